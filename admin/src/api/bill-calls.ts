import { type Bill, type OwedToSupplier, type SupplierAccount, type UnbilledReceipt } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'
import { pictureType, sendFile } from './upload.js'

const of = (bill: string) => `/admin/bills/${encodeURIComponent(bill)}`

export interface BillPaymentInput {
  bill: string
  /** `YYYY-MM-DD` in India. */
  day: string
  amount: number
  paidFrom: Bill['payments'][number]['paidFrom']
  reference: string
}

interface BillPicture {
  id: string
  file: File
  onProgress: (part: number) => void
}

/** Calls about suppliers' bills (docs/domain/purchases.md). */
export const billCalls = {
  /** What suppliers are owed, who waits the longest first. */
  owedToSuppliers: (signal?: AbortSignal) =>
    request<OwedToSupplier[]>('GET', '/admin/bills/owed', { signal }),

  /** Receipts of a supplier (`_id`) that stand on no bill. */
  unbilledReceipts: (supplier: string, signal?: AbortSignal) =>
    request<UnbilledReceipt[]>('GET', '/admin/bills/unbilled', { query: { supplier }, signal }),

  /** Bills and payments of this financial year. @param supplier `_id` */
  supplierAccount: (supplier: string, signal?: AbortSignal) =>
    request<SupplierAccount>('GET', `/admin/bills/account/${encodeURIComponent(supplier)}`, { signal }),

  /** @throws HttpError 409 PAYMENT_EXCEEDS_BILL, DRAWER_CLOSED or CASH_SHORT */
  payBill: ({ bill, ...body }: BillPaymentInput) => once<Bill>(`${of(bill)}/payments`, body),

  takePaymentBack: ({ bill, payment, reason }: { bill: string; payment: string; reason: string }) =>
    request<Bill>('POST', `${of(bill)}/payments/${encodeURIComponent(payment)}/take-back`, {
      body: { reason },
    }),

  /** @throws HttpError 409 BILL_PAID */
  cancelBill: ({ bill, reason }: { bill: string; reason: string }) =>
    request<Bill>('POST', `${of(bill)}/cancel`, { body: { reason } }),

  /** @throws HttpError 415 NOT_A_PICTURE */
  keepPaper: ({ id, file, onProgress }: BillPicture) =>
    sendFile<Bill>({ method: 'PUT', path: `${of(id)}/photo`, file, type: pictureType(file), onProgress }),

  removePaper: (id: string) => request<Bill>('DELETE', `${of(id)}/photo`),
}
