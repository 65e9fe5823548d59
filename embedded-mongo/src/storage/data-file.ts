import { closeSync, existsSync, fstatSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_BYTES } from './page.js'
import { isRootSound, newestHeader, notedBytes } from './root-check.js'

export const DATA_FILE = 'data.mdb'

/** Written when a database has been opened: a folder with this file has held documents. */
const MARKER_FILE = 'format.json'
const MAGIC = 'jaadi-embedded-mongo'
/**
 * Raise this number when older programs must not open the files that this one writes. 2: they lie in another folder. 3: a
 * value may have a checksum behind it, which an older program would take for a part of the document.
 */
const FILE_FORMAT = 3

/**
 * A file whose length was not noted, such as a copy, may lack up to this many pages at its end: lmdb never writes pages
 * that one commit allocated and freed.
 */
const UNWRITTEN_PAGES = 256

/** The file differs from what was written; the message says where, and how to restore a backup. */
export class DamagedFile extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`${what} Restore a backup with: npm run restore`, options)
  }
}

/**
 * Checks the files before lmdb maps them: reading a missing page would end the process without a message.
 * @throws Error with a readable message when the file is empty, cut short, not a database, or written by a
 * newer program.
 */
export function requireSoundFile(directory: string): void {
  const marked = markedFormat(directory)
  if (marked > FILE_FORMAT) {
    throw new Error(
      `The database in ${directory} has format ${marked}, and this program knows formats up to ${FILE_FORMAT}. Start the newer program.`,
    )
  }
  const path = join(directory, DATA_FILE)
  if (!existsSync(path) || statSync(path).size === 0) {
    if (marked === 0) return
    throw new DamagedFile(`The database file ${path} is ${existsSync(path) ? 'empty' : 'gone'}.`)
  }
  const file = openSync(path, 'r')
  try {
    requireSoundHeader(file, path, directory)
  } finally {
    closeSync(file)
  }
}

function requireSoundHeader(file: number, path: string, directory: string): void {
  // Another process may commit between reading the header and its root; then try again with the newer header.
  for (let last: bigint | null = null; ;) {
    const newest = newestHeader(file)
    if (!newest) throw new DamagedFile(`The file ${path} is not a database, or its beginning is damaged.`)
    const least = Math.max(
      (newest.lastPage + 1 - UNWRITTEN_PAGES) * PAGE_BYTES,
      notedBytes(file, directory, newest),
    )
    if (fstatSync(file).size < least)
      throw new DamagedFile(`The database file ${path} is cut off: the end of it is missing.`)
    if (isRootSound(file, directory, newest)) return
    if (newest.commit === last)
      throw new DamagedFile(`The newest commit in ${path} is torn or damaged: its checksum is another one.`)
    last = newest.commit
  }
}

/**
 * Whether a sound file ends before the last page that its header counts, and nothing notes that it ended there when it
 * was written: what is missing may have been of use, and lmdb would not ask.
 */
export function mayLackPages(directory: string): boolean {
  const file = openSync(join(directory, DATA_FILE), 'r')
  try {
    const newest = newestHeader(file)
    return (
      newest !== null &&
      fstatSync(file).size < (newest.lastPage + 1) * PAGE_BYTES &&
      notedBytes(file, directory, newest) === 0
    )
  } finally {
    closeSync(file)
  }
}

/** Writes the marker file; to be called when the database is open. */
export function markFormat(directory: string): void {
  if (markedFormat(directory) === FILE_FORMAT) return
  writeFileSync(join(directory, MARKER_FILE), `${JSON.stringify({ magic: MAGIC, format: FILE_FORMAT })}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/**
 * The format that the marker file states; 0 without a marker, for a folder that is new, copied or written
 * by an older program.
 */
function markedFormat(directory: string): number {
  try {
    const marker = JSON.parse(readFileSync(join(directory, MARKER_FILE), 'utf8')) as Record<string, unknown>
    return marker.magic === MAGIC && typeof marker.format === 'number' ? marker.format : 0
  } catch {
    return 0
  }
}
