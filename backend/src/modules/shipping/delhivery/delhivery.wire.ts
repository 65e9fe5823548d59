import { type PinService, type TrackedParcel } from '../courier.js'
import { stateName } from '../domain/indian-states.js'
import { parcelProgress } from '../domain/parcel-progress.js'

type Json = Record<string, unknown>

function record(value: unknown): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Ids and amounts come as strings or numbers. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** Characters that the courier's form parser chokes on. */
export function wireText(value: string): string {
  return value
    .replace(/[&#%;\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `{delivery_codes:[{postal_code:{…}}]}`; an empty list means the postal code is not known. */
export function readPinService(body: unknown, pin: string): PinService | null {
  const codes = list(record(body).delivery_codes).map((entry) => record(record(entry).postal_code))
  const code = codes.find((candidate) => text(candidate.pin) === pin)
  if (!code) return null
  return {
    served: text(code.pre_paid).toUpperCase() === 'Y' && text(code.remarks).toLowerCase() !== 'embargo',
    city: text(code.city) || text(code.district),
    state: stateName(text(code.state_code)),
  }
}

export type Charge =
  { kind: 'amount'; rupees: number } | { kind: 'none' } | { kind: 'refused'; reason: string }

/** `[{total_amount, …}]`, or `{error}` for a postal code that is refused. 0, absent or no number is "no amount". */
export function readCharge(body: unknown): Charge {
  const refusal = text(record(body).error) || text(record(list(body)[0]).error)
  if (refusal !== '') return { kind: 'refused', reason: refusal }
  const rupees = Number(text(record(list(body)[0]).total_amount) || Number.NaN)
  return Number.isFinite(rupees) && rupees > 0 ? { kind: 'amount', rupees } : { kind: 'none' }
}

export type Booking = { kind: 'booked'; waybill: string } | { kind: 'failed'; reason: string }

/** Success needs all of `success`, a package marked Success and its waybill: a failure is an HTTP 200 too. */
export function readBooking(body: unknown): Booking {
  const answer = record(body)
  const parcel = record(list(answer.packages)[0])
  const waybill = text(parcel.waybill)
  if (answer.success === true && text(parcel.status) === 'Success' && waybill !== '')
    return { kind: 'booked', waybill }
  const remarks = list(parcel.remarks).map(text).filter(Boolean).join('; ')
  const reason = remarks || text(answer.rmk) || text(answer.error) || 'no reason given'
  return { kind: 'failed', reason }
}

/** `{ShipmentData:[{Shipment:{…}}]}`; unknown ones are a 200 with `{Success:false}`. Times are naive IST. */
export function readTracking(body: unknown): TrackedParcel[] {
  return list(record(body).ShipmentData)
    .map((entry) => record(record(entry).Shipment))
    .filter((shipment) => text(shipment.AWB) !== '')
    .map((shipment) => {
      const status = record(shipment.Status)
      return {
        waybill: text(shipment.AWB),
        reference: text(shipment.ReferenceNo),
        progress: parcelProgress(text(status.Status), text(status.StatusType)),
        status: text(status.Status),
        at: istInstant(text(status.StatusDateTime)),
      }
    })
}

function istInstant(naive: string): Date | null {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(naive) ? naive : `${naive}+05:30`)
  return Number.isNaN(time) ? null : new Date(time)
}
