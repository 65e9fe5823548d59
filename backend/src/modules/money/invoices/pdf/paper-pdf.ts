import { runsOf } from '../../../../kernel/text/writing.js'
import { drawPdf, type PdfDocument as Document } from '../../../../platform/pdf/document.js'
import { type Features, measureOf, MUTED, wrapped, writeRow } from '../../../../platform/pdf/rows.js'
import { type Paper } from '../domain/paper.js'

const INK = '#2A1A12'
const LINE = '#E7DCC8'
const CLAY = '#6B3A22'
const CHILLI = '#B3261E'

const MARGIN = 48
/** Ascent of the Latin font, as a part of its size. */
const ASCENT = 0.85
const PAGE = { width: 595.28, height: 841.89 }
const RIGHT = PAGE.width - MARGIN
const WIDTH = RIGHT - MARGIN
const HALF = WIDTH / 2 - 12
/** The lowest line of text, above the footer. */
const BOTTOM = PAGE.height - 72
/** Columns of the lines: their left edges and widths. */
const COLUMNS = {
  what: { x: MARGIN, width: WIDTH - 220 },
  quantity: { x: RIGHT - 210, width: 50 },
  price: { x: RIGHT - 150, width: 70 },
  amount: { x: RIGHT - 75, width: 75 },
}

interface Style {
  size?: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'right'
  width?: number
}

/** Figures have equal widths, so that they align in columns. */
const FIGURES: Features = ['tnum', 'kern']
const LINE_GAP = 2

/** The rows that a text takes within the width. */
function rowsOf(
  document: Document,
  text: string,
  { size = 10, bold = false, width = WIDTH }: Style,
): string[] {
  const measure = (words: string) => measureOf(document, FIGURES)(words, size, bold)
  return text.split('\n').flatMap((line) => (measure(line) <= width ? [line] : wrapped(line, width, measure)))
}

/** The height that `write` takes for a text. */
const heightOfText = (document: Document, text: string, style: Style): number =>
  rowsOf(document, text, style).reduce(
    (sum, row) => sum + heightOf(document, row, style.size ?? 10) + LINE_GAP,
    0,
  )

/** Writes text in its scripts' fonts from `(x, y)`. @returns the y position below it */
function write(document: Document, text: string, x: number, y: number, style: Style = {}): number {
  const { size = 10, bold = false, colour = INK, align = 'left', width = WIDTH } = style
  let top = y
  for (const row of rowsOf(document, text, style)) {
    const left = align === 'right' ? width - measureOf(document, FIGURES)(row, size, bold) : 0
    // All scripts share one baseline, whatever the height of their fonts.
    const place = { text: row, bold, size, x: left, baseline: size * ASCENT }
    writeRow(document, place, x, top, colour, FIGURES)
    top += heightOf(document, row, size) + LINE_GAP
  }
  return top
}

/** Height of a row: that of the highest of its fonts. */
const heightOf = (document: Document, row: string, size: number): number =>
  Math.max(
    ...runsOf(row === '' ? ' ' : row).map(({ face }) =>
      document.font(face).fontSize(size).currentLineHeight(true),
    ),
  )

function rule(document: Document, y: number, from = MARGIN, colour = LINE): void {
  document.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.8).strokeColor(colour).stroke()
}

/** The brand's jar, drawn on a field of 32 by 32. */
const JAR: readonly [path: string, colour: string][] = [
  ['M8 11c0-2 1-3 2-4h12c1 1 2 2 2 4 3 2 4 5 4 9 0 6-4 10-12 10S4 26 4 20c0-4 1-7 4-9z', LINE],
  ['M8 11c0-2 1-3 2-4h12c1 1 2 2 2 4 1 1 2 2 3 3.5C24 17 20 18 16 18S8 17 5 14.5C6 13 7 12 8 11z', CLAY],
  ['M9 7c0-3 3-5 7-5s7 2 7 5z', CHILLI],
]

function jar(document: Document, x: number, y: number): void {
  document.save().translate(x, y)
  for (const [path, colour] of JAR) document.path(path).fill(colour)
  document.restore()
}

function head(document: Document, paper: Paper): number {
  jar(document, MARGIN - 4, MARGIN - 14)
  write(document, paper.shop, MARGIN + 34, MARGIN - 8, { size: 24, bold: true, colour: CLAY, width: HALF })
  write(document, paper.title, MARGIN + HALF, MARGIN, {
    size: 14,
    bold: true,
    align: 'right',
    width: RIGHT - MARGIN - HALF,
  })
  let left = MARGIN + 36
  for (const [index, line] of paper.seller.entries())
    left = write(document, line, MARGIN, left, { bold: index === 0, width: HALF })
  let right = MARGIN + 36
  const middle = MARGIN + WIDTH / 2 + 12
  for (const [name, value] of paper.facts) {
    write(document, name, middle, right, { colour: MUTED, width: 90 })
    right = write(document, value, middle + 90, right, { align: 'right', width: RIGHT - middle - 90 })
  }
  return Math.max(left, right) + 18
}

