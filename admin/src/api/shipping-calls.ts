import {
  type AddressQuote,
  type AskedPickup,
  type CorrectedAddress,
  type ParcelSize,
  type Pickup,
  type PickupWish,
  type ShipmentPlan,
  type StaffOrder,
} from './api-types.js'
import { request } from './request.js'

const path = (orderId: string, rest = ''): string => `/admin/shipments/${encodeURIComponent(orderId)}${rest}`

/** Calls about parcels and the courier (docs/domain/orders.md#shipping). */
export const shippingCalls = {
  /** What would be booked, and what the courier takes for it. @param weights grams of each parcel */
  shipmentPlan: (orderId: string, weights: readonly number[] | null, signal?: AbortSignal) =>
    request<ShipmentPlan>('GET', path(orderId), {
      query: { weights: weights === null ? undefined : weights.join(',') },
      signal,
    }),

  /** Books an order in these parcels. Asked again, it goes on where it stopped and books nothing twice. */
  bookParcels: (orderId: string, parcels: readonly ParcelSize[]) =>
    request<StaffOrder>('POST', path(orderId), { body: { parcels } }),

  /** @throws HttpError 409 INVALID_TRANSITION once the courier has picked it up. */
  cancelBooking: (orderId: string) => request<StaffOrder>('DELETE', path(orderId)),

  /** @throws HttpError 422 PIN_NOT_SERVICEABLE */
  addressQuote: (orderId: string, pin: string, signal?: AbortSignal) =>
    request<AddressQuote>('GET', path(orderId, '/address'), { query: { pin }, signal }),

  /** @throws HttpError 409 INVALID_TRANSITION once it is booked. */
  correctAddress: (orderId: string, address: CorrectedAddress) =>
    request<StaffOrder>('PUT', path(orderId, '/address'), { body: address }),

  pickups: (signal?: AbortSignal) => request<{ pickups: Pickup[] }>('GET', '/admin/pickups', { signal }),

  /** Asked again for the same day, the first answer stands. */
  askPickup: (wish: PickupWish) => request<AskedPickup>('POST', '/admin/pickups', { body: wish }),
}

/** Where the courier's label of a parcel is read. */
export const labelPath = (orderId: string, waybill: string): string =>
  `/api${path(orderId, `/labels/${encodeURIComponent(waybill)}`)}`
