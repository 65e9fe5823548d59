import { type FitLine } from '../../../../kernel/text/fit-line.js'
import { drawPdf, type PdfDocument } from '../../../../platform/pdf/document.js'
import { Fitting } from '../../../../platform/pdf/fit.js'
import { INK, measureOf, writeRow } from '../../../../platform/pdf/rows.js'
import { type AddressLabel } from '../domain/papers.js'
import { PAGES, type PaperSize } from './sizes.js'

const CUT = '#C9BBA3'
/** Shares of a label's height: the receiver has the largest. */
const SHARES = { to: 0.58, order: 0.14, from: 0.28 }
const PADDING = 16
const GAP = 6

/** Columns and rows of labels on a page. */
const GRIDS: Readonly<Record<PaperSize, { columns: number; rows: number }>> = {
  a4: { columns: 2, rows: 2 },
  '4x6': { columns: 1, rows: 1 },
}

interface Cell {
  x: number
  y: number
  width: number
  height: number
}

function drawLabel(document: PdfDocument, label: AddressLabel, cell: Cell): void {
  const fitting = new Fitting(measureOf(document))
  const left = cell.x + PADDING
  const width = cell.width - 2 * PADDING
  const inside = cell.height - 2 * PADDING
  let top = cell.y + PADDING
  for (const part of ['to', 'order', 'from'] as const) {
    const height = inside * SHARES[part]
    if (part !== 'to')
      document
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke()
    const box = { width, height: height - 2 * GAP }
    for (const row of fitting.fit(label[part], box)) writeRow(document, row, left, top + GAP)
    top += height
  }
}

/** Draws the lines along which four labels are cut apart. */
function cutLines(document: PdfDocument, { width, height }: { width: number; height: number }): void {
  document
    .moveTo(width / 2, 0)
    .lineTo(width / 2, height)
    .moveTo(0, height / 2)
    .lineTo(width, height / 2)
    .lineWidth(0.5)
    .dash(4, { space: 4 })
    .strokeColor(CUT)
    .stroke()
    .undash()
}

const textsOf = ({ to, order, from }: AddressLabel): string[] =>
  [...to, ...order, ...from].map(({ text }: FitLine) => text)

/** Draws address labels in their own size: one on a page of 4 × 6 in, four on A4; in a worker. */
export function drawAddressLabels({
  labels,
  size,
}: {
  labels: readonly AddressLabel[]
  size: PaperSize
}): Promise<Buffer> {
  const page = PAGES[size]
  const { columns, rows } = GRIDS[size]
  const options = {
    margin: 0,
    size: [page.width, page.height] as [number, number],
    autoFirstPage: false,
    keepsSize: true,
    info: { Title: 'Address labels' },
  }
  return drawPdf(options, labels.flatMap(textsOf), (document) => {
    const cell = { width: page.width / columns, height: page.height / rows }
    labels.forEach((label, nth) => {
      const onPage = nth % (columns * rows)
      if (onPage === 0) {
        document.addPage()
        if (columns > 1) cutLines(document, page)
      }
      const x = (onPage % columns) * cell.width
      const y = Math.floor(onPage / columns) * cell.height
      drawLabel(document, label, { ...cell, x, y })
    })
  })
}
