import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type PlannedRuns } from '../../../api/api-types.js'
import { RUN_LIST, runAddress } from '../../../kit/addresses/addresses.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { useWords } from '../../../kit/words/use-words.js'
import { amountOf } from './amount.js'

/** The runs that were made, and the way to each. */
export function Made({ made, onBack }: { made: PlannedRuns; onBack: () => void }) {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('cookPlan.made')}</PageTitle>
      <Typography role="status">{made.message}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {made.runs.map(({ reservationId, product, quantity, status, missing }) => (
          <Card
            component="li"
            key={reservationId}
            sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}
          >
            <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {say('cookPlan.runMade', {
                quantity: amountOf(product, quantity),
                name: product.name,
              })}
            </Typography>
            <StatusChip status={status} />
            {missing.length > 0 && (
              <Typography>
                {say('cookPlan.stillMissing', {
                  missing: missing
                    .map((one) => `${one.product.name} ${amountOf(one.product, one.quantity)}`)
                    .join(', '),
                })}
              </Typography>
            )}
            <Button component={Link} to={runAddress(reservationId)} variant="outlined">
              {say('cookPlan.openRun', { id: reservationId })}
            </Button>
          </Card>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to={RUN_LIST} variant="outlined">
          {say('cookPlan.toList')}
        </Button>
        <Button onClick={onBack}>{say('cookPlan.planOn')}</Button>
      </Box>
    </>
  )
}
