/** Where the conversation about an order is read. */
export const supportPath = (orderId: string) => `/dashboard/support/${encodeURIComponent(orderId)}`

/** How often the chat looks for news (back-office.md 9). */
export const REFRESH_MS = 30_000
