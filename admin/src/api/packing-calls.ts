import { type PickList, type StaffOrder } from './api-types.js'
import { request } from './request.js'

const path = (order: string, rest: string) => `/admin/orders/${encodeURIComponent(order)}/${rest}`

/** Calls of the packing bench (docs/domain/orders.md#packing); an order is named by its `_id` or its orderId. */
export const packingCalls = {
  /** @throws HttpError 409 BATCHES_MISSING, BATCHES_NEAR_THEIR_DAY: then nothing was assigned. */
  assignByFefo: (order: string, useShort: boolean) =>
    request<StaffOrder>('PUT', path(order, 'assign-by-fefo'), { body: { useShort } }),

  /** The same `id` sent twice is the same jars. @throws HttpError 409 WRONG_BATCH, JARS_COMPLETE */
  putJarsIn: (order: string, body: { id: string; batchNumber: string; jars: number }) =>
    request<StaffOrder>('POST', path(order, 'jars'), { body }),

  takeJarsOut: (order: string, id: string) =>
    request<StaffOrder>('DELETE', path(order, `jars/${encodeURIComponent(id)}`)),

  /** What to fetch for orders that were assigned by the end of a day; today's without one. */
  pickList: (day: string | undefined, signal?: AbortSignal) =>
    request<PickList>('GET', '/admin/packing/pick-list', { query: { day }, signal }),
}
