import { type FittedRow, Fitting, type Measure } from '../../../../platform/pdf/fit.js'
import { type QrSquares, QUIET_SQUARES } from '../../../../platform/qr.js'
import { type LabelSheet } from '../../../office/settings/domain/label-sheet.js'
import { type Label } from '../domain/label.js'

/** Number of points in a millimetre. */
export const POINTS_PER_MM = 72 / 25.4
/** The smallest square that phones can read on a label from a common printer. */
const SMALLEST_SQUARE = 0.33 * POINTS_PER_MM
const LARGEST_SQUARE = 0.6 * POINTS_PER_MM
/**
 * Share of the label's inner width for the code; when the code would be too small, it may take up to the
 * second share.
 */
const SHARES = [0.33, 0.5]
/** Width that the vegetarian mark takes, in multiples of the first row's letter size. */
const MARK_INDENT = 1.05
/** Rows are placed below the code only if at least this height is free. */
const LEAST_ASIDE = 6

/** Positions in points from the label's upper left corner. */
export interface Design {
  rows: FittedRow[]
  mark: { x: number; y: number; size: number } | null
  code: { x: number; y: number; square: number } | null
}

interface Inside {
  width: number
  height: number
  padding: number
}

/** The place of the code: on the right, with its quiet zone inside the label. */
function codeIn({ width, height, padding }: Inside, count: number): Design['code'] {
  for (const share of SHARES) {
    const square = Math.min(LARGEST_SQUARE, Math.min(width * share, height) / count)
    const inset = Math.max(0, QUIET_SQUARES * square - padding)
    const fits = square >= SMALLEST_SQUARE && count * square + 2 * inset <= height
    if (fits) return { x: padding + width - inset - count * square, y: padding + inset, square }
  }
  return null
}

/** The layout of a label on this sheet, the same for each copy. */
export function designOf(label: Label, squares: QrSquares, sheet: LabelSheet, measure: Measure): Design {
  const padding = sheet.paddingMm * POINTS_PER_MM
  const inside = {
    padding,
    width: sheet.widthMm * POINTS_PER_MM - 2 * padding,
    height: sheet.heightMm * POINTS_PER_MM - 2 * padding,
  }
  const fitting = new Fitting(measure)
  const code = codeIn(inside, squares.length)
  const quiet = (code?.square ?? 0) * QUIET_SQUARES
  const side = (code?.square ?? 0) * squares.length
  const belowCode = code ? code.y + side + quiet : 0
  const asideHeight = padding + inside.height - belowCode
  const hasAside = code !== null && asideHeight >= LEAST_ASIDE
  const main = fitting.fit(
    label.lines.filter(({ aside }) => !aside || !hasAside),
    {
      width: code ? code.x - quiet - padding : inside.width,
      height: inside.height,
      ...(label.mark ? { indent: MARK_INDENT } : {}),
    },
  )
  const aside = hasAside
    ? fitting.fit(
        label.lines.filter((line) => line.aside),
        { width: side, height: asideHeight },
      )
    : []
  const first = main[0]
  return {
    rows: [
      ...main.map((row) => movedBy(row, padding, padding)),
      ...aside.map((row) => movedBy(row, code?.x ?? 0, belowCode)),
    ],
    // The mark is as high as a capital letter beside it.
    mark:
      label.mark && first
        ? { x: padding, y: padding + first.baseline - first.size * 0.72, size: first.size * 0.78 }
        : null,
    code,
  }
}

const movedBy = (row: FittedRow, x: number, y: number): FittedRow => ({
  ...row,
  x: row.x + x,
  baseline: row.baseline + y,
})
