import { type Year } from './year.builders.js'
import { type YearOrder } from './year.rows.js'

export const JAR_PAISE = 50_000

/** An order of the year once it has its prices. */
export interface SoldOrder extends Omit<YearOrder, 'items'> {
  orderDate: Date
  deliveryStatus: string
  mobileNumber: string
  deliveryPaise: number
  items: (YearOrder['items'][0] & { productId: unknown; quantityMilli: number; linePaise: number })[]
}

/** Gives the year's orders their prices: the same for every jar, all of it paid, and the given charge for delivery. */
export function sellYear(year: Year, deliveryPaise = 0): void {
  const ids = new Map<string, unknown>(
    [...year.products.values()].map((product: Record<string, unknown>) => [
      String(product['_id']),
      product['Id'],
    ]),
  )
  for (const order of year.orders as unknown as SoldOrder[]) {
    const items = order.items
      .filter(({ quantityMilli }) => quantityMilli > 0)
      .map((item) => ({
        ...item,
        Id: ids.get(String(item.productId)),
        unitPaise: JAR_PAISE,
        linePaise: (JAR_PAISE * item.quantityMilli) / 1000,
        grossWeight: 0,
        tax: null,
      }))
    const totalPaise = items.reduce((sum, { linePaise }) => sum + linePaise, 0)
    const states = { orderStatus: 'Completed', paymentStatus: 'Completed', deletedAt: null }
    const amounts = { totalPaise, deliveryPaise, finalPaise: totalPaise + deliveryPaise, refundPaise: null }
    Object.assign(order, states, amounts, { items, paidAt: order.orderDate, cancelledAt: null })
  }
}
