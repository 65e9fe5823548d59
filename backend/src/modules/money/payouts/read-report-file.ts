import { type IstDay } from '../../../kernel/dates/ist.js'
import { readCsv } from '../../../platform/csv-file.js'
import { readReport, type Report } from './domain/report.js'

/** Most lines of one file: about a month's lines of a shop far larger than this one. */
const MOST_LINES = 10_000

/** Reads the provider's settlement report, in a worker. @throws InvalidInput when it is not a CSV file */
export async function readReportFile({
  bytes,
  today,
}: {
  bytes: Uint8Array
  today: IstDay
}): Promise<Report> {
  // An event and its settlement may each have a row, so twice as many rows are read.
  const { lines, hasMore, fault } = await readCsv(bytes, 2 * MOST_LINES)
  const report = await readReport(lines, { mostRows: MOST_LINES, hasMore, today })
  return fault ? { ...report, faults: [fault, ...report.faults] } : report
}
