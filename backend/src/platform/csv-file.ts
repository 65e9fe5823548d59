import { createHash } from 'node:crypto'
import { cutLines, Unreadable } from '../kernel/csv/cut-lines.js'
import { type Fault, type FileRow, isBlank } from '../kernel/csv/table.js'
import { InvalidInput } from '../kernel/errors/errors.js'
import { eachInTurns } from '../kernel/turns.js'

const DELIMITERS = [',', ';', '\t']
/** Excel's own first line, which names the separator: `sep=;`. */
const EXCEL_SEPARATOR = /^sep=(.)(?:\r\n?|\n)/i
/** The heading is searched for in this many characters. */
const HEAD = 100_000

export interface CsvFile {
  /** The lines that are not empty. */
  lines: FileRow[]
  /** Whether the file has more lines than requested; those were not read. */
  hasMore: boolean
  /** The line and reason from which the file could not be cut into lines. */
  fault: Fault | null
  /** Hash of the content, the same whatever its encoding and line ends. */
  hash: string
}

/**
 * Decodes UTF-8, or one of Excel's other encodings: UTF-16 with its mark, or the old code page of Windows.
 */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent separator in the heading. */
function delimiterOf(text: string): string {
  const heading = /^\s*(.*)/.exec(text.slice(0, HEAD))?.[1] ?? ''
  const [best = ','] = DELIMITERS.map((one) => [one, heading.split(one).length] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([one]) => one)
  return best
}

/**
 * Cuts a file into lines and cells, up to `most` lines that are not empty.
 * @throws InvalidInput when the file is not text
 */
export async function readCsv(bytes: Uint8Array, most: number): Promise<CsvFile> {
  const text = decoded(bytes)
  if (text.includes('\0')) {
    const sentence = 'This is not a CSV file. In Excel, choose "Save as" and "CSV UTF-8".'
    throw InvalidInput.field('file', sentence)
  }
  const separator = EXCEL_SEPARATOR.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const before = separator ? 1 : 0
  const lines: FileRow[] = []
  const hash = createHash('sha256')
  let fault: Fault | null = null
  let hasMore = false
  const all = cutLines(body, separator?.[1] ?? delimiterOf(body))
  try {
    await eachInTurns(all, (row) => {
      if (isBlank(row)) return true
      hasMore = lines.length === most
      if (hasMore) return false
      lines.push({ line: before + row.line, cells: row.cells })
      hash.update(`${JSON.stringify(row.cells)}\n`)
      return true
    })
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    fault = { line: before + error.line, column: '', message: error.message }
  }
  return { lines, hasMore, fault, hash: hash.digest('hex') }
}
