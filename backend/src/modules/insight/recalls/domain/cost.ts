import { multiplyMoney, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { addMilli } from '../../../../kernel/amounts/quantity.js'
import { type ReachedBatch, type ReachedOrder } from './reach.js'

/** What a recall costs at most. */
export interface RecallCost {
  /** Jars that lie here, at what they cost. */
  shelfPaise: Paise
  /** Material that is in stock, at what it cost. */
  materialPaise: Paise
  /** What customers paid for the jars that were sent. */
  refundsPaise: Paise
  /** Bringing each sent parcel back, at the price of its delivery. */
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

/** The parts sum to the whole. */
export function costOf(batches: readonly CostedBatch[], orders: readonly CostedOrder[]): RecallCost {
  const sent = orders.filter((order) => order.sent)
  const shelfPaise = valueOf(batches.filter(({ materialType }) => materialType === 'FG'))
  const materialPaise = valueOf(batches.filter(({ materialType }) => materialType !== 'FG'))
  const refundsPaise = sumPaise(sent.flatMap(({ lines }) => lines.map(({ paidPaise }) => paidPaise)))
  const courierPaise = sumPaise(sent.map(({ deliveryPaise }) => deliveryPaise))
  const totalPaise = sumPaise([shelfPaise, materialPaise, refundsPaise, courierPaise])
  return { shelfPaise, materialPaise, refundsPaise, courierPaise, totalPaise }
}
