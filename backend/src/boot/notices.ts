import { createHmac, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../config/config.js'
import { sessionSecret } from '../modules/office/auth/session-secret.js'
import { StaffAccounts } from '../modules/office/auth/staff/staff-accounts.service.js'

const COLLECTION = 'installation'
const FOLDER_MARK = '.folder-id'

/** A value that all processes on one database must share; stored and compared as a fingerprint. */
interface SharedFact {
  name: string
  fingerprint: string
  /** The notice for the owner when the database was last used with another value. */
  notice: string
}

function secretFact(config: AppConfig): SharedFact {
  return {
    name: 'session-secret',
    fingerprint: createHmac('sha256', sessionSecret(config)).update('fingerprint').digest('base64url'),
    notice:
      'SESSION_SECRET is not the one that this database was last used with, so codes sent before are void. All processes on one database need the same SESSION_SECRET.',
  }
}

/** Identifies the uploads folder by a name in a file, which is copied with the folder. */
function uploadsFact(config: AppConfig): SharedFact {
  const folder = join(config.dataDir, 'uploads')
  const mark = join(folder, FOLDER_MARK)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(mark, randomUUID(), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return {
    name: 'uploads',
    fingerprint: readFileSync(mark, 'utf8'),
    notice: `Pictures of products lie in ${folder}, and this database was last used with another folder: pictures may be missing. Let all processes share one DATA_DIR, or set S3_ENDPOINT.`,
  }
}

/**
 * Stores this process's shared values. @returns a sentence for each one that differs from the previous
 * process
 */
async function compareSharedFacts(connection: Connection, config: AppConfig): Promise<string[]> {
  const facts = [secretFact(config), ...(config.s3 === null ? [uploadsFact(config)] : [])]
  const notices: string[] = []
  for (const { name, fingerprint, notice } of facts) {
    const before = await connection
      .collection<{ _id: string; fingerprint: string }>(COLLECTION)
      .findOneAndUpdate({ _id: name }, { $set: { fingerprint } }, { upsert: true, returnDocument: 'before' })
    if (before && before.fingerprint !== fingerprint) notices.push(notice)
  }
  return notices
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/** Notices for the person at the terminal before anyone uses the shop, each a sentence or two. */
export async function noticesOf(app: NestFastifyApplication, config: AppConfig): Promise<string[]> {
  const notices = await compareSharedFacts(app.get<Connection>(getConnectionToken()), config)
  if (!(await app.get(StaffAccounts).hasActiveAdmin()))
    notices.push(
      'There is no admin yet, so nobody can run the shop. Stop it and make one: npm run admin:create -- --mobile <your 10 digits>',
    )
  if (config.hasPrivateProviders)
    notices.push(
      'ALLOW_PRIVATE_PROVIDERS=true: keys, payments and messages may go to addresses on this machine or its network. This is a trial, not a shop.',
    )
  if (config.sandboxes.length > 0 && !LOOPBACK.test(config.host))
    notices.push(
      `This is a demo on an address that others may reach (HOST=${config.host}): whoever opens it sees every log-in code and can pay without money.`,
    )
  return notices
}
