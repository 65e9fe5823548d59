import { type Order } from '../../api/types.js'
import { day } from '../../ui/format.js'
import { parcels as words } from '../../words/parcels.js'

type Delivery = Order['deliveries'][number]

/** Where one parcel is, in a sentence, with the courier's page for the rest. */
function Parcel({ parcel, number }: { parcel: Delivery; number: number | null }) {
  const { state, place, seenAt, expectedAt, deliveredAt } = parcel
  return (
    <li>
      {number !== null && <strong>{words.parcel(number)} </strong>}
      {words.states[state]}
      {deliveredAt && ` ${words.on(day(deliveredAt))}`}
      {state === 'moving' && place && seenAt && ` ${words.seen(place, day(seenAt))}`}
      {expectedAt && ` ${words.expected(day(expectedAt))}`}{' '}
      {state !== 'delivered' && (
        <a
          href={parcel.trackingUrl}
          target="_blank"
          rel="noopener"
          aria-label={words.trackOf(parcel.waybill)}
        >
          {words.track}
        </a>
      )}
    </li>
  )
}

/** Each parcel of an order that was booked with the courier. */
export function Parcels({ order: { deliveries } }: { order: Order }) {
  if (deliveries.length === 0) return null
  return (
    <ul>
      {deliveries.map((parcel, index) => (
        <Parcel key={parcel.waybill} parcel={parcel} number={deliveries.length > 1 ? index + 1 : null} />
      ))}
    </ul>
  )
}
