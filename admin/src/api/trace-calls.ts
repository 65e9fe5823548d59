import { type Trace } from './api-types.js'
import { request } from './request.js'

export const traceCalls = {
  /** What something came from, and where it went. @throws HttpError 404 */
  trace: (query: URLSearchParams, signal?: AbortSignal) =>
    request<Trace>('GET', '/admin/trace', { query: Object.fromEntries(query), signal }),
}
