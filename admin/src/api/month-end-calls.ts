import { type HsnSummary, type MonthEnd } from './api-types.js'
import { request } from './request.js'

/** What goes to the accountant. @param month `YYYY-MM` in India */
export const monthEndCalls = {
  monthEnd: (month: string, signal?: AbortSignal) =>
    request<MonthEnd>('GET', '/admin/books', { query: { month }, signal }),

  /** What a month declares by HSN code. */
  hsnSummary: (month: string, signal?: AbortSignal) =>
    request<HsnSummary>('GET', '/admin/reports/hsn', { query: { month }, signal }),
}
