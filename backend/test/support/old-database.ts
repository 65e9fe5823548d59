import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { freshDatabaseUri } from './app.js'

export type Documents = Record<string, { _id: unknown; [field: string]: unknown }[]>

/** A few documents of each collection, as the last program with that schema wrote them. */
export function documentsOfVersion(version: number): Documents {
  const file = join(__dirname, '..', 'migrations', `version-${version}.json`)
  return mongo.BSON.EJSON.parse(readFileSync(file, 'utf8'), { relaxed: false }) as Documents
}

export interface OldDatabase {
  uri: string
  db: mongo.Db
  close: () => Promise<void>
}

/** A database of its own, filled with these documents and with no number of a schema yet. */
export async function databaseWith(documents: Documents): Promise<OldDatabase> {
  const uri = freshDatabaseUri()
  const client = await mongo.MongoClient.connect(uri)
  const db = client.db()
  for (const [name, rows] of Object.entries(documents)) await db.collection(name).insertMany(rows as never)
  return {
    uri,
    db,
    close: async () => {
      await db.dropDatabase()
      await client.close()
    },
  }
}
