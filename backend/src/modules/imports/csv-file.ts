import { createHash } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { InvalidInput } from '../../kernel/errors.js'
import { type Fault, type FileRow } from './domain/table.js'

/** Longer than any sensible line: a quotation mark that is never closed takes in the rest of the file. */
const LONGEST_LINE = 100_000
const DELIMITERS = [',', ';', '\t']
/** Excel's own first line: `sep=;`. */
const EXCEL_SEPARATOR = /^sep=(.)\n/i

export interface CsvFile {
  lines: FileRow[]
  /** The file could not be cut into lines any further than to here. */
  fault: Fault | null
  /** Tells one content from another, however it was saved. */
  hash: string
}

/** With the line ends of one kind, in cells too: lines are counted, and a content is known again. */
const withLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** UTF-8, or what Excel writes else: UTF-16 with its mark, or the old code page of Windows. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that the heading has most of. */
function delimiterOf(text: string): string {
  const heading = /^\s*(.*)/.exec(text)?.[1] ?? ''
  const [best = ','] = DELIMITERS.map((one) => [one, heading.split(one).length] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([one]) => one)
  return best
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

/** Cuts a file into lines and cells. @throws InvalidInput when it is no text */
export function readCsv(bytes: Buffer): CsvFile {
  const text = withLineEnds(decoded(bytes))
  if (text.includes('\0')) {
    const sentence = 'This is not a CSV file. In Excel, choose "Save as" and "CSV UTF-8".'
    throw new InvalidInput(sentence, { file: sentence })
  }
  const separator = EXCEL_SEPARATOR.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const before = separator ? 1 : 0
  const lines: FileRow[] = []
  let fault: Fault | null = null
  try {
    parse(body, {
      delimiter: separator?.[1] ?? delimiterOf(body),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_LINE,
      on_record: (cells, context) => {
        lines.push({ line: before + context.lines - breaksIn(cells), cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    fault = { line: (lines.at(-1)?.line ?? 0) + 1, column: '', message: UNREADABLE }
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(lines.map(({ cells }) => cells)))
    .digest('hex')
  return { lines, fault, hash }
}

const UNREADABLE = 'From here on the file cannot be read: a quotation mark is opened and not closed.'
