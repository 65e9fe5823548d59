import { drawPdf, type PdfDocument } from '../../../../platform/pdf/document.js'
import { type Features, INK, measureOf, MUTED, wrapped, writeRow } from '../../../../platform/pdf/rows.js'
import { type Manifest } from '../domain/manifest.js'
import { PAGES } from './sizes.js'

const PAGE = PAGES.a4
const MARGIN = 40
const RIGHT = PAGE.width - MARGIN
const LINE = '#C9BBA3'
const SIZE = 9.5
/** Row height in multiples of the letter size: Indian scripts reach far up and down. */
const ROW = 1.5
const ASCENT = 1.05
/** The lowest line of text, above the number of the page. */
const BOTTOM = PAGE.height - 56
const SIGNATURES = 120
/** The left edge of each column and its width; figures stand at the right. */
const COLUMNS = [
  { x: MARGIN, width: 24 },
  { x: MARGIN + 28, width: 92 },
  { x: MARGIN + 124, width: 82 },
  { x: MARGIN + 212, width: 160 },
  { x: MARGIN + 376, width: 30, right: true },
  { x: MARGIN + 410, width: 48, right: true },
  { x: MARGIN + 466, width: RIGHT - MARGIN - 466 },
]
/** Figures of one width align in columns. */
const FIGURES: Features = ['tnum', 'kern']

interface Style {
  size?: number
  bold?: boolean
  colour?: string
}

/** Writes a manifest from the top of its first page to the signatures on its last. */
class ManifestWriter {
  private y = MARGIN

  constructor(
    private readonly document: PdfDocument,
    private readonly manifest: Manifest,
  ) {}

  write(): void {
    const { title, shop, facts, rows, total, signatures } = this.manifest
    this.document.addPage()
    this.y = this.text(title, MARGIN, this.y, RIGHT - MARGIN, { size: 18, bold: true })
    this.y = this.text(shop, MARGIN, this.y, RIGHT - MARGIN, { size: 11, bold: true }) + 6
    for (const [name, value] of facts) {
      this.text(name, MARGIN, this.y, 70, { colour: MUTED })
      this.y = this.text(value, MARGIN + 74, this.y, RIGHT - MARGIN - 74)
    }
    this.y += 10
    this.head()
    for (const row of rows) this.row(row)
    this.y += 6
    if (this.y + SIGNATURES + 30 > BOTTOM) this.begin()
    this.y = this.text(total.join(' · '), MARGIN, this.y, RIGHT - MARGIN, { size: 12, bold: true })
    this.sign(signatures)
    this.numbers()
  }

  private head(): void {
    COLUMNS.forEach((column, at) => this.cell(this.manifest.head[at] ?? '', column, { colour: MUTED }))
    this.y += SIZE * ROW
    this.rule()
  }

  private row(cells: readonly string[]): void {
    const rows = Math.max(...COLUMNS.map(({ width }, at) => this.rowsOf(cells[at] ?? '', width, {}).length))
    if (this.y + rows * SIZE * ROW + 8 > BOTTOM) {
      this.begin()
      this.head()
    }
    COLUMNS.forEach((column, at) => this.cell(cells[at] ?? '', column, { bold: at === 1 }))
    this.y += rows * SIZE * ROW + 4
    this.rule()
  }

  private cell(text: string, column: (typeof COLUMNS)[number], style: Style): void {
    const width = measureOf(this.document, FIGURES)(text, SIZE, style.bold ?? false)
    const x = column.right ? column.x + column.width - Math.min(width, column.width) : column.x
    this.text(text, x, this.y, column.width, style)
  }

  private sign(names: readonly [string, string]): void {
    const width = (RIGHT - MARGIN) / 2 - 16
    const line = this.y + 64
    names.forEach((name, at) => {
      const x = MARGIN + at * (width + 32)
      this.document
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke()
      const below = this.text(name, x, line + 4, width)
      this.text('Name, signature, time', x, below, width, { size: 8, colour: MUTED })
    })
  }

  private numbers(): void {
    const { start, count } = this.document.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.document.switchToPage(page)
      const day = this.manifest.facts[0]?.[1] ?? ''
      const text = `${this.manifest.title} · ${day} · Page ${page - start + 1} of ${count}`
      this.text(text, MARGIN, PAGE.height - 40, RIGHT - MARGIN, { size: 8, colour: MUTED })
    }
  }

  private rowsOf(text: string, width: number, { size = SIZE, bold = false }: Style): string[] {
    return wrapped(text, width, (words) => measureOf(this.document, FIGURES)(words, size, bold))
  }

  /** @returns the place below */
  private text(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const { size = SIZE, bold = false, colour = INK } = style
    let top = y
    for (const row of this.rowsOf(text, width, style)) {
      const place = { text: row, bold, size, x: 0, baseline: size * ASCENT }
      writeRow(this.document, place, x, top, colour, FIGURES)
      top += size * ROW
    }
    return top
  }

  private begin(): void {
    this.document.addPage()
    this.y = MARGIN
  }

  private rule(): void {
    this.document.moveTo(MARGIN, this.y).lineTo(RIGHT, this.y).lineWidth(0.6).strokeColor(LINE).stroke()
    this.y += 4
  }
}

/** Draws a handover manifest on A4, in a worker. */
export function drawManifest(manifest: Manifest): Promise<Buffer> {
  const options = {
    margin: 0,
    size: [PAGE.width, PAGE.height] as [number, number],
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: manifest.title },
  }
  const texts = [manifest.shop, ...manifest.facts.flat(), ...manifest.rows.flat()]
  return drawPdf(options, texts, (document) => new ManifestWriter(document, manifest).write())
}
