import { type CareStep, type CourierWork } from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

const path = (orderId: string, rest = '') => `/admin/courier-work/${encodeURIComponent(orderId)}${rest}`
const ADDRESSES: Partial<Record<CareStep, string>> = {
  madeGood: 'made-good',
  giveUp: 'give-up',
  claimPaid: 'claim-paid',
  claimRefused: 'claim-refused',
}

/** Calls about parcels that did not arrive (docs/domain/orders.md#parcels-that-need-somebody). */
export const courierCalls = {
  courierWork: (orderId: string, signal?: AbortSignal) =>
    request<CourierWork>('GET', path(orderId), { signal }),

  /** @throws HttpError 409 COURIER_STEP, or what the step names */
  careStep: (orderId: string, step: CareStep, body: object) =>
    once<CourierWork>(path(orderId, `/${ADDRESSES[step] ?? step}`), body),
}
