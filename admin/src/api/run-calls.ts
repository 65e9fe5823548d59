import { type BatchSummary, type Fill, type ReceiptPreview, type Reservation } from './api-types.js'
import { request } from './request.js'

interface FillQuery {
  bomId: string
  quantity: number
  /** A reservation whose own batches count as free. */
  reservation?: string | undefined
}

/** Calls about runs and what is reserved for them. @param id `reservationId` or `_id` */
export const runCalls = {
  /** @throws HttpError 404 when there is no such reservation. */
  reservation: (id: string, signal?: AbortSignal) =>
    request<Reservation>('GET', `/reservations/${encodeURIComponent(id)}`, { signal }),

  /** The number that the next reservation gets, unless another comes first. */
  nextReservationNumber: async (signal?: AbortSignal) =>
    (await request<{ reservationId: string }>('GET', '/admin/reservations/next-number', { signal }))
      .reservationId,

  fillFromStock: ({ bomId, quantity, reservation }: FillQuery, signal?: AbortSignal) =>
    request<Fill>('GET', '/admin/reservations/fill', { query: { bomId, quantity, reservation }, signal }),

  /** Batches of all products that may be reserved and hold something, the next to use first. */
  batchesToReserve: async (signal?: AbortSignal) =>
    (await request<{ batches: BatchSummary[] }>('GET', '/stock/batches', { signal })).batches,

  /** What receiving would come to; nothing is written. */
  previewReceipt: (id: string, body: object, signal?: AbortSignal) =>
    request<ReceiptPreview>('POST', `/admin/reservations/${encodeURIComponent(id)}/receipt-preview`, {
      body,
      signal,
    }),
}
