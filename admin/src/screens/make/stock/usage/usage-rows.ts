import { type Batch, type Reservation, type StaffOrder, type StockUses } from '../../../../api/api-types.js'
import { PAISE_OF_A_RUPEE } from '../../../../kit/ui/format.js'
import { type Status } from '../../../../kit/ui/StatusChip.js'

/** What one reservation or order took of a batch. */
export interface UsageRow {
  id: string
  /** The number of the reservation or order, as people know it. */
  number: string
  date: string
  product: string | undefined
  quantity: number
  unit: string
  status: Status
  remarks: string
}

const MILLI = 1000

/** Adds decimals as whole thousandths, so that 0.1 + 0.2 is 0.3. */
const sum = (quantities: readonly number[]): number =>
  quantities.reduce((total, quantity) => total + Math.round(quantity * MILLI), 0) / MILLI

function ofReservation(reservation: Reservation, { batchNumber, priceUnit }: Batch): UsageRow {
  const taken = reservation.components.flatMap(({ unit, batches }) =>
    batches.filter((part) => part.batchNumber === batchNumber).map((part) => ({ ...part, unit })),
  )
  return {
    id: reservation._id,
    number: reservation.reservationId,
    date: reservation.reservedAt,
    product: reservation.bomId.parentProduct?.title,
    quantity: sum(taken.map(({ reservedQuantity, usedQuantity }) => usedQuantity ?? reservedQuantity)),
    unit: taken[0]?.unit ?? priceUnit,
    status: reservation.status,
    remarks: reservation.remarks,
  }
}

function ofOrder(order: StaffOrder, { batchNumber, priceUnit }: Batch): UsageRow {
  const allocations = order.items.flatMap((item) =>
    item.allocations
      .filter((allocation) => allocation.batchNumber === batchNumber)
      .map(({ quantity }) => ({ name: item.title, quantity })),
  )
  return {
    id: order._id,
    number: order.orderId,
    date: order.orderDate,
    product: allocations[0]?.name,
    quantity: sum(allocations.map(({ quantity }) => quantity)),
    unit: priceUnit,
    status: order.deliveryStatus,
    remarks: '',
  }
}

/** The reservations that took from a batch; if there are none, the orders. */
export function usageRows({ reservations, orders }: StockUses, stock: Batch): UsageRow[] {
  if (reservations.length > 0) return reservations.map((reservation) => ofReservation(reservation, stock))
  return orders.map((order) => ofOrder(order, stock))
}

/** (Total reserved or ordered quantity - the stock's quantity) x its price, in rupees; null for packers. */
export function gainLoss(rows: readonly UsageRow[], { quantity, price }: Batch): number | null {
  if (price === null) return null
  const difference = sum([...rows.map((row) => row.quantity), -quantity])
  const paise = Math.round((Math.round(difference * MILLI) * Math.round(price * PAISE_OF_A_RUPEE)) / MILLI)
  return paise / PAISE_OF_A_RUPEE
}
