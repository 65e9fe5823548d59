/** The page of a batch; its label's QR code leads there too. */
export const batchAddress = (batchNumber: string): string =>
  `/stock-receipt/${encodeURIComponent(batchNumber)}`

/** What a batch was used for. @param id `_id` of the batch */
export const usageAddress = (id: string): string => `/stock-usage?${new URLSearchParams({ stock: id })}`
