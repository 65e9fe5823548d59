/** The view in which the jars of an order are packed. */
export const packPath = (orderId: string) => `/dashboard/packing/${encodeURIComponent(orderId)}`

/** What to fetch for the orders that were assigned up to a day (`YYYY-MM-DD`). */
export const pickListPath = (day?: string) => `/dashboard/packing${day ? `?day=${day}` : ''}`

export type PaperName = 'slips' | 'labels'
export type PaperSize = 'a4' | '4x6'

/** The papers of orders as PDF. */
export const paperAddress = (paper: PaperName, orderIds: readonly string[], size: PaperSize) =>
  `/api/admin/packing/${paper}?${new URLSearchParams({ orders: orderIds.join(','), size })}`
