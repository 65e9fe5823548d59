import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type PlannedRuns } from '../../../api/api-types.js'
import { colour } from '../../../kit/theme/tokens.js'
import { atLowerEdge } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type CookPlanState, useReserve } from './use-cook-plan.js'

const bar = {
  ...atLowerEdge,
  zIndex: 1,
  bgcolor: colour.paper,
  borderTop: 1,
  borderColor: colour.stone,
  py: 1.5,
  display: 'grid',
  gap: 1,
}

/** The one button of the screen: it makes runs, with their batches, of the chosen lines. */
export function ReserveBar({ state, onMade }: { state: CookPlanState; onMade: (made: PlannedRuns) => void }) {
  const say = useWords()
  const reserve = useReserve()
  const { lines, wanted, check } = state
  const wrong = lines.some(({ chosen, quantity }) => chosen && quantity === null)
  const short = (check.data?.items ?? []).filter(({ status }) => status !== 'Reserved').length
  const hint = wanted.length === 0 ? say('cookPlan.reserveNone') : wrong ? say('cookPlan.reserveFix') : ''
  return (
    <Box sx={bar}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="contained"
          loading={reserve.isPending}
          disabled={wanted.length === 0 || wrong}
          onClick={() => reserve.mutate(wanted, { onSuccess: onMade })}
        >
          {say('cookPlan.reserve', { smart_count: wanted.length })}
        </Button>
        <Typography color="text.secondary" role="status">
          {hint || (short > 0 ? say('cookPlan.partly', { smart_count: short }) : '')}
        </Typography>
      </Box>
    </Box>
  )
}
