/** Where the conversation about an order is read. */
export const supportPath = (orderId: string) => `/dashboard/support/${encodeURIComponent(orderId)}`

/** How often the chat looks for news (docs/domain.md#figures-of-the-owner). */
export const REFRESH_MS = 30_000
