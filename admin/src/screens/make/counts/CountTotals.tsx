import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Count } from '../../../api/api-types.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Gains and losses of a count, by unit; in rupees for staff who may see money. */
export function CountTotals({ count: { totals, gainValue, lossValue } }: { count: Count }) {
  const say = useWords()
  const amounts = (side: 'gain' | 'loss', value: number | null) => {
    const units = totals
      .filter((total) => total[side] > 0)
      .map((total) => say('counts.totals', { quantity: formatQuantity(total[side]), unit: total.priceUnit }))
    if (units.length === 0) return '–'
    return [units.join(', '), ...(value === null ? [] : [formatMoney(value)])].join(' · ')
  }
  if (totals.length === 0) return <Typography>{say('counts.noDifference')}</Typography>
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <Fact name={say('counts.found')}>{amounts('gain', gainValue)}</Fact>
      <Fact name={say('counts.lost')}>{amounts('loss', lossValue)}</Fact>
    </Box>
  )
}
