import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { mongo } from 'mongoose'
import { AppModule } from '../app.module.js'
import { print } from '../boot/print.js'
import { type AppConfig, parseConfig } from '../config/config.js'
import { migrate } from '../migrations/migrate.js'
import { BackupError } from '../modules/office/backups/backup-error.js'
import { type Manifest } from '../modules/office/backups/manifest.js'
import { numberOf, type PaperCounter } from '../modules/sales/orders/money/domain/paper-number.js'
import { StockCheck, type StockFindings } from '../modules/stock/inventory/checking/stock-check.service.js'
import { Clock } from '../platform/clock.js'
import { type CounterDocument } from '../platform/mongo/counters.js'
import { openStopped } from './stopped-database.js'

export interface Examined {
  /** Documents by collection, as they were found. */
  counts: Map<string, number>
  stock: StockFindings
  /** The steps that brought the database to the schema of this program. */
  migrated: string[]
  /** Counters of papers that were raised. */
  papers: PaperCounter[]
}

/** Options for an application without providers, jobs and server. */
const askedConfig = (dataDir: string): AppConfig =>
  parseConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) })

/** Compares the stock figures of a database with its stock book; changes nothing. */
export async function checkStock(mongodbUri: string, dataDir: string): Promise<StockFindings> {
  const options = { config: askedConfig(dataDir), mongodbUri, clock: new Clock(), connect: true, asked: true }
  const app = await NestFactory.createApplicationContext(await AppModule.with(options), {
    logger: false,
    abortOnError: false,
  })
  try {
    return await app.get(StockCheck, { strict: false }).inspect()
  } finally {
    await app.close()
  }
}

/**
 * Counts the documents of a data folder that nobody else uses and checks its stock. In between it brings the database to
 * the schema of this program, since the check reads fields that older databases do not have, and continues the numbers
 * of papers after those that are `given`.
 * @throws SchemaError when the database is newer than the program
 */
export async function examineFolder(dataDir: string, given: readonly PaperCounter[] = []): Promise<Examined> {
  const database = await openStopped(dataDir)
  try {
    const { counts, migrated, papers } = await withDatabase(database.uri, async (db) => ({
      counts: await countsOf(db),
      migrated: await migrate(db, { alone: true, say: print }),
      papers: await continuePapers(db, given),
    }))
    return { counts, migrated, papers, stock: await checkStock(database.uri, dataDir) }
  } finally {
    await database.close()
  }
}

/** The counters of papers in a data folder that nobody else uses. */
export async function papersIn(dataDir: string): Promise<PaperCounter[]> {
  const database = await openStopped(dataDir)
  try {
    return await withDatabase(database.uri, async (db) => {
      const rows = await db.collection<CounterDocument>('counters').find({}).toArray()
      return rows
        .map(({ _id: counter, value }) => ({ counter, value }))
        .filter((row) => numberOf(row) !== null)
    })
  } finally {
    await database.close()
  }
}

/** Raises the counters. @returns those that were lower */
async function continuePapers(db: mongo.Db, given: readonly PaperCounter[]): Promise<PaperCounter[]> {
  const counters = db.collection<CounterDocument>('counters')
  const raised = new Map<string, PaperCounter>()
  for (const paper of given) {
    const { modifiedCount, upsertedCount } = await counters.updateOne(
      { _id: paper.counter },
      { $max: { value: paper.value } },
      { upsert: true },
    )
    if (modifiedCount + upsertedCount > 0) raised.set(paper.counter, paper)
  }
  return [...raised.values()]
}

/** @throws BackupError when what was opened is not what was backed up. */
export function demandCounts({ collections }: Manifest, { counts }: Examined): void {
  for (const { namespace, documents } of collections) {
    const name = namespace.slice(namespace.indexOf('.') + 1)
    const found = counts.get(name) ?? 0
    if (found !== documents)
      throw new BackupError(
        `The backup holds ${documents} documents of ${name}, but ${found} were found in it. Nothing was changed.`,
      )
  }
}

async function countsOf(db: mongo.Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of await db.listCollections().toArray())
    counts.set(name, await db.collection(name).estimatedDocumentCount())
  return counts
}

async function withDatabase<T>(uri: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(uri)
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}

const MOST_FAULTS_NAMED = 50

/** What a stock check found, in lines for the terminal. */
export function stockLines({ products, batches, found }: StockFindings): string[] {
  const seen = `Stock check: ${products} products and ${batches} batches were compared with the stock book`
  if (found.length === 0) return [`${seen}; drift 0.`]
  return [
    `${seen}; drift ${found.length}: this number of figures differ.`,
    ...found
      .slice(0, MOST_FAULTS_NAMED)
      .map(
        ({ subject, counter, stored, expected }) =>
          `  ${subject}: ${counter} is ${stored}, should be ${expected}`,
      ),
    'The nightly stock check of the running shop corrects them; the console has it under "Jobs".',
  ]
}
