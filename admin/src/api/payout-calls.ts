import { type OpenPayouts, type PayoutCheck, type PayoutImport, type Settlement } from './api-types.js'
import { request } from './request.js'
import { sendFile } from './upload.js'

const report = <T>(path: string, file: File) =>
  sendFile<T>({ method: 'POST', path: `/admin/payouts${path}`, file, type: 'text/csv' })

/** Calls about what the payment provider paid out (docs/domain/payments.md#payouts). */
export const payoutCalls = {
  openPayouts: (signal?: AbortSignal) => request<OpenPayouts>('GET', '/admin/payouts/open', { signal }),

  settlement: (utr: string, signal?: AbortSignal) =>
    request<Settlement>('GET', `/admin/settlements/${encodeURIComponent(utr)}`, { signal }),

  /** Says what an import would do; nothing is written. */
  checkPayouts: (file: File) => report<PayoutCheck>('/check', file),

  /** May be sent again. @throws HttpError 400 IMPORT_FAULTS */
  importPayouts: (file: File) => report<PayoutImport>('', file),

  /** @param what `settlement-lines/…`, `settlements/…` or `payouts/missing/…` @throws HttpError 409 PAYOUT_SETTLED */
  settlePayout: (what: string, note: string) => request('POST', `/admin/${what}/settle`, { body: { note } }),
}
