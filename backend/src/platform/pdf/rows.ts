import { type Face, runsOf } from '../../kernel/text/writing.js'
import { type PdfDocument } from './document.js'
import { broken, type FittedRow, type Measure } from './fit.js'

/** What labels are printed with. */
export const INK = '#000000'
/** What explains the rest, on papers. */
export const MUTED = '#6A5648'

/** How a Latin font draws: figures of one width, for instance. */
export type Features = PDFKit.Mixins.OpenTypeFeatures[]

const faceOf = (bold: boolean) => (bold ? 'bold' : 'regular')

/** Other scripts are joined by features of their own, which a list would replace. */
const optionsOf = (face: Face, features: Features | undefined) =>
  features && (face === 'regular' || face === 'bold') ? { features } : {}

/** How wide a document's fonts make a text. */
export const measureOf =
  (document: PdfDocument, features?: Features): Measure =>
  (text, size, bold) =>
    runsOf(text, faceOf(bold)).reduce(
      (width, { face, text: part }) =>
        width + document.font(face).fontSize(size).widthOfString(part, optionsOf(face, features)),
      0,
    )

/** Writes a fitted row from the upper left corner of its box. */
export function writeRow(
  document: PdfDocument,
  row: FittedRow,
  left: number,
  top: number,
  colour = INK,
  features?: Features,
): void {
  document.fontSize(row.size).fillColor(colour)
  let x = left + row.x
  for (const { face, text } of runsOf(row.text, faceOf(row.bold))) {
    const options = optionsOf(face, features)
    document
      .font(face)
      .text(text, x, top + row.baseline, { lineBreak: false, baseline: 'alphabetic', ...options })
    x += document.widthOfString(text, options)
  }
}

/** Splits words into rows of a width; a word that is longer than a row is broken where necessary. */
export function wrapped(text: string, width: number, measure: (words: string) => number): string[] {
  const rows: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    if (rows.length > 0 && measure(longer) <= width) rows[rows.length - 1] = longer
    else rows.push(...broken(word, width, measure))
  }
  return rows
}
