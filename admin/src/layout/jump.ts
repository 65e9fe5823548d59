const filtered = (room: string, filter: Record<string, string>) =>
  `${room}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Where a thing with this id is shown; the kinds of ids differ in their form, and an order is the rest. */
export function addressOf(typed: string): string {
  const id = typed.trim().toUpperCase()
  if (/^(FG|RM|SG)-\d{6}-\d+$/.test(id)) return filtered('/stock-receipt', { q: id })
  if (/^(FG|RM|SG)-\d+$/.test(id)) return filtered('/product-list', { q: id })
  if (/^R-\d{6}-\d+$/.test(id)) return filtered('/reservation-list', { reservationId: id })
  // A customer's mobile number, or a waybill, which is longer.
  if (/^\d{10,}$/.test(id)) return filtered('/dashboard/orders', { q: id })
  return `/assign-stock?${new URLSearchParams({ order: id })}`
}
