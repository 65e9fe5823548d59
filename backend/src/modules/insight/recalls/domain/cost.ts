import { multiplyMoney, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { addMilli } from '../../../../kernel/amounts/quantity.js'
import { type ReachedBatch, type ReachedOrder } from './reach.js'

/** The highest possible cost of a recall. */
export interface RecallCost {
  /** Jars in the house, at their cost. */
  shelfPaise: Paise
  /** Material in stock, at its cost. */
  materialPaise: Paise
  /** What customers paid for the sent jars. */
  refundsPaise: Paise
  /** Cost of bringing each sent parcel back, at the price of its delivery. */
  courierPaise: Paise
  totalPaise: Paise
}

type CostedBatch = Pick<ReachedBatch, 'materialType' | 'remainingMilli' | 'setAsideMilli' | 'pricePaise'>
type CostedOrder = Pick<ReachedOrder, 'sent' | 'deliveryPaise'> & {
  lines: readonly { paidPaise: Paise }[]
}

const valueOf = (batches: readonly CostedBatch[]): Paise =>
  sumPaise(
    batches.map(({ remainingMilli, setAsideMilli, pricePaise }) =>
      multiplyMoney(pricePaise, addMilli(remainingMilli, setAsideMilli)),
    ),
  )

/** The parts of the cost, which sum to the whole. */
export function costOf(batches: readonly CostedBatch[], orders: readonly CostedOrder[]): RecallCost {
  const sent = orders.filter((order) => order.sent)
  const shelfPaise = valueOf(batches.filter(({ materialType }) => materialType === 'FG'))
  const materialPaise = valueOf(batches.filter(({ materialType }) => materialType !== 'FG'))
  const refundsPaise = sumPaise(sent.flatMap(({ lines }) => lines.map(({ paidPaise }) => paidPaise)))
  const courierPaise = sumPaise(sent.map(({ deliveryPaise }) => deliveryPaise))
  const totalPaise = sumPaise([shelfPaise, materialPaise, refundsPaise, courierPaise])
  return { shelfPaise, materialPaise, refundsPaise, courierPaise, totalPaise }
}
