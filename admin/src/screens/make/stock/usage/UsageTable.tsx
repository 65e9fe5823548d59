import '../../../../parts/batches/words.js'
import Typography from '@mui/material/Typography'
import { type Column } from '../../../../kit/lists/column.js'
import { PlainRows } from '../../../../kit/lists/PlainRows.js'
import { formatDay, formatQuantity } from '../../../../kit/ui/format.js'
import { StatusChip } from '../../../../kit/ui/StatusChip.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { type UsageRow } from './usage-rows.js'

const columns = (say: Say): Column<UsageRow>[] => [
  { source: 'number', value: ({ number }) => number },
  { source: 'date', value: ({ date }) => date, show: ({ date }) => formatDay(date) },
  { source: 'product', value: ({ product }) => product ?? say('lists.notAvailable'), long: true },
  {
    source: 'quantity',
    value: ({ quantity }) => quantity,
    show: ({ quantity }) => formatQuantity(quantity),
    numeric: true,
  },
  { source: 'unit', value: ({ unit }) => unit },
  { source: 'status', value: ({ status }) => status, show: ({ status }) => <StatusChip status={status} /> },
  { source: 'remarks', value: ({ remarks }) => remarks || say('lists.notAvailable'), long: true },
]

/** The reservations of a batch, or its orders. */
export function UsageTable({ rows }: { rows: UsageRow[] }) {
  const say = useWords()
  if (rows.length === 0) return <Typography role="status">{say('stockUsage.noRows')}</Typography>
  return <PlainRows resource="stock-usage" rows={rows} columns={columns(say)} />
}
