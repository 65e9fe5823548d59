import '../../../../parts/batches/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type StockMovement } from '../../../../api/api-types.js'
import { personName } from '../../../../api/names.js'
import { type Column } from '../../../../kit/lists/column.js'
import { PlainRows } from '../../../../kit/lists/PlainRows.js'
import { formatDateTime, formatQuantity } from '../../../../kit/ui/format.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { type Say, useWords, type WordKey } from '../../../../kit/words/use-words.js'

const signed = (amount: number, unit: string) =>
  `${amount > 0 ? '+' : '−'}${formatQuantity(Math.abs(amount))} ${unit}`

/** What a movement changed: "quantity +5 KG, reserved −2 KG". */
function changeInWords(say: Say, { delta }: StockMovement, unit: string): string {
  const parts: [WordKey, number][] = [
    ['batch.changeQuantity', delta.quantity],
    ['batch.changeReserved', delta.reserved],
    ['batch.changeUsed', delta.used],
  ]
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => say(key, { amount: signed(amount, unit) }))
    .join(', ')
}

const REASONS = ['spoilt', 'spilt', 'tasted', 'sample', 'miscounted', 'opening'] as const

/** The reason of a correction and what was added to it. */
function whyInWords(say: Say, { reason, note }: StockMovement): string {
  const known = REASONS.find((one) => one === reason)
  return [known ? say(`batch.${known}`) : reason, note].filter(Boolean).join(': ')
}

/** What happened; where it was for an order, the way there. */
function Kind({ row: { kind, cause } }: { row: StockMovement }) {
  const say = useWords()
  const inWords = say(`movements.${kind}`)
  if (cause.document !== 'order') return inWords
  return (
    <TapLink component={Link} to={`/assign-stock?${new URLSearchParams({ order: cause.id })}`}>
      {inWords}
    </TapLink>
  )
}

/** The remainder after a movement, above the counters from which it is calculated. */
function Balance({ balance, unit }: { balance: StockMovement['balance']; unit: string }) {
  const say = useWords()
  const counters = {
    quantity: formatQuantity(balance.quantity),
    reserved: formatQuantity(balance.reserved),
    used: formatQuantity(balance.used),
  }
  return (
    <Box sx={{ whiteSpace: 'normal' }}>
      <strong>{`${formatQuantity(balance.remaining)} ${unit}`}</strong>
      <Typography variant="body2" color="text.secondary">
        {say('batch.balances', counters)}
      </Typography>
    </Box>
  )
}

/** Rows of a batch's ledger. */
export function Movements({ rows, unit }: { rows: StockMovement[]; unit: string }) {
  const say = useWords()
  const columns: Column<StockMovement>[] = [
    {
      source: 'kind',
      value: ({ kind }) => say(`movements.${kind}`),
      show: (row) => <Kind row={row} />,
    },
    { source: 'at', value: ({ at }) => formatDateTime(at) },
    { source: 'delta', value: (row) => changeInWords(say, row, unit) },
    {
      source: 'balance',
      value: ({ balance }) => balance.remaining,
      show: ({ balance }) => <Balance balance={balance} unit={unit} />,
      long: true,
    },
    { source: 'by', value: ({ by }) => personName(by) },
    { source: 'reason', value: (row) => whyInWords(say, row), long: true },
  ]
  return <PlainRows resource="stock-movements" rows={rows} columns={columns} />
}
