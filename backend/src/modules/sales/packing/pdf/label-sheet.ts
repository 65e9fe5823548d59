import { code128, QUIET_MODULES } from '../../../../platform/code128.js'
import { drawPdf, type PdfDocument } from '../../../../platform/pdf/document.js'
import { Fitting } from '../../../../platform/pdf/fit.js'
import { INK, measureOf, wrapped, writeRow } from '../../../../platform/pdf/rows.js'
import { type LabelPart } from '../domain/papers.js'
import { PAGES, type PaperSize } from './sizes.js'

const CUT = '#C9BBA3'
const PADDING = 16
const GAP = 6
/** Size of the digits below a barcode. */
const DIGITS = 11
const NOTE = { size: 10, row: 15 }

/** Columns and rows of labels on a page. */
const GRIDS: Readonly<Record<PaperSize, { columns: number; rows: number }>> = {
  a4: { columns: 2, rows: 2 },
  '4x6': { columns: 1, rows: 1 },
}

/** Labels that are printed in their own size: one on a page of 4 × 6 in, four on A4. */
export interface LabelSheet {
  title: string
  labels: readonly (readonly LabelPart[])[]
  size: PaperSize
  /** Sentences on a page of their own behind the labels. */
  notes?: readonly string[]
}

interface Cell {
  x: number
  y: number
  width: number
  height: number
}

function drawLabel(document: PdfDocument, parts: readonly LabelPart[], cell: Cell): void {
  const fitting = new Fitting(measureOf(document))
  const left = cell.x + PADDING
  const width = cell.width - 2 * PADDING
  const inside = cell.height - 2 * PADDING
  let top = cell.y + PADDING
  parts.forEach((part, at) => {
    const height = inside * part.share
    if (at > 0)
      document
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke()
    const box = { width, height: height - 2 * GAP }
    if ('barcode' in part) drawBarcode(document, part.barcode, { x: left, y: top + GAP, ...box })
    else for (const row of fitting.fit(part.lines, box)) writeRow(document, row, left, top + GAP)
    top += height
  })
}

/** The bars over the whole width, since readers want them wide, and the number below them. */
function drawBarcode(document: PdfDocument, text: string, box: Cell): void {
  const { bars, width } = code128(text)
  const module = box.width / (width + 2 * QUIET_MODULES)
  const height = box.height - DIGITS * 1.3
  for (const bar of bars)
    document.rect(box.x + (QUIET_MODULES + bar.x) * module, box.y, bar.width * module, height)
  document.fill(INK)
  const x = (box.width - measureOf(document)(text, DIGITS, true)) / 2
  writeRow(document, { text, bold: true, size: DIGITS, x, baseline: box.height - 2 }, box.x, box.y)
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

function drawNotes(document: PdfDocument, notes: readonly string[], size: PaperSize): void {
  const page = PAGES[size]
  const width = page.width - 2 * page.margin
  let y = page.height
  for (const note of notes)
    for (const text of wrapped(note, width, (words) => measureOf(document)(words, NOTE.size, false))) {
      if (y + NOTE.row > page.height - page.margin) {
        document.addPage()
        y = page.margin
      }
      writeRow(document, { text, bold: false, size: NOTE.size, x: 0, baseline: NOTE.size }, page.margin, y)
      y += NOTE.row
    }
}

const textsIn = (part: LabelPart): string[] =>
  'barcode' in part ? [part.barcode] : part.lines.map(({ text }) => text)

/** Draws labels, in a worker. */
export function drawLabelSheet({ title, labels, size, notes = [] }: LabelSheet): Promise<Buffer> {
  const page = PAGES[size]
  const { columns, rows } = GRIDS[size]
  const options = {
    margin: 0,
    size: [page.width, page.height] as [number, number],
    autoFirstPage: false,
    keepsSize: true,
    info: { Title: title },
  }
  return drawPdf(options, [...labels.flatMap((label) => label.flatMap(textsIn)), ...notes], (document) => {
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
    drawNotes(document, notes, size)
  })
}
