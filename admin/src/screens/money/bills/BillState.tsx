import Chip from '@mui/material/Chip'
import { type BillRow } from '../../../api/api-types.js'
import { formatDay } from '../../../kit/ui/format.js'
import { tone } from '../../../kit/ui/StatusChip.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Whether a bill is paid, to pay, overdue or cancelled. @param today in India */
export function BillState({
  bill: { state, dueDay },
  today,
}: {
  bill: Pick<BillRow, 'state' | 'dueDay'>
  today: string
}) {
  const say = useWords()
  const isLate = state === 'open' && dueDay < today
  const look = { open: isLate ? tone.over : tone.waiting, paid: tone.good, cancelled: tone.quiet }[state]
  const text = isLate
    ? say('supplierBills.overdueSince', { day: formatDay(dueDay) })
    : say(`supplierBills.${state}`)
  return <Chip size="small" label={text} sx={{ bgcolor: look.ground, color: look.text, fontWeight: 600 }} />
}
