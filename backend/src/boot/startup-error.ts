import { NO_ROOM } from '../platform/health/disk-room.js'

/** The server cannot start; the message is a sentence or two for the person at the terminal. */
export class StartupError extends Error {}

/** The start was told to end, and has. */
export class StartStopped extends StartupError {}

/** The message for a file that the system refused to read or write; null for any other error. */
export function fileTrouble(error: unknown): string | null {
  const { code = '', path, message = '' } = (error ?? {}) as NodeJS.ErrnoException
  const where = path === undefined ? '' : ` (${path})`
  if (NO_ROOM.test(`${code} ${message}`)) return `The disk is full${where}. Make room and start again.`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `This account may not read or write a file that the shop needs${where}.`
  return null
}
