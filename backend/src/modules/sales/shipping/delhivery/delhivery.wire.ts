import { stateName } from '../../../../kernel/text/indian-states.js'
import { type PinService } from '../courier.js'
import { type LabelData } from '../domain/label-data.js'
import { parcelProgress } from '../domain/parcel-progress.js'
import { type ParcelScan } from '../domain/parcel-scan.js'
import { type TrackedParcel } from '../domain/tracked-parcel.js'

type Json = Record<string, unknown>

function record(value: unknown): Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Converts ids and amounts, which come as strings or numbers, to text. */
function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** Removes characters that the courier's form parser cannot read. */
export function wireText(value: string): string {
  return value
    .replace(/[&#%;\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether the body is an answer about postal codes. */
export const namesPins = (body: unknown): boolean => Array.isArray(record(body).delivery_codes)

/** Reads `{delivery_codes:[{postal_code:{…}}]}`; an empty list means that the postal code is unknown. */
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
  | { kind: 'amount'; rupees: number }
  | { kind: 'none' }
  | { kind: 'refused'; reason: string }

/**
 * Reads `[{total_amount, …}]`, or `{error}` for a refused postal code. 0, a missing value or text means
 * "no amount".
 */
export function readCharge(body: unknown): Charge {
  const refusal = text(record(body).error) || text(record(list(body)[0]).error)
  if (refusal !== '') return { kind: 'refused', reason: refusal }
  const rupees = Number(text(record(list(body)[0]).total_amount) || Number.NaN)
  return Number.isFinite(rupees) && rupees > 0 ? { kind: 'amount', rupees } : { kind: 'none' }
}

export type Booking = { kind: 'booked'; waybill: string } | { kind: 'failed'; reason: string }

/**
 * Reads a booking. Success needs all of `success`, a package marked Success and its waybill: a failure is
 * an HTTP 200 too.
 */
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

/**
 * Reads `{status: true, remark}`, or `{status: false, error}` after the pickup; the flag may come as text.
 */
export function readCancelling(body: unknown): { cancelled: true } | { cancelled: false; reason: string } {
  const answer = record(body)
  if (answer.status === true || text(answer.status).toLowerCase() === 'true') return { cancelled: true }
  const reason = text(answer.error) || text(answer.remark) || text(answer.message) || 'no reason given'
  return { cancelled: false, reason }
}

/**
 * Reads `{packages:[{wbn, pdf_download_link}]}`: the address of a parcel's label; null when there is none.
 */
export function readLabelAddress(body: unknown, waybill: string): string | null {
  const parcels = list(record(body).packages).map(record)
  const parcel = parcels.find(({ wbn }) => text(wbn) === waybill)
  return text(parcel?.pdf_download_link) || null
}

/**
 * Reads `{packages:[{wbn, sort_code, pt, name, address, …}]}`, the slip without `pdf=true`. A package without a
 * waybill or an address is no label.
 */
export function readLabels(body: unknown): LabelData[] {
  return list(record(body).packages)
    .map(record)
    .map((slip) => ({
      waybill: text(slip.wbn),
      sortCode: text(slip.sort_code),
      payment: text(slip.pt),
      name: text(slip.name),
      address: text(slip.address),
      city: text(slip.destination_city),
      state: text(slip.st),
      postalCode: text(slip.pin),
      phone: text(slip.contact),
      sender: text(slip.snm),
      returnAddress: text(slip.radd),
    }))
    .filter(({ waybill, address }) => waybill !== '' && address !== '')
}

export type Pickup = { kind: 'asked'; number: string } | { kind: 'refused'; reason: string }

/**
 * Reads `{pickup_id, …}`. A second request for the day is an error with `pr_exist` and the first one's
 * number.
 */
export function readPickup(body: unknown): Pickup {
  const answer = record(body)
  const number = text(answer.pickup_id)
  const reason = text(record(answer.error).message) || text(answer.error) || text(answer.message)
  if (number !== '' && (reason === '' || answer.pr_exist === true)) return { kind: 'asked', number }
  return { kind: 'refused', reason: reason || 'no reason given' }
}

/**
 * Reads `{ShipmentData:[{Shipment:{…}}]}`; unknown waybills are a 200 with `{Success:false}`. Times are
 * Indian without a zone.
 */
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
        status: text(status.Status).slice(0, LONGEST),
        at: istInstant(text(status.StatusDateTime)),
        expectedAt: istInstant(text(shipment.ExpectedDeliveryDate)),
        scans: list(shipment.Scans).flatMap(readScan),
      }
    })
}

/** Longest status and place that are stored: they are shown, and come from outside. */
const LONGEST = 100

/** A scan without a time is ignored. */
function readScan(entry: unknown): ParcelScan[] {
  const scan = record(record(entry).ScanDetail)
  const at = istInstant(text(scan.ScanDateTime) || text(scan.StatusDateTime))
  const status = text(scan.Scan).slice(0, LONGEST)
  const place = text(scan.ScannedLocation).replaceAll('_', ' ').slice(0, LONGEST)
  return at && status !== '' ? [{ at, status, place }] : []
}

function istInstant(naive: string): Date | null {
  const moment = /^\d{4}-\d\d-\d\d$/.test(naive) ? `${naive}T00:00:00` : naive
  const time = Date.parse(/(Z|T.*[+-]\d\d:?\d\d)$/.test(moment) ? moment : `${moment}+05:30`)
  return Number.isNaN(time) ? null : new Date(time)
}
