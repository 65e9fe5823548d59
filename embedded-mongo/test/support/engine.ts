import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient, type MongoClientOptions } from 'mongodb'
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from '../../src/launch/start.js'

export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'embedded-mongo-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface TestEngine {
  engine: EmbeddedMongo
  client: MongoClient
  directory: string
  /** Connects another client to the same engine; it is closed with the engine. */
  connect(options?: MongoClientOptions): Promise<MongoClient>
  stop(): Promise<void>
}

/** Starts an engine on a fresh directory, in this process, with a connected client. */
export async function startTestEngine(options: Partial<EmbeddedMongoOptions> = {}): Promise<TestEngine> {
  const directory = temporaryDirectory()
  const engine = await startEmbeddedMongo({ directory: directory.path, thread: false, ...options })
  const clients: MongoClient[] = []
  const connect = async (clientOptions: MongoClientOptions = {}): Promise<MongoClient> => {
    const client = await new MongoClient(engine.uri, clientOptions).connect()
    clients.push(client)
    return client
  }
  const client = await connect()
  return {
    engine,
    client,
    directory: directory.path,
    connect,
    stop: async () => {
      for (const opened of clients) await opened.close()
      await engine.close()
      directory.remove()
    },
  }
}
