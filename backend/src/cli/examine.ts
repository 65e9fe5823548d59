import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { getConnectionToken } from '@nestjs/mongoose'
import { type Connection } from 'mongoose'
import { AppModule } from '../app.module.js'
import { type AppConfig, parseConfig } from '../config/config.js'
import { StockCheck, type StockFindings } from '../modules/inventory/checking/stock-check.service.js'
import { Clock } from '../platform/clock.js'
import { openStopped } from './stopped-database.js'

export interface Examined {
  /** Documents by collection. */
  counts: Map<string, number>
  stock: StockFindings
}

/** A shop that only answers questions: without providers or jobs, and with no address to reach. */
const askedConfig = (dataDir: string): AppConfig =>
  parseConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) })

/** Counts the documents of a database and compares its stock figures with the stock book; changes nothing. */
export async function examine(mongodbUri: string, dataDir: string): Promise<Examined> {
  const options = { config: askedConfig(dataDir), mongodbUri, clock: new Clock(), connect: true, asked: true }
  const app = await NestFactory.createApplicationContext(await AppModule.with(options), {
    logger: false,
    abortOnError: false,
  })
  try {
    const { db } = app.get<Connection>(getConnectionToken())
    const counts = new Map<string, number>()
    for (const { name } of (await db?.listCollections().toArray()) ?? [])
      counts.set(name, (await db?.collection(name).estimatedDocumentCount()) ?? 0)
    return { counts, stock: await app.get(StockCheck, { strict: false }).inspect() }
  } finally {
    await app.close()
  }
}

/** `examine` for a data folder that no shop runs on. */
export async function examineFolder(dataDir: string): Promise<Examined> {
  const database = await openStopped(dataDir)
  try {
    return await examine(database.uri, dataDir)
  } finally {
    await database.close()
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
