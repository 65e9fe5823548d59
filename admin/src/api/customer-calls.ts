import { type Customer, type CustomerCounts, type CustomerNote, type CustomerOrders } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

const path = (id: string, rest = '') => `/admin/customers/${encodeURIComponent(id)}${rest}`

/** Calls about customers (docs/domain/customers.md#customer). */
export const customerCalls = {
  customerCounts: (signal?: AbortSignal) =>
    request<CustomerCounts>('GET', '/admin/customers/counts', { signal }),

  /** @throws HttpError 404; 429 when a packer has looked up too many */
  customer: (id: string, signal?: AbortSignal) => request<Customer>('GET', path(id), { signal }),

  /** @param page from 1 */
  customerOrders: (id: string, page: number, perPage: number, signal?: AbortSignal) =>
    request<CustomerOrders>('GET', path(id, '/orders'), { query: { page, perPage }, signal }),

  /** @throws HttpError 409 NOTES_FULL */
  noteCustomer: (id: string, text: string) =>
    once<CustomerNote>(path(id, '/notes'), { text }, ({ text: written }) => written),
}
