import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { batchAddress } from '../../../../kit/addresses/addresses.js'
import { type Column } from '../../../../kit/lists/column.js'
import { PlainRows } from '../../../../kit/lists/PlainRows.js'
import { formatMoney, formatQuantity, kilograms } from '../../../../kit/ui/format.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { Part } from './Part.js'

type Yield = Reservation['yields'][number]
type Row = Yield & RaRecord

const columns = (say: Say, seesCosts: boolean): Column<Row>[] => [
  {
    source: 'batchNumber',
    value: ({ batchNumber }) => batchNumber,
    show: ({ batchNumber }) => (
      <TapLink component={Link} to={batchAddress(batchNumber)}>
        {batchNumber}
      </TapLink>
    ),
  },
  {
    source: 'product',
    value: ({ product }) => product?.title ?? say('lists.notAvailable'),
    long: true,
  },
  { source: 'quantity', value: ({ quantity, unit }) => `${formatQuantity(quantity)} ${unit}`, numeric: true },
  { source: 'weight', value: ({ weight }) => (weight > 0 ? kilograms(weight) : ''), numeric: true },
  ...(seesCosts
    ? [
        { source: 'cost', value: ({ cost }: Row) => formatMoney(cost), numeric: true },
        { source: 'unitPrice', value: ({ unitPrice }: Row) => formatMoney(unitPrice), numeric: true },
      ]
    : []),
]

/** The batches that the run made, each with its share of the cost. */
export function CameOut({ run }: { run: Reservation }) {
  const say = useWords()
  if (run.yields.length === 0) return null
  const rows = run.yields.map((one): Row => ({ ...one, id: one.stockId }))
  return (
    <Part title={say('reservations.cameOut')}>
      <PlainRows<Row> resource="run-yields" rows={rows} columns={columns(say, run.totalCost !== null)} />
    </Part>
  )
}
