import {
  type BatchCost,
  type Margins,
  type MonthFigures,
  type MonthResult,
  type OrderCost,
  type WhatIf,
} from './api-types.js'
import { request } from './request.js'

/** What another price of a raw material would do: a new price, or a change in percent. */
export interface WhatIfQuery {
  /** `_id` or `Id`. */
  product: string
  price?: number
  percent?: number
}

/** What jars cost and what is left; for admins. */
export const costCalls = {
  /** What a month earned. @param month `YYYY-MM` in India */
  monthResult: (month: string, signal?: AbortSignal) =>
    request<MonthResult>('GET', '/admin/reports/result', { query: { month }, signal }),

  /** What the last months sold, spent and earned, the oldest first. */
  months: (count: number, signal?: AbortSignal) =>
    request<MonthFigures[]>('GET', '/admin/reports/months', { query: { months: String(count) }, signal }),

  batchCost: (batchNumber: string, signal?: AbortSignal) =>
    request<BatchCost>('GET', `/admin/costs/batches/${encodeURIComponent(batchNumber)}`, { signal }),

  orderCost: (orderId: string, signal?: AbortSignal) =>
    request<OrderCost>('GET', `/admin/costs/orders/${encodeURIComponent(orderId)}`, { signal }),

  /** What products left in one month. @param month `YYYY-MM` in India */
  margins: (month: string, signal?: AbortSignal) =>
    request<Margins>('GET', '/admin/costs/products', { query: { month, months: '1' }, signal }),

  /** @throws HttpError 400 for what has no price yet */
  whatIf: (query: WhatIfQuery, signal?: AbortSignal) =>
    request<WhatIf>('GET', '/admin/costs/what-if', { query: { ...query }, signal }),
}
