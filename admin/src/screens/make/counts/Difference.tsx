import Typography from '@mui/material/Typography'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type CountedBatch } from './shelf-view.js'

/** What is more or missing, in words. */
export function Difference({ of: { difference, priceUnit } }: { of: CountedBatch }) {
  const say = useWords()
  if (difference === null) return null
  if (difference === 0) return <Typography color="text.secondary">{say('counts.same')}</Typography>
  const amount = { quantity: formatQuantity(Math.abs(difference)), unit: priceUnit }
  return (
    <Typography sx={{ fontWeight: 650, color: difference > 0 ? 'success.main' : 'error.main' }}>
      {say(difference > 0 ? 'counts.gain' : 'counts.loss', amount)}
    </Typography>
  )
}
