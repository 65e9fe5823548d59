import { useTranslateLabel } from 'react-admin'
import { type Reservation, type RunComponent } from '../../../../api/api-types.js'
import { formatDay, formatQuantity } from '../../../../kit/ui/format.js'
import { type Say, useWords } from '../../../../kit/words/use-words.js'
import { type Sheet } from './sheet.js'
import { weighed } from './weighed.js'

const BOX = '☐'

/** A line for each batch that somebody fetches; a component without one has a line too. */
function linesOf(component: RunComponent, say: Say): string[][] {
  const { productId, requiredQuantity, unit, batches } = component
  const product = productId?.name ?? say('lists.notAvailable')
  const required = `${formatQuantity(requiredQuantity)} ${unit}`
  const line = (batch: string, reserved: number, at: number) => [
    product,
    batch,
    at === 0 ? required : '',
    weighed(reserved, unit),
    BOX,
  ]
  if (batches.length === 0) return [line(say('lists.notAvailable'), 0, 0)]
  return batches.map(({ batchNumber, reservedQuantity }, at) => line(batchNumber, reservedQuantity, at))
}

/** What the storeroom needs to know of a reservation. */
export function useSheet(run: Reservation): Sheet {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const field = (source: string) => String(nameOf({ resource: 'reservations', source }))
  const product = run.bomId?.parentProduct?.title ?? say('lists.notAvailable')
  const unit = run.bomId?.parentProductUnit ?? ''
  return {
    title: `${say('reservations.details')} ${run.reservationId}`,
    facts: [
      [field('reservationId'), run.reservationId],
      [field('reservedTo'), product],
      [say('reservations.quantity'), `${formatQuantity(run.quantitytoProduce)} ${unit}`.trim()],
      [field('reservedAt'), formatDay(run.reservedAt)],
      [field('status'), say(`status.${run.status}`)],
      [field('reservedBy'), run.reservedBy],
      [say('reservations.remarks'), run.remarks || say('lists.notAvailable')],
    ],
    head: [
      say('reservations.product'),
      say('reservations.batchNumber'),
      say('reservations.requiredQuantity'),
      say('reservations.reservedQuantity'),
      say('reservations.checkReceived'),
    ],
    rows: run.components.flatMap((component) => linesOf(component, say)),
  }
}
