import { type Order } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { shortDay } from '../../ui/format.js'
import { parcels as words } from '../../words/parcels.js'
import styles from './OrderSteps.module.css'

interface Step {
  name: string
  when: string | undefined
  done: boolean
}

/** Steps of an order that the courier brings; Packed is displayed as Shipped. */
function stepsByCourier(order: Order, at: (...events: string[]) => string | undefined): Step[] {
  const again = order.deliveryStatus === 'Pending'
  const isSent = order.deliveries.some(({ state }) => state !== 'shipped')
  const isThere = order.deliveryStatus === 'Delivered'
  return [
    { name: words.shipped, when: again ? undefined : at('Shipped', 'Packed'), done: !again },
    { name: words.underWay, when: undefined, done: !again && (isSent || isThere) },
    { name: words.delivered, when: at('Delivered'), done: isThere },
  ]
}

/** Steps of an order that the customer picks up. */
function stepsOfPickUp({ deliveryStatus }: Order, at: (...events: string[]) => string | undefined): Step[] {
  const isReady = deliveryStatus !== 'Pending'
  return [
    { name: words.ready, when: isReady ? at('Packed') : undefined, done: isReady },
    { name: words.handedOver, when: at('Handed over', 'Delivered'), done: deliveryStatus === 'Delivered' },
  ]
}

function PickUpPlace({ order: { deliveryStatus } }: { order: Order }) {
  const shop = useShop()
  if (!shop || deliveryStatus === 'Delivered') return null
  const { name, address, phone, pickupHours } = shop
  const place = [name, address.line, address.city].filter(Boolean).join(', ')
  return <p>{words.pickUpAt(place, phone, pickupHours)}</p>
}

/** The steps of a paid order in one line: what is done, with its day, and what is still to come. */
export function OrderSteps({ order }: { order: Order }) {
  const at = (...events: string[]) => order.timeline.findLast(({ event }) => events.includes(event))?.at
  const isPickUp = order.handover === 'pickup'
  const steps = [
    { name: words.placed, when: at('Placed'), done: true },
    ...(order.replaces ? [] : [{ name: words.paid, when: at('Paid'), done: true }]),
    ...(isPickUp ? stepsOfPickUp(order, at) : stepsByCourier(order, at)),
  ]
  return (
    <>
      <ol className={styles['steps']} aria-label={words.title}>
        {steps.map(({ name, when, done }) => (
          <li key={name} className={done ? styles['done'] : undefined}>
            <span className={styles['name']}>{name}</span>
            {when ? (
              <time dateTime={when}>{shortDay(when)}</time>
            ) : (
              <span>{done ? words.doneMark : words.openMark}</span>
            )}
          </li>
        ))}
      </ol>
      {isPickUp && <PickUpPlace order={order} />}
    </>
  )
}
