import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf, type ScramKeys } from './scram.js'

/** The one account of a database, which may do everything. */
export interface Account {
  user: string
  /** Kept, since every start prints the address with it. */
  password: string
  keys: ScramKeys
}

const ACCOUNT_FILE = 'account.json'
const USER = 'owner'
const PASSWORD_BYTES = 32

/**
 * The account of a directory, made with a random password when there is none yet. The caller holds the directory's lock.
 * @throws Error with a readable message, which names no secret, for a damaged file.
 */
export function accountIn(directory: string): Account {
  const path = join(directory, ACCOUNT_FILE)
  let text: string
  try {
    chmodSync(path, 0o600)
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return writeAccount(path)
  }
  const account = parseAccount(text)
  if (account) return account
  throw new Error(`The file ${path} is damaged. Remove it: the next start makes a new password.`)
}

function writeAccount(path: string): Account {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const account = { user: USER, password, keys: keysOf(password) }
  const { salt, iterations, storedKey, serverKey } = account.keys
  const stored = {
    user: USER,
    password,
    salt: salt.toString('base64'),
    iterations,
    storedKey: storedKey.toString('base64'),
    serverKey: serverKey.toString('base64'),
  }
  const draft = `${path}.part`
  writeFileSync(draft, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(draft, path)
  return account
}

/** Null when it is not an account. */
function parseAccount(text: string): Account | null {
  try {
    const stored = JSON.parse(text) as Record<string, unknown>
    const { user, password, iterations } = stored
    const bytes = (name: string): Buffer => Buffer.from(String(stored[name]), 'base64')
    const keys = { salt: bytes('salt'), storedKey: bytes('storedKey'), serverKey: bytes('serverKey') }
    const whole =
      typeof user === 'string' &&
      typeof password === 'string' &&
      typeof iterations === 'number' &&
      keys.salt.length > 0 &&
      keys.storedKey.length === 32 &&
      keys.serverKey.length === 32
    return whole ? { user, password, keys: { ...keys, iterations } } : null
  } catch {
    return null
  }
}
