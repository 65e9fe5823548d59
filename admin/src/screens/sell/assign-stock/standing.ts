import './order-page-words.js'
import { type StaffOrder } from '../../../api/api-types.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { type Say, type WordKey } from '../../../kit/words/use-words.js'

/** Who has to do the next step; nobody when the order is done. */
export type Turn = 'shop' | 'customer' | 'others' | 'nobody'

/** Where an order stands, in one sentence, and whose turn it is. */
export interface Standing {
  says: string
  turn: Turn
}

/** @param now the moment against which a hold is measured */
export function standingOf(order: StaffOrder, say: Say, now: Date): Standing {
  const is = (turn: Turn, key: WordKey, values: Record<string, string> = {}): Standing => ({
    turn,
    says: say(key, { name: order.contactName, ...values }),
  })
  if (order.deletedAt) return is('nobody', 'standing.deleted')
  if (order.deliveryStatus === 'Cancelled') return cancelled(order, is)
  if (order.paymentReview) return is('shop', 'standing.review')
  if (order.canRestore) return is('nobody', 'standing.archived')
  if (order.paymentStatus === 'Pending') return unpaid(order, is, now)
  if (order.courierWork) return is('shop', 'standing.trouble')
  return paid(order, is, say)
}

type Is = (turn: Turn, key: WordKey, values?: Record<string, string>) => Standing

function cancelled({ refundState, refundAmount }: StaffOrder, is: Is): Standing {
  const amount = { amount: formatMoney(refundAmount ?? 0) }
  if (refundState === 'Due') return is('shop', 'standing.refundDue', amount)
  if (refundState === 'Started') return is('others', 'standing.refundStarted', amount)
  return refundState === 'Completed'
    ? is('nobody', 'standing.refunded', amount)
    : is('nobody', 'standing.cancelled')
}

function unpaid({ holdExpiresAt, finalPrice }: StaffOrder, is: Is, now: Date): Standing {
  const amount = formatMoney(finalPrice)
  return holdExpiresAt !== null && Date.parse(holdExpiresAt) > now.getTime()
    ? is('customer', 'standing.held', { amount, at: formatDateTime(holdExpiresAt) })
    : is('customer', 'standing.unpaid', { amount })
}

function paid(order: StaffOrder, is: Is, say: Say): Standing {
  const jars = say('standing.jars', {
    smart_count: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
  })
  const { assign, ship } = order.whyNot
  switch (order.deliveryStatus) {
    case 'Pending':
      return assign === null
        ? is('shop', 'standing.assign', { jars })
        : is('shop', 'standing.waits', { reason: assign })
    case 'Packed':
      if (order.packing?.doneAt == null) return is('shop', 'standing.pack', { jars })
      if (order.handover === 'pickup') return is('customer', 'standing.pickup')
      return ship === null ? is('shop', 'standing.ship') : is('shop', 'standing.cannotShip', { reason: ship })
    case 'Shipped':
      return is('others', 'standing.onItsWay')
    default:
      return order.issueStatus === 'Open' ? is('shop', 'standing.question') : is('nobody', 'standing.done')
  }
}
