import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AppConfig } from '../../../config/config.js'

/**
 * Generates a secret once. If two processes do so together, the first to link its file wins, and both use
 * that secret.
 */
function secretOfDataDir(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

/**
 * The key of all hashes. It is configured; outside production it is generated once and stored in the data
 * folder, readable only by its owner.
 */
export function sessionSecret(config: Pick<AppConfig, 'sessionSecret' | 'dataDir' | 'isProduction'>): string {
  if (config.sessionSecret !== null) return config.sessionSecret
  if (config.isProduction) throw new Error('SESSION_SECRET is missing; production needs it.')
  return secretOfDataDir(config.dataDir)
}
