import { spawn } from 'node:child_process'
import { type Socket } from 'node:net'
import { DAMAGE_ADVICE } from '../storage/storage-error.js'

/**
 * Waits for the end of its input; says its name, a sentence, when that comes without a line. Signals that end the
 * program, such as Ctrl-C, reach it too.
 */
const WAIT = `trap '' HUP INT TERM; read -r _ || printf '%s\\n' "$0" >&2`

const sentenceOn = (directory: string): string =>
  `The program with the database in ${directory} ended without a word. It was killed, or the database is the cause. ${DAMAGE_ADVICE}`

export interface Witness {
  /** The database is closed: what happens to the program now is no matter. */
  leave(): void
}

/**
 * Tells on stderr, from a small process of its own, when this program ends without a word. A page that cannot be read,
 * or that misleads lmdb, ends a program at once: nothing in it can tell. Not on Windows.
 */
export function callWitness(directory: string): Witness {
  if (process.platform === 'win32') return { leave: () => undefined }
  const child = spawn('/bin/sh', ['-c', WAIT, sentenceOn(directory)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const input = child.stdin as Socket
  // Without a shell, or when somebody ends the witness, the program goes on without one.
  child.on('error', () => undefined)
  input.on('error', () => undefined)
  child.unref()
  input.unref()
  const leave = (): void => {
    process.off('exit', leave)
    input.end('\n')
  }
  process.once('exit', leave)
  return { leave }
}
