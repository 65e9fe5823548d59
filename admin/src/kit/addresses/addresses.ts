/** Where the screens show things. An address that several screens lead to is made here. */

/** The page of a batch; its label's QR code leads there too. */
export const batchAddress = (batchNumber: string): string =>
  `/stock-receipt/${encodeURIComponent(batchNumber)}`

/** The page with the uses of a batch. @param id `_id` of the batch */
export const usageAddress = (id: string): string => `/stock-usage?${new URLSearchParams({ stock: id })}`

/** A new reservation. */
export const NEW_RUN = '/reservations'
export const RUN_LIST = '/reservation-list'

/** The form of a reservation. @param id its number */
export const editAddress = (id: string): string => `${NEW_RUN}?${new URLSearchParams({ id })}`

/** Hash that makes the form fill itself from the stock when it opens. */
export const FILL = '#fill'

/** The form of a reservation, which fills in what is there now. */
export const fillAddress = (id: string): string => `${editAddress(id)}${FILL}`

/** The page of a run: what was reserved, what went in and what came out. */
export const runAddress = (id: string): string => `/dashboard/runs/${encodeURIComponent(id)}`

/** What waits for the owner's yes. */
export const WAITING_FOR_YES = `/dashboard/approvals?${new URLSearchParams({ filter: JSON.stringify({ status: 'waiting' }) })}`

/** The receipt of what a run made, with the run chosen. Behind the hash: the search is the inventory's filter. */
export const receiveAddress = (reservation: string): string =>
  `/stock-receipt/fg#${encodeURIComponent(reservation)}`

/** The run that such an address names, or null. */
export function runToReceive(hash: string): string | null {
  return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null
}

/** The recipe that a run was made from. */
export const bomAddress = (id: string): string => `/bom?${new URLSearchParams({ id })}`

/** The subject of a trace. */
export type Subject = { batch: string } | { order: string; line?: number } | { reservation: string }

/** Where a thing came from, and went to. */
export const traceAddress = (subject: Subject): string => `/dashboard/trace?${queryOf(subject)}`

export function queryOf(subject: Subject): URLSearchParams {
  const entries = Object.entries(subject).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))
}

/** The page of an order. */
export const orderPath = (orderId: string): string =>
  `/assign-stock?${new URLSearchParams({ order: orderId })}`

/** Where the parcels of an order are looked at. */
export const courierPath = (orderId: string): string => `/dashboard/courier/${encodeURIComponent(orderId)}`

/** Where the conversation about an order is read. */
export const supportPath = (orderId: string) => `/dashboard/support/${encodeURIComponent(orderId)}`

/** The page of a customer. @param id of the account */
export const customerPath = (id: string) => `/dashboard/customers/${encodeURIComponent(id)}`

/** An order that staff take, for a known number. Behind the hash: no server and no log sees it. */
export const deskPath = (mobileNumber: string) => `/dashboard/desk#${mobileNumber}`

/**
 * The view in which the jars of an order are packed.
 * @param run the orders that are packed one after the other, this one among them
 */
export const packPath = (orderId: string, run: readonly string[] = []) =>
  `/dashboard/packing/${encodeURIComponent(orderId)}${run.length > 1 ? `?run=${run.map(encodeURIComponent).join(',')}` : ''}`

/** The pick list for the orders that were assigned up to a day (`YYYY-MM-DD`). */
export const pickListPath = (day?: string) => `/dashboard/packing${day ? `?day=${day}` : ''}`
