import { type LabelData } from '../../shipping/domain/label-data.js'
import { byHand, counted, type LabelPart } from './papers.js'

/** The order and the parcel that a courier label is for, as the shop names them. */
export interface LabelledParcel {
  orderId: string
  /** Which parcel of how many, from 1. */
  at: number
  of: number
  pieces: number
  /** Grams. */
  weightGrams: number
}

/** `2.5 kg`: a weight as the papers of the courier have it. */
export const kilograms = (weightGrams: number): string => `${weightGrams / 1000} kg`

/**
 * The courier's label of a parcel, in the courier's own words, drawn by us: all labels have one size, and several
 * print on one sheet.
 */
export function courierLabelOf(data: LabelData, parcel: LabelledParcel, courier: string): LabelPart[] {
  const { orderId, at, of, pieces, weightGrams } = parcel
  const which = of > 1 ? ` · parcel ${at} of ${of}` : ''
  const town = [data.city, data.state].filter(Boolean).join(', ')
  const head = [
    { text: [courier, data.payment].filter(Boolean).join(' · '), size: 12, bold: true, rank: 1 },
    ...(data.sortCode ? [{ text: data.sortCode, size: 20, bold: true, rank: 0 }] : []),
  ]
  const to = [
    { text: 'Deliver to', size: 9, rank: 6 },
    { text: data.name, size: 14, bold: true, rows: 3, rank: 0 },
    { text: data.address, size: 11, rows: 5, rank: 1 },
    ...(town ? [{ text: town, size: 11, rows: 2, rank: 3 }] : []),
    { text: data.postalCode, size: 18, bold: true, rank: 2 },
    ...(data.phone ? [{ text: `Phone ${data.phone}`, size: 11, bold: true, rank: 4 }] : []),
    ...byHand([data.name, data.address, town]).map((text) => ({ text, size: 9, rows: 3, rank: 5 })),
  ]
  const what = [
    { text: `Order ${orderId}${which}`, size: 13, bold: true, rows: 2, rank: 0 },
    { text: `${counted(pieces)} · ${kilograms(weightGrams)} · Glass, keep upright`, size: 10, rank: 1 },
  ]
  const back = [
    ...(data.sender ? [{ text: `From ${data.sender}`, size: 9, bold: true, rows: 2, rank: 0 }] : []),
    ...(data.returnAddress ? [{ text: `Return to ${data.returnAddress}`, size: 8, rows: 3, rank: 1 }] : []),
  ]
  return [
    { share: 0.14, lines: head },
    { share: 0.21, barcode: data.waybill },
    { share: 0.36, lines: to },
    { share: 0.14, lines: what },
    { share: 0.15, lines: back },
  ]
}
