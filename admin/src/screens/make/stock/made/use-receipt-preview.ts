import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../../api/use-api.js'
import { SETTLES_MS, useSettled } from '../../../../kit/ui/use-settled.js'
import { toRunReceipt } from './run-receipt.js'

/** The result of receiving, asked for when nobody has typed for a moment. */
export function useReceiptPreview() {
  const api = useApi()
  const body = toRunReceipt(useWatch() as Record<string, unknown>)
  const { reservation, outlet, quantity, yields } = body
  // The price is what is asked for; and the shown number tells nothing.
  const asked = JSON.stringify({ ...body, price: undefined, batchNumber: undefined })
  const settled = useSettled(asked, SETTLES_MS)
  const isReady = Boolean(reservation) && Boolean(outlet) && (yields !== undefined || Boolean(quantity))
  const query = useQuery({
    queryKey: ['reservations', 'receipt-preview', settled],
    queryFn: ({ signal }) => api.previewReceipt(String(reservation), JSON.parse(settled) as object, signal),
    enabled: isReady && settled === asked,
    staleTime: 0,
  })
  return {
    preview: isReady && settled === asked ? query.data : undefined,
    error: isReady ? query.error : null,
  }
}
