import { type Count, type Shelf, type TakenLines } from './api-types.js'
import { request } from './request.js'

const path = (id: string, rest = '') => `/admin/counts/${encodeURIComponent(id)}${rest}`

/** The part of a counted line that is sent; the phone keeps more of it. */
interface LineToSend {
  clientLineId: string
  batchNumber: string
  counted: number | null
  countedAt: string
  seenRemaining: number | null
}

/** Calls about counts of shelves (docs/domain/catalogue.md#counting). */
export const countCalls = {
  /** The same `clientId` sent twice is one count. */
  beginCount: (body: { clientId: string; outlet: string | null; product: string | null }) =>
    request<Count>('POST', '/admin/counts', { body }),

  count: (id: string, signal?: AbortSignal) => request<Count>('GET', path(id), { signal }),

  countShelf: (id: string, signal?: AbortSignal) => request<Shelf>('GET', path(id, '/shelf'), { signal }),

  /** May be sent again. @throws HttpError 409 COUNT_CLOSED */
  putCountLines: (id: string, lines: readonly LineToSend[]) =>
    request<TakenLines>('PUT', path(id, '/lines'), {
      byItself: true,
      body: {
        sentAt: new Date().toISOString(),
        lines: lines.map(({ clientLineId, batchNumber, counted, countedAt, seenRemaining }) => ({
          clientLineId,
          batchNumber,
          counted,
          countedAt,
          seenRemaining,
        })),
      },
    }),

  /**
   * A long count answers with status booking: asked again, it goes on.
   * @throws HttpError 409 COUNT_LINES_REFUSED, and UNUSUAL_FIGURES until they are confirmed
   */
  bookCount: (id: string, confirmUnusual: boolean) =>
    request<Count>('POST', path(id, '/book'), { body: confirmUnusual ? { confirmUnusual } : {} }),

  /** @throws HttpError 409 COUNT_CLOSED */
  dropCount: (id: string) => request<Count>('POST', path(id, '/drop'), { body: {} }),
}
