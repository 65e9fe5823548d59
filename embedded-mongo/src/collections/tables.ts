import { type Catalog } from '../catalog/catalog.js'
import { type KeyReader } from '../storage/key-reader.js'
import {
  CATALOG_TABLE,
  LEFTOVER_TABLE,
  OWNER_TABLE,
  SESSION_TABLE,
  TABLE_BYTES,
  tableKey,
  tableOf,
  tableRange,
} from '../storage/keys.js'

const OWN = [CATALOG_TABLE, SESSION_TABLE, LEFTOVER_TABLE, OWNER_TABLE]
const AFTER_ALL = Buffer.alloc(TABLE_BYTES + 1, 0xff)

/**
 * A table that belongs to no collection or index, or to several: documents or entries would be lost or
 * shared unnoticed.
 */
export interface MisplacedTable {
  namespace: string
  documents: number
  problems: string[]
}

/** Compares the tables on disk with those that the catalog knows. */
export function verifyTables(reader: KeyReader, catalog: Catalog): MisplacedTable[] {
  const leftovers = new Set<number>()
  for (const key of reader.keys(tableRange(LEFTOVER_TABLE))) leftovers.add(key.readUInt32BE(key.length - 4))
  const owners = new Map<number, string>()
  const found: MisplacedTable[] = []
  const add = (namespace: string, documents: number, problem: string): void => {
    found.push({ namespace, documents, problems: [problem] })
  }
  for (const { namespace, table, indexes } of catalog.all()) {
    for (const each of [table, ...indexes.map((index) => index.table)]) {
      const other = owners.get(each)
      if (other !== undefined) add(namespace, 0, `Table ${each} belongs to ${other}, too.`)
      if (leftovers.has(each)) add(namespace, 0, `Table ${each} is marked to be emptied.`)
      owners.set(each, namespace)
    }
  }
  for (const table of tablesIn(reader)) {
    if (owners.has(table) || leftovers.has(table) || OWN.includes(table)) continue
    add('(no collection)', reader.count(tableRange(table)), `Table ${table} belongs to no collection.`)
  }
  return found
}

function* tablesIn(reader: KeyReader): Iterable<number> {
  for (let next: number | null = 0; next !== null;) {
    const [key] = reader.keys({ lower: tableKey(next, Buffer.alloc(0)), upper: AFTER_ALL })
    if (!key) return
    const table = key.length < TABLE_BYTES ? 0 : tableOf(key)
    yield table
    next = table < 0xffffffff ? table + 1 : null
  }
}
