import { type LabelSheet } from '../../../office/settings/domain/label-sheet.js'

/** The place of a label: its page, counted from 0, and its upper left corner on the page, in millimetres. */
export interface Place {
  page: number
  xMm: number
  yMm: number
}

/**
 * The places of `count` labels from `startCell` on, along the rows; a full sheet is followed by a new one.
 */
export function placesOf(sheet: LabelSheet, startCell: number, count: number): Place[] {
  const { columns, rows, marginLeftMm, marginTopMm, pitchXMm, pitchYMm, offsetXMm, offsetYMm } = sheet
  const perSheet = columns * rows
  return Array.from({ length: count }, (_, nth) => {
    const cell = startCell - 1 + nth
    const onSheet = cell % perSheet
    return {
      page: Math.floor(cell / perSheet),
      xMm: marginLeftMm + offsetXMm + (onSheet % columns) * pitchXMm,
      yMm: marginTopMm + offsetYMm + Math.floor(onSheet / columns) * pitchYMm,
    }
  })
}
