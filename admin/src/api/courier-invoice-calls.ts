import {
  type CourierCharge,
  type CourierInvoiceCheck,
  type CourierInvoiceImport,
  type OpenCourierCharges,
} from './api-types.js'
import { request } from './request.js'
import { sendFile } from './upload.js'

/** The number and day of an invoice, and the heading of each column that the owner named. */
export type InvoiceWish = Readonly<Record<string, string>>

const invoice = <T>(path: string, wish: InvoiceWish, file: File) =>
  sendFile<T>({
    method: 'POST',
    path: `/admin/courier-invoices${path}?${new URLSearchParams(wish).toString()}`,
    file,
    type: 'text/csv',
  })
const charge = (id: string, step: string) => `/admin/courier-charges/${encodeURIComponent(id)}/${step}`

/** Calls about what the courier charges (docs/domain/courier.md#invoices). */
export const courierInvoiceCalls = {
  openCharges: (signal?: AbortSignal) =>
    request<OpenCourierCharges>('GET', '/admin/courier-charges/open', { signal }),

  /** Says what an import would do; nothing is written. @throws HttpError 409 IMPORT_REPEATED */
  checkInvoice: (wish: InvoiceWish, file: File) => invoice<CourierInvoiceCheck>('/check', wish, file),

  /** May be sent again. @throws HttpError 400 IMPORT_FAULTS, 409 IMPORT_REPEATED */
  importInvoice: (wish: InvoiceWish, file: File) => invoice<CourierInvoiceImport>('', wish, file),

  /** @throws HttpError 409 CHARGE_SETTLED */
  settleCharge: (id: string, note: string) =>
    request<CourierCharge>('POST', charge(id, 'settle'), { body: { note } }),

  /** @throws HttpError 409 CHARGE_SETTLED */
  disputeCharge: (id: string, body: { amount: number; note: string }) =>
    request<CourierCharge>('POST', charge(id, 'dispute'), { body }),

  /** @param amount what the courier gave back; all that was asked for when absent */
  moveDispute: (id: string, body: { state: 'raised' | 'won' | 'lost'; amount?: number }) =>
    request<CourierCharge>('POST', charge(id, 'dispute/state'), { body }),
}
