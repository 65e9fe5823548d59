import { type CreditPreview, type StaffOrder, type WatchedRefund } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

/** How money goes back: through the provider, or by hand with the reference of the transfer. */
export interface CreditWay {
  way: 'provider' | 'hand'
  reference: string
}

/** What is to go back, in rupees and jars (docs/domain/orders.md#credits). */
export interface CreditBody extends Omit<CreditWay, 'way'> {
  /** In cash only where it was paid in cash. */
  way: CreditWay['way'] | 'cash'
  kind: 'lines' | 'goodwill'
  lines: { line: number; jars?: number; amount?: number }[]
  delivery: number
  amount: number
  reason: string
  /** How many credits of the order the person saw. */
  seen: number
}

const path = (orderId: string, rest: string) => `/admin/orders/${encodeURIComponent(orderId)}/${rest}`

/** Calls about money that goes back; each step answers with the order as it is then. */
export const creditCalls = {
  /** @throws HttpError 409 INVALID_TRANSITION */
  cancelByStaff: (orderId: string, body: { reason: string; keepCharge: boolean }) =>
    request<StaffOrder>('POST', path(orderId, 'cancel'), { body }),

  /** @throws HttpError 400 by field */
  previewCredit: (orderId: string, body: CreditBody) =>
    request<CreditPreview>('POST', path(orderId, 'credits/preview'), { body }),

  /** The same, sent again after a lost answer, is one credit. */
  giveCredit: (orderId: string, body: CreditBody) => once<StaffOrder>(path(orderId, 'credits'), body),

  tryCreditAgain: (orderId: string, creditId: string, body: CreditWay) =>
    request<StaffOrder>('POST', path(orderId, `credits/${encodeURIComponent(creditId)}/refund`), { body }),

  watchedRefunds: (signal?: AbortSignal) =>
    request<{ refunds: WatchedRefund[] }>('GET', '/admin/refunds-watch', { signal }),
}