function buyer(document: Document, { to, buyer: lines }: Paper, from: number): number {
  rule(document, from)
  let y = write(document, to, MARGIN, from + 12, { colour: MUTED })
  for (const [index, line] of lines.entries())
    y = write(document, line, MARGIN, y, { bold: index === 0, width: WIDTH * 0.7 })
  return y + 16
}

function rowHead(document: Document, y: number): number {
  const style = { size: 9, colour: MUTED }
  const end = write(document, 'Product', COLUMNS.what.x, y, { ...style, width: COLUMNS.what.width })
  for (const [text, column] of [
    ['Quantity', COLUMNS.quantity],
    ['Price', COLUMNS.price],
    ['Amount', COLUMNS.amount],
  ] as const)
    write(document, text, column.x, y, { ...style, align: 'right', width: column.width })
  rule(document, end + 3)
  return end + 10
}

/** Begins a new page when `needed` points do not fit on this one. */
function room(document: Document, y: number, needed: number): number {
  if (y + needed <= BOTTOM) return y
  document.addPage()
  return MARGIN
}

function rows(document: Document, paper: Paper, from: number): number {
  let y = rowHead(document, from)
  for (const row of paper.rows) {
    const style = { width: COLUMNS.what.width }
    const next = room(document, y, heightOfText(document, row.what, style))
    if (next !== y) y = rowHead(document, next)
    const end = write(document, row.what, COLUMNS.what.x, y, style)
    for (const cell of ['quantity', 'price', 'amount'] as const)
      write(document, row[cell], COLUMNS[cell].x, y, { align: 'right', width: COLUMNS[cell].width })
    rule(document, end + 3)
    y = end + 10
  }
  return y
}

function sums(document: Document, paper: Paper, from: number): number {
  let y = room(document, from + 2, 110)
  const x = RIGHT - 220
  for (const [name, amount] of paper.sums) {
    write(document, name, x, y, { colour: MUTED, width: 100 })
    y = write(document, amount, x + 100, y, { align: 'right', width: 120 }) + 2
  }
  rule(document, y + 4, x, CLAY)
  const [name, amount] = paper.total
  write(document, name, x, y + 12, { size: 14, bold: true, width: 100 })
  y = write(document, amount, x + 100, y + 12, { size: 14, bold: true, align: 'right', width: 120 })
  return write(document, paper.inWords, MARGIN, y + 8, { colour: MUTED, align: 'right' })
}

function closing(document: Document, paper: Paper, from: number): void {
  const style = { width: WIDTH * 0.75 }
  const lines = [...paper.taxes.map((line) => line.join('   ')), ...paper.notes]
  const heights = lines.map((line) => heightOfText(document, line, style) + 2)
  // Together on a page where they fit on one.
  let y = room(
    document,
    from + 14,
    Math.min(
      BOTTOM - MARGIN,
      heights.reduce((sum, height) => sum + height, 0),
    ),
  )
  lines.forEach((line, at) => {
    y = write(document, line, MARGIN, room(document, y, heights[at] ?? 0), style) + 2
  })
}

function footers(document: Document, paper: Paper): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page)
    // Without this, text below the margin would begin a new page.
    document.page.margins.bottom = 0
    const y = PAGE.height - 44
    rule(document, y - 8)
    const style = { size: 8, colour: MUTED }
    write(document, `${paper.seller[0] ?? ''}   ${paper.number}`, MARGIN, y, { ...style, width: HALF })
    const number = `Page ${page - start + 1} of ${count}`
    write(document, number, MARGIN + HALF, y, { ...style, align: 'right', width: WIDTH - HALF })
  }
}

/** Draws an invoice or a credit note on A4, in a worker. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const { seller, buyer: lines, rows: items, notes } = paper
  return drawPdf(
    {
      margins: { top: MARGIN, bottom: 60, left: MARGIN, right: MARGIN },
      bufferPages: true,
      info: { Title: `${paper.title} ${paper.number}`, Author: paper.shop },
    },
    [paper.shop, ...seller, ...lines, ...items.map(({ what }) => what), ...notes],
    (document) => {
      const top = head(document, paper)
      const body = rows(document, paper, buyer(document, paper, top))
      closing(document, paper, sums(document, paper, body))
      footers(document, paper)
    },
  )
}
