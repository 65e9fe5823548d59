import { type Order, type Shop } from '../../api/types.js'
import { daysBetween, deliveryRange } from '../../ui/delivery-dates.js'
import { rupees, shortDay } from '../../ui/format.js'
import { clock, nameOfDay } from '../../ui/times.js'
import { sentences as words } from '../../words/order-sentences.js'
import { parcels as parcelWords } from '../../words/parcels.js'
import { isCancelled } from './order-rules.js'

/** Days ahead that are called by their name alone. */
const NAMED_DAYS = 6

/** A day as a person near it calls it. */
function nearDay(at: Date, now: Date) {
  const days = daysBetween(now, at)
  if (days === 0) return words.today
  if (days === 1) return words.tomorrow
  if (days === -1) return words.yesterday
  return days > 1 && days <= NAMED_DAYS ? nameOfDay(at) : words.onDay(shortDay(at))
}

/** The moment of an event that was last; undefined where it was not. */
const lastOf = ({ timeline }: Order, ...events: string[]) =>
  timeline.findLast(({ event }) => events.includes(event))?.at

/** The day of an event that was last, in words; nothing where it was not. */
function whenOf(order: Order, now: Date, ...events: string[]) {
  const at = lastOf(order, ...events)
  return at ? ` ${nearDay(new Date(at), now)}` : ''
}

const AGAIN = 'Sent again'

/** When the courier plans to be there, else what the shop promises; nothing once that is over. */
function arrival(order: Order, shop: Shop | null, now: Date) {
  const { deliveries, orderDate } = order
  const planned = deliveries.flatMap(({ state, expectedAt }) =>
    state !== 'delivered' && expectedAt ? [new Date(expectedAt)] : [],
  )
  const last = planned.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
  if (last) return daysBetween(now, last) < 0 ? '' : words.arrivesOn(nearDay(last, now))
  const range = deliveryRange(new Date(lastOf(order, AGAIN) ?? orderDate), shop)
  if (!range || daysBetween(now, range.last) < 0) return ''
  return words.arrivesBetween(shortDay(range.first), shortDay(range.last))
}

const TROUBLED: readonly string[] = ['returning', 'returned', 'lost']

/** Where the parcels are that the courier has. */
function onTheRoad(order: Order, shop: Shop | null, now: Date) {
  const { deliveries } = order
  const troubled = deliveries.find(({ state }) => TROUBLED.includes(state))
  const there = deliveries.filter(({ state }) => state === 'delivered').length
  if (troubled)
    return deliveries.length > 1
      ? words.oneOf(deliveries.length, parcelWords.states[troubled.state])
      : parcelWords.states[troubled.state]
  const how = deliveries.some(({ state }) => state !== 'shipped')
    ? words.underWay
    : words.shipped(whenOf(order, now, 'Shipped'))
  const some = there > 0 ? words.some(there, deliveries.length) : how
  return some + arrival(order, shop, now)
}

function cancelled({ refundAmount, refundState }: Order) {
  if (!refundAmount || !refundState) return words.cancelled
  return words.refunds[refundState](rupees(refundAmount))
}

function unpaid({ paymentUnderReview, holdExpiresAt, canRetryPayment }: Order) {
  if (paymentUnderReview) return words.underReview
  return holdExpiresAt && canRetryPayment ? words.held(clock(holdExpiresAt)) : words.waits
}

/** What became of an order that is not packed yet. Nobody paid for a replacement. */
function begun(order: Order, now: Date) {
  if (lastOf(order, AGAIN)) return words.again
  return order.replaces ? words.replacement : words.paid(whenOf(order, now, 'Paid'))
}

function pickedUp(order: Order, now: Date) {
  if (order.deliveryStatus === 'Delivered')
    return words.handedOver(whenOf(order, now, 'Handed over', 'Delivered'))
  if (order.deliveryStatus !== 'Pending') return words.ready
  return order.replaces ? words.forFreePickUp : words.forPickUp
}

/**
 * Where an order stands, in one sentence: what happened last, and when the jars come.
 * @param now the day from which the days are named.
 */
export function sentenceOf(order: Order, shop: Shop | null, now: Date): string {
  if (isCancelled(order)) return cancelled(order)
  if (order.paymentStatus === 'Pending') return unpaid(order)
  if (order.handover === 'pickup') return pickedUp(order, now)
  switch (order.deliveryStatus) {
    case 'Delivered':
      return words.delivered(whenOf(order, now, 'Delivered'))
    case 'Shipped':
      return onTheRoad(order, shop, now)
    case 'Packed':
      return words.packed(whenOf(order, now, 'Packed')) + arrival(order, shop, now)
    default:
      return begun(order, now) + arrival(order, shop, now)
  }
}
