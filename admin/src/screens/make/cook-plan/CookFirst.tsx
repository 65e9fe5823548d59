import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { nameInWords } from '../../../api/names.js'
import { useWords } from '../../../kit/words/use-words.js'
import { amountOf } from './amount.js'
import { type CookPlanState } from './use-cook-plan.js'

/** What the chosen runs need, is not there, and is not chosen. */
export function CookFirst({ state }: { state: CookPlanState }) {
  const say = useWords()
  const first = state.check.data?.cookFirst ?? []
  if (first.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{say('cookPlan.cookFirst')}</AlertTitle>
      {say('cookPlan.cookFirstText')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {first.map((suggestion) => (
          <Button
            key={suggestion.bomId}
            variant="outlined"
            color="inherit"
            onClick={() => state.add(suggestion)}
          >
            {say('cookPlan.add', {
              name: nameInWords(suggestion.product.name),
              quantity: amountOf(suggestion.product, suggestion.quantity),
            })}
          </Button>
        ))}
      </Box>
    </Alert>
  )
}
