import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FILE, markFormat } from '../storage/data-file.js'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../storage/private-files.js'

/** The folder of lmdb's files in a database directory. */
const FOLDER = 'store'
/** The folder that the first programs open, whatever it holds; copies are still made into it. */
const FIRST_FOLDER = 'data'
const NOTE_FILE = 'read-me.txt'
const NOTE =
  'A newer Jaadi keeps this database in the folder "store". Start the newer program, or restore the backup from before the update.\n'

/** Where lmdb's files lie. A copy, and a directory that this program has not opened yet, has the first layout. */
export function filesIn(directory: string): string {
  const files = join(directory, FOLDER)
  return existsSync(files) ? files : filesOfCopy(directory)
}

/** Where lmdb's files lie in a copy. */
export const filesOfCopy = (directory: string): string => join(directory, FIRST_FOLDER)

/**
 * Moves lmdb's files to where programs that know nothing of schema numbers do not find them (ADR 19). In their place
 * those find a folder, which they refuse at their start: lmdb would crash on a file of something else. The caller holds the directory's lock.
 * @returns the folder of the files; it may be missing in a new directory.
 * @throws Error with a readable message when an older program has begun a second database here.
 */
export function layOut(directory: string): string {
  const files = join(directory, FOLDER)
  const first = join(directory, FIRST_FOLDER)
  const found = statSync(join(first, DATA_FILE), { throwIfNoEntry: false })
  if (found?.isDirectory() === true) return files
  if (found && existsSync(files))
    throw new Error(
      `There are two databases in ${directory}: an older Jaadi has begun the one in "${FIRST_FOLDER}". Move that folder away if nothing was sold with it; otherwise move "${FOLDER}" away.`,
    )
  const draft = `${first}.note`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, DATA_FILE), { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(join(draft, DATA_FILE, NOTE_FILE), NOTE, { mode: PRIVATE_FILE })
  markFormat(draft)
  if (existsSync(files)) rmSync(first, { recursive: true, force: true })
  else if (existsSync(first)) renameSync(first, files)
  else mkdirSync(files, { mode: PRIVATE_FOLDER })
  renameSync(draft, first)
  return files
}
