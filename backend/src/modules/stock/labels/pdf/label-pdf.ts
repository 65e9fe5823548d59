import { drawPdf, type PdfDocument } from '../../../../platform/pdf/document.js'
import { INK, measureOf, writeRow } from '../../../../platform/pdf/rows.js'
import { qrOf, type QrSquares, stripesOf } from '../../../../platform/qr.js'
import { type LabelSheet } from '../../../office/settings/domain/label-sheet.js'
import { type Label } from '../domain/label.js'
import { type Design, designOf, POINTS_PER_MM } from './label-design.js'
import { type Place } from './places.js'

const VEG = '#00843D'
const NON_VEG = '#7B3F00'

/** A sheet of labels to print. */
export interface Sheets {
  title: string
  label: Label
  /** The address that the QR code holds. */
  address: string
  sheet: LabelSheet
  places: readonly Place[]
}

/** Draws a green circle or a brown triangle in a square. */
function drawMark(document: PdfDocument, mark: Label['mark'], x: number, y: number, size: number): void {
  const colour = mark === 'veg' ? VEG : NON_VEG
  const line = size * 0.09
  document
    .rect(x + line / 2, y + line / 2, size - line, size - line)
    .lineWidth(line)
    .stroke(colour)
  if (mark === 'veg') document.circle(x + size / 2, y + size / 2, size * 0.27).fill(colour)
  else
    document
      .polygon(
        [x + size / 2, y + size * 0.2],
        [x + size * 0.8, y + size * 0.76],
        [x + size * 0.2, y + size * 0.76],
      )
      .fill(colour)
}

function drawCode(
  document: PdfDocument,
  squares: QrSquares,
  { x, y, square }: NonNullable<Design['code']>,
): void {
  for (const stripe of stripesOf(squares))
    document.rect(x + stripe.x * square, y + stripe.y * square, stripe.length * square, square)
  document.fill(INK)
}

/** Draws labels on A4, each placed to a tenth of a millimetre. In a worker. They must be printed without scaling. */
export function drawLabels({ title, label, address, sheet, places }: Sheets): Promise<Buffer> {
  const texts = label.lines.map(({ text }) => text)
  const options = { margin: 0, info: { Title: title }, autoFirstPage: false, keepsSize: true }
  return drawPdf(options, texts, (document) => {
    document.addPage()
    const squares = qrOf(address)
    const { rows, mark, code } = designOf(label, squares, sheet, measureOf(document))
    let page = 0
    for (const place of places) {
      for (; page < place.page; page++) document.addPage()
      const left = place.xMm * POINTS_PER_MM
      const top = place.yMm * POINTS_PER_MM
      for (const row of rows) writeRow(document, row, left, top)
      if (mark) drawMark(document, label.mark, left + mark.x, top + mark.y, mark.size)
      if (code) drawCode(document, squares, { ...code, x: left + code.x, y: top + code.y })
    }
  })
}
