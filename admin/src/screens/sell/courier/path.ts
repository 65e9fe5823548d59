/** Where the parcels of an order are looked at. */
export const courierPath = (orderId: string): string => `/dashboard/courier/${encodeURIComponent(orderId)}`
