import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { type Migration } from '../../../src/migrations/migration.js'
import { FIRST_VERSION } from '../../../src/migrations/migrations.js'
import { freshDatabaseUri } from '../http/app.js'

export type Documents = Record<string, { _id: unknown; [field: string]: unknown }[]>

/** A few documents of each collection, as the last program with that schema wrote them. */
export function documentsOfVersion(version: number): Documents {
  const file = join(__dirname, '../..', 'migrations', `version-${version}.json`)
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

/** Marks every product in portions of one; `stopAfter` makes it die on the way. */
export const marking = (stopAfter = Number.POSITIVE_INFINITY, pauseMs = 0): Migration => ({
  version: FIRST_VERSION + 1,
  title: 'Products are marked',
  async run(db, beat) {
    const products = db.collection('products')
    for (let done = 0; ; done++) {
      if (done === stopAfter) throw new Error('the process died')
      const { modifiedCount } = await products.updateOne(
        { marks: { $exists: false } },
        { $inc: { marks: 1 } },
      )
      if (modifiedCount === 0) return done
      await new Promise((goOn) => setTimeout(goOn, pauseMs))
      await beat()
    }
  },
})
