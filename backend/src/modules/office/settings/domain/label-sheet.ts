/**
 * The layout of a sheet of labels on A4. Lengths in millimetres, with at most one decimal. Four times 52 mm leave 1 mm
 * on each side; ten rows leave 13.5 mm above and below, which printers need.
 */
export interface LabelSheet {
  columns: number
  rows: number
  widthMm: number
  heightMm: number
  /** From the sheet's edge to the first label. */
  marginLeftMm: number
  marginTopMm: number
  /** From one label's left (top) edge to the next one's. */
  pitchXMm: number
  pitchYMm: number
  /** Moves the whole print, for a printer that feeds sheets off-centre; may be negative. */
  offsetXMm: number
  offsetYMm: number
  /** Free space inside each label: printers cannot reach a sheet's outer 4 to 6 mm. */
  paddingMm: number
  /** First cell to print on, counted from 1 along the rows, so that a half-used sheet can be used. */
  startCell: number
}

export const DEFAULT_LABEL_SHEET: LabelSheet = {
  columns: 4,
  rows: 10,
  widthMm: 52,
  heightMm: 27,
  marginLeftMm: 1,
  marginTopMm: 13.5,
  pitchXMm: 52,
  pitchYMm: 27,
  offsetXMm: 0,
  offsetYMm: 0,
  paddingMm: 3,
  startCell: 1,
}
