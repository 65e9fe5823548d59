import { type Face, runsOf } from '../../kernel/text/writing.js'
import { type PdfDocument } from './document.js'
import { broken, type FittedRow, type Measure } from './fit.js'

/** Colour of the text on labels. */
export const INK = '#000000'
/** Colour of explanations on papers. */
export const MUTED = '#6A5648'

/** OpenType features for Latin text, for example figures of one width. */
export type Features = PDFKit.Mixins.OpenTypeFeatures[]

const faceOf = (bold: boolean) => (bold ? 'bold' : 'regular')

/**
 * Only for Latin fonts: other scripts need their own features to join letters, which a list would replace.
 */
const optionsOf = (face: Face, features: Features | undefined) =>
  features && (face === 'regular' || face === 'bold') ? { features } : {}

/** Measures texts with the fonts of a document. */
export const measureOf =
  (document: PdfDocument, features?: Features): Measure =>
  (text, size, bold) =>
    runsOf(text, faceOf(bold)).reduce(
      (width, { face, text: part }) =>
        width + document.font(face).fontSize(size).widthOfString(part, optionsOf(face, features)),
      0,
    )

/** Writes a fitted row; `left` and `top` are the upper left corner of its box. */
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

/** Splits words into rows of a width; a word that is longer than a row is broken as needed. */
export function wrapped(text: string, width: number, measure: (words: string) => number): string[] {
  const rows: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    if (rows.length > 0 && measure(longer) <= width) rows[rows.length - 1] = longer
    else rows.push(...broken(word, width, measure))
  }
  return rows
}
