import { readCsv } from '../../../platform/csv-file.js'
import { type OwnColumns } from './domain/invoice-columns.js'
import { type ReadInvoice, readInvoice } from './domain/invoice-lines.js'

/** Most lines of one file: far more parcels than the shop sends in a month. */
const MOST_LINES = 5_000

/** Reads the list of a courier's charges, in a worker. @throws InvalidInput when it is not a CSV file */
export async function readInvoiceFile({
  bytes,
  own,
}: {
  bytes: Uint8Array
  own: OwnColumns
}): Promise<ReadInvoice & { hash: string }> {
  const { lines, hasMore, fault, hash } = await readCsv(bytes, MOST_LINES + 50)
  const read = await readInvoice(lines, own, { mostRows: MOST_LINES, hasMore })
  return { ...read, hash, faults: fault ? [fault, ...read.faults] : read.faults }
}
