import { type FileRow } from './table.js'

/** Longest line: a quotation mark that is never closed would take in the rest of the file. */
const LONGEST_LINE = 100_000
/** Most cells of a line: more than any real table has. */
const MOST_CELLS = 500
/** Empty lines that are skipped in one step. */
const MOST_EMPTY = 1000
const LF = 10
const CR = 13
const QUOTE = 34

/** The file cannot be cut into lines from `line` on. */
export class Unreadable extends Error {
  constructor(
    readonly line: number,
    why: string,
  ) {
    super(`From here on the file cannot be read: ${why}.`)
  }
}

/**
 * Cuts a text into lines of cells (RFC 4180), one at a time. A quotation mark within a cell is an ordinary character. A
 * thousand empty lines become one row without cells, so that the caller can pause between rows.
 * @throws Unreadable
 */
export function* cutLines(text: string, delimiter: string): Generator<FileRow> {
  const cursor = new Cursor(text, delimiter.charCodeAt(0))
  for (let row = cursor.next(); row; row = cursor.next()) yield row
}

/** A position in the text that is being cut. */
class Cursor {
  private at = 0
  private line = 1

  constructor(
    private readonly text: string,
    private readonly delimiter: number,
  ) {}

  /** The next row; null at the end. */
  next(): FileRow | null {
    if (this.isLineEnd(this.at)) return this.emptyLines()
    if (this.at >= this.text.length) return null
    const line = this.line
    const most = this.at + LONGEST_LINE
    const cells: string[] = []
    do {
      if (cells.length === MOST_CELLS)
        throw new Unreadable(line, `this line has more than ${MOST_CELLS} cells`)
      // Skips the delimiter before the cell.
      if (cells.length > 0) this.at += 1
      cells.push(this.cell(line, most))
    } while (this.text.charCodeAt(this.at) === this.delimiter)
    if (this.isLineEnd(this.at)) this.passLineEnd()
    return { line, cells }
  }

  private emptyLines(): FileRow {
    const { line } = this
    for (let passed = 0; passed < MOST_EMPTY && this.isLineEnd(this.at); passed += 1) this.passLineEnd()
    return { line, cells: [] }
  }

  private cell(line: number, most: number): string {
    const begin = this.at
    const closed = this.text.charCodeAt(begin) === QUOTE ? this.closing(line, most) : null
    if (closed !== null && this.endsCell(closed + 1)) {
      this.at = closed + 1
      return this.counted(begin + 1, closed).replaceAll('""', '"')
    }
    let end = closed ?? begin
    while (end < most && !this.endsCell(end)) end += 1
    if (end >= most) throw new Unreadable(line, `this line has more than ${LONGEST_LINE} characters`)
    this.at = end
    return this.counted(begin, end)
  }

  /** Position of the quotation mark that closes this cell. */
  private closing(line: number, most: number): number {
    const end = Math.min(most, this.text.length)
    for (let place = this.at + 1; place < end; place += 1) {
      if (this.text.charCodeAt(place) !== QUOTE) continue
      if (this.text.charCodeAt(place + 1) !== QUOTE) return place
      place += 1
    }
    throw new Unreadable(line, 'a quotation mark is opened and not closed')
  }

  /** The text of a cell with uniform line ends; the line ends in it are counted as lines of the file. */
  private counted(from: number, to: number): string {
    const text = this.text.slice(from, to)
    if (!/[\r\n]/.test(text)) return text
    const lines = text.split(/\r\n?|\n/)
    this.line += lines.length - 1
    return lines.join('\n')
  }

  private endsCell(place: number): boolean {
    return (
      place >= this.text.length || this.text.charCodeAt(place) === this.delimiter || this.isLineEnd(place)
    )
  }

  private isLineEnd(place: number): boolean {
    const code = this.text.charCodeAt(place)
    return code === LF || code === CR
  }

  private passLineEnd(): void {
    const isPair = this.text.charCodeAt(this.at) === CR && this.text.charCodeAt(this.at + 1) === LF
    this.at += isPair ? 2 : 1
    this.line += 1
  }
}
