import { type Handover, type StaffOrder } from './api-types.js'
import { request } from './request.js'
import { pictureType, sendFile } from './upload.js'

const parcel = (orderId: string, waybill: string, rest: string) =>
  `/admin/shipments/${encodeURIComponent(orderId)}/parcels/${encodeURIComponent(waybill)}/${rest}`

/** Where the photo of a parcel on the scale is read. */
export const weightPhotoPath = (orderId: string, waybill: string): string =>
  `/api${parcel(orderId, waybill, 'photo')}`

/** Calls about parcels that wait for the courier (docs/domain/courier.md#handing-over). */
export const handoverCalls = {
  /** @param day of a van; undefined for all that wait now */
  handover: (day: string | undefined, signal?: AbortSignal) =>
    request<Handover>('GET', '/admin/handover', { query: { day }, signal }),

  /** @param grams on the shop's own scale; null takes the weight back */
  weighParcel: (orderId: string, waybill: string, grams: number | null) =>
    request<StaffOrder>('PUT', parcel(orderId, waybill, 'weight'), { body: { grams } }),

  /** Keeps a photo of the parcel on the scale, in place of the one before. */
  photographParcel: (orderId: string, waybill: string, file: File) =>
    sendFile<StaffOrder>({
      method: 'PUT',
      path: parcel(orderId, waybill, 'photo'),
      file,
      type: pictureType(file),
    }),
}
