import { drawPdf, type PdfDocument } from '../../../../platform/pdf/document.js'
import { heightsOf } from '../../../../platform/pdf/fit.js'
import { measureOf, MUTED, wrapped, writeRow } from '../../../../platform/pdf/rows.js'
import { type Slip, type SlipLine } from '../domain/papers.js'
import { PAGES, type PaperSize } from './sizes.js'

const LINE = '#C9BBA3'
/** Row height in multiples of the letter size, at least. */
const ROW = 1.45
const ASCENT = 1.05
/** Letters of the row that begins each further page of a slip. */
const HEAD = 11

interface Style {
  size: number
  bold?: boolean
  colour?: string
}

/** Writes a slip from the top of its page to the bottom, and continues on the next. */
class SlipWriter {
  private y: number
  private readonly page
  private readonly scale: number

  constructor(
    private readonly document: PdfDocument,
    size: PaperSize,
  ) {
    this.page = PAGES[size]
    this.scale = size === 'a4' ? 1 : 0.82
    this.y = this.page.margin
  }

  write(slip: Slip): void {
    const first = this.document.bufferedPageRange().count
    this.document.addPage()
    this.text(slip.shop, { size: 20, bold: true })
    this.text(`${slip.order} · ${slip.placed}`, { size: 11, bold: true })
    if (slip.replaces) this.text(slip.replaces, { size: 11, bold: true })
    if (slip.waybills) this.text(slip.waybills, { size: 11, bold: true })
    this.gap(8)
    slip.to.forEach((line, at) => this.text(line, { size: 11, bold: at === 0 }))
    this.gap(6)
    for (const line of slip.lines) this.line(line)
    this.rule()
    this.text(slip.sum, { size: 12, bold: true })
    this.gap(8)
    if (slip.thankYou) this.text(slip.thankYou, { size: 12 })
    this.gap(8)
    this.text(slip.foot, { size: 9, colour: MUTED })
    this.number(slip, first)
  }

  /** Slips are printed in piles: a further page says whose it is, in the row that it left free for that. */
  private number({ order }: Slip, first: number): void {
    const { count } = this.document.bufferedPageRange()
    const { margin } = this.page
    const size = HEAD * this.scale
    for (let page = first + 1; page < count; page++) {
      this.document.switchToPage(page)
      const text = `${order} · Page ${page - first + 1} of ${count - first}`
      writeRow(this.document, { text, bold: true, size, x: 0, baseline: size * ASCENT }, margin, margin)
    }
  }

  private line({ jars, product, choices, batches }: SlipLine): void {
    this.room(4)
    this.rule()
    this.text(`${jars} × ${product}`, { size: 13, bold: true })
    if (choices) this.text(choices, { size: 11 })
    this.text(batches, { size: 11, colour: MUTED })
    this.gap(3)
  }

  private text(text: string, { size, bold = false, colour }: Style): void {
    const points = size * this.scale
    const width = this.page.width - 2 * this.page.margin
    for (const row of wrapped(text, width, (words) => measureOf(this.document)(words, points, bold))) {
      this.room(1, points)
      const place = { text: row, bold, size: points, x: 0, baseline: points * ASCENT }
      writeRow(this.document, place, this.page.margin, this.y, colour)
      this.y += points * Math.max(ROW, heightsOf(row).height)
    }
  }

  /** Begins a further page when these rows do not fit. */
  private room(rows: number, points = 13 * this.scale): void {
    if (this.y + rows * points * ROW > this.page.height - this.page.margin) this.further()
  }

  private further(): void {
    this.document.addPage()
    this.y = this.page.margin + HEAD * this.scale * ROW
  }

  private gap(points: number): void {
    this.y += points * this.scale
  }

  private rule(): void {
    const { width, margin } = this.page
    this.document
      .moveTo(margin, this.y)
      .lineTo(width - margin, this.y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
    this.gap(4)
  }
}

const textsOf = (slip: Slip): string[] => [
  ...[slip.shop, slip.thankYou, slip.foot, ...slip.to],
  ...slip.lines.flatMap(({ product, choices }) => [product, choices]),
]

/** Draws packing slips, each on its own pages; in a worker. */
export function drawSlips({ slips, size }: { slips: readonly Slip[]; size: PaperSize }): Promise<Buffer> {
  const { width, height } = PAGES[size]
  const options = {
    margin: 0,
    size: [width, height] as [number, number],
    autoFirstPage: false,
    bufferPages: true,
  }
  return drawPdf({ ...options, info: { Title: 'Packing slips' } }, slips.flatMap(textsOf), (document) => {
    for (const slip of slips) new SlipWriter(document, size).write(slip)
  })
}
