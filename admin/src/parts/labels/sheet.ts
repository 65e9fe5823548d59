import { type LabelSheet } from '../../api/api-types.js'

export const A4 = { width: 210, height: 297 }
/** Most cells that are drawn; the server refuses sheets with more. */
const MOST = 300

export interface Cell {
  number: number
  x: number
  y: number
}

/** The cells of a sheet, counted along its rows. */
export function cellsOf(sheet: LabelSheet): Cell[] {
  const { columns, rows, marginLeftMm, marginTopMm, pitchXMm, pitchYMm, offsetXMm, offsetYMm } = sheet
  return Array.from({ length: Math.min(MOST, Math.max(0, columns * rows)) }, (_, index) => ({
    number: index + 1,
    x: marginLeftMm + offsetXMm + (index % columns) * pitchXMm,
    y: marginTopMm + offsetYMm + Math.floor(index / columns) * pitchYMm,
  }))
}
