import { rupeesToPaise } from '../../../src/kernel/amounts/money.js'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import {
  type CreditedOrder,
  type CreditWish,
  planCredit,
} from '../../../src/modules/sales/orders/domain/money/credit-plan.js'
import { type OrderCredit } from '../../../src/modules/sales/orders/domain/money/credits.js'

export const at = new Date('2026-11-21T06:00:00Z')
const OPEN = {
  requestKey: null,
  refundId: 'R1',
  reference: null,
  doneAt: null,
  noteNumber: null,
  noteDue: false,
}
export const creditFrom = (order: CreditedOrder, wish: CreditWish): OrderCredit => ({
  ...OPEN,
  id: String(order.credits?.length ?? 0),
  kind: 'goodwill',
  reason: 'Sorry',
  by: null,
  at,
  ...planCredit(order, wish),
})
export const after = (order: CreditedOrder, wish: CreditWish): CreditedOrder => ({
  ...order,
  credits: [...(order.credits ?? []), creditFrom(order, wish)],
})

export const order: CreditedOrder & { credits: OrderCredit[] } = {
  orderStatus: 'Placed',
  paidAt: at,
  cancelledAt: null,
  items: [
    { name: 'GONGURA', quantityMilli: jars(2), linePaise: rupeesToPaise(898) },
    { name: 'CHICKEN', quantityMilli: jars(1), linePaise: rupeesToPaise(549) },
  ],
  totalPaise: rupeesToPaise(1447),
  deliveryPaise: rupeesToPaise(132),
  finalPaise: rupeesToPaise(1579),
  refundPaise: null,
  credits: [],
}
