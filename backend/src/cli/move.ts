import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDirectoryLocked } from '@jaadi/embedded-mongo/files'
import { mongo } from 'mongoose'
import { print } from '../boot/print.js'
import { ConfigurationError, storageFromEnvironment } from '../config/config.js'
import { withDatabase } from '../config/database-address.js'
import { unlessSaid } from '../platform/health/database-away.js'
import { runCommand, typed, UsageError } from './command.js'
import { moveAll } from './move/move-all.js'
import { MoveError } from './move/target.js'
import { openStopped } from './stopped-database.js'

const USAGE = [
  'Usage: npm run move -- <mongodb://… or mongodb+srv://…>',
  'Copies the embedded database of DATA_DIR into an empty database of that server. The shop must be stopped.',
].join('\n')

/** The address without its password, for the terminal. */
const withoutPassword = (uri: string): string =>
  uri.replace(/^(mongodb(?:\+srv)?:\/\/[^:@/]+):[^@/]*@/, '$1:<password>@')

function demandStopped(dataDir: string): void {
  const directory = join(dataDir, 'db')
  if (!existsSync(directory)) throw new MoveError(`There is no database in ${dataDir}.`)
  if (!isDirectoryLocked(directory)) return
  throw new MoveError(
    `A shop is running on ${dataDir}. Stop it first: what is sold during the move would be missing on the other side.`,
  )
}

async function connect(uri: string): Promise<mongo.MongoClient> {
  try {
    return await new mongo.MongoClient(uri, unlessSaid(uri, { serverSelectionTimeoutMS: 10_000 })).connect()
  } catch (error) {
    throw new MoveError(`That server cannot be used: ${(error as Error).message}`)
  }
}

/** Moves the shop from the embedded database to a server. The embedded database stays as it is. */
async function move(): Promise<void> {
  const { positionals } = typed(USAGE, { allowPositionals: true })
  const [address, ...more] = positionals
  if (!address || more.length > 0 || !/^mongodb(\+srv)?:\/\//.test(address)) throw new UsageError(USAGE)
  const { dataDir, mongodbUri, s3 } = storageFromEnvironment()
  if (mongodbUri !== null)
    throw new UsageError('MONGODB_URI is set: the shop has moved already. Use the tools of the server.')
  demandStopped(dataDir)
  const uri = withDatabase(address)
  const client = await connect(uri)
  const source = await openStopped(dataDir)
  const sourceClient = await new mongo.MongoClient(source.uri).connect()
  try {
    const { collections, documents, wasDone } = await moveAll(sourceClient.db(), client.db(), print)
    print(
      wasDone
        ? `The move was done already: ${documents} documents of ${collections} collections are the same on both sides to the byte.`
        : `Moved ${documents} documents of ${collections} collections, the same on both sides to the byte, with their indexes.`,
    )
  } finally {
    await sourceClient.close()
    await source.close()
    await client.close()
  }
  print(`Put this into .env, then start the shop: MONGODB_URI=${withoutPassword(uri)}`)
  if (s3 === null) print(`Pictures stay in ${dataDir}/uploads: keep that folder, and DATA_DIR as it is.`)
  print(`The embedded database in ${join(dataDir, 'db')} is as it was; the shop no longer uses it.`)
}

runCommand(move, [MoveError, ConfigurationError, mongo.MongoError])
