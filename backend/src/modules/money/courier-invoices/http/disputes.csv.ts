import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { csvOf } from '../../../../kernel/csv/csv.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { type ChargeOfParcel } from '../charges.queries.js'
import { totalOf } from '../import-invoice.service.js'

const HEAD = [
  'Waybill',
  'Our reference',
  'Invoice',
  'Invoice date',
  'Booked on',
  'Charged weight (g)',
  'Booked weight (g)',
  'Dead weight (g)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Charged with GST',
  'Quoted with GST',
  'Disputed with GST',
  'Reason',
  'Photo',
  'State',
]

/** Disputes that wait for the courier's answer, for the courier; amounts in rupees. */
export function disputesCsv(disputes: readonly ChargeOfParcel[]): string {
  const rows = disputes.map(({ charge, parcel: found }) => {
    const { dispute, quotedPaise } = charge
    const parcel = found?.parcel
    return [
      charge.waybill,
      parcel?.reference ?? null,
      charge.invoice,
      charge.day,
      parcel?.bookedAt ? istDay(parcel.bookedAt) : null,
      charge.weightGrams,
      parcel?.weightGrams ?? null,
      parcel?.deadWeightGrams ?? null,
      ...(parcel?.boxCm ?? [null, null, null]),
      paiseToRupees(totalOf(charge)),
      quotedPaise === null ? null : paiseToRupees(quotedPaise),
      dispute && paiseToRupees(dispute.paise),
      dispute?.note ?? null,
      parcel?.weightPhoto == null ? 'no' : 'yes',
      dispute?.state ?? null,
    ]
  })
  return csvOf(HEAD, rows)
}
