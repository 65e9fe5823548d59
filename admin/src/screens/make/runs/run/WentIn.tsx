import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation, type RunBatch, type RunComponent } from '../../../../api/api-types.js'
import { batchAddress } from '../../../../kit/addresses/addresses.js'
import { type Column } from '../../../../kit/lists/column.js'
import { PlainRows } from '../../../../kit/lists/PlainRows.js'
import { formatMoney, formatQuantity } from '../../../../kit/ui/format.js'
import { TapLink } from '../../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { Part } from './Part.js'

interface Row extends RaRecord {
  id: string
  component: RunComponent
  batch: RunBatch | null
}

const measured = (quantity: number | null | undefined, unit: string) =>
  quantity === null || quantity === undefined ? '' : `${formatQuantity(quantity)} ${unit}`

const columns = (say: Say, isDone: boolean): Column<Row>[] => [
  {
    source: 'product',
    value: ({ component }) => component.productId?.name ?? say('lists.notAvailable'),
    long: true,
  },
  {
    source: 'batchNumber',
    value: ({ batch }) => batch?.batchNumber ?? say('reservations.noBatch'),
    show: ({ batch }) =>
      batch ? (
        <TapLink component={Link} to={batchAddress(batch.batchNumber)}>
          {batch.batchNumber}
        </TapLink>
      ) : (
        say('reservations.noBatch')
      ),
  },
  {
    source: 'requiredQuantity',
    value: ({ component }) => measured(component.requiredQuantity, component.unit),
    numeric: true,
  },
  {
    source: 'reservedQuantity',
    value: ({ component, batch }) => measured(batch?.reservedQuantity, component.unit),
    numeric: true,
  },
  ...(isDone
    ? [
        {
          source: 'usedQuantity',
          value: ({ component, batch }: Row) => measured(batch?.usedQuantity, component.unit),
          numeric: true,
        },
      ]
    : []),
  {
    source: 'costPrice',
    value: ({ batch }) => (batch ? formatMoney(batch.costPrice) : ''),
    numeric: true,
  },
]

/** Every batch of the run: what was set aside of it, and after it is received what really went in. */
export function WentIn({ run }: { run: Reservation }) {
  const say = useWords()
  const isDone = run.status === 'Production Completed'
  const rows = run.components.flatMap((component, at): Row[] =>
    component.batches.length === 0
      ? [{ id: String(at), component, batch: null }]
      : component.batches.map((batch) => ({ id: `${at} ${batch.stockId}`, component, batch })),
  )
  return (
    <Part title={say(isDone ? 'reservations.wentIn' : 'reservations.isReserved')}>
      <PlainRows<Row> resource="run-batches" rows={rows} columns={columns(say, isDone)} />
    </Part>
  )
}
