import { type mongo } from 'mongoose'

/** The data cannot be moved; the message is a sentence or two for the owner. */
export class MoveError extends Error {}

/** Collection of the target that notes the progress of the move; dropped at its end. */
export const NOTES = 'moving'

/** How far one collection is. The documents are copied in the order of `_id`. */
interface Note {
  _id: string
  copied: number
}

/** Name of a note that belongs to no collection: it marks the target's data as part of a move. */
const BEGUN = ''

/** The progress notes of a move in its target. */
export class Notes {
  private readonly notes: mongo.Collection<Note>

  constructor(target: mongo.Db) {
    this.notes = target.collection<Note>(NOTES)
  }

  async begin(): Promise<void> {
    await this.notes.replaceOne({ _id: BEGUN }, { copied: 0 }, { upsert: true })
  }

  async copied(name: string): Promise<number> {
    return (await this.notes.findOne({ _id: name }))?.copied ?? 0
  }

  async setCopied(name: string, copied: number): Promise<void> {
    await this.notes.replaceOne({ _id: name }, { copied }, { upsert: true })
  }

  async end(): Promise<void> {
    await this.notes.drop()
  }
}

/**
 * How far an earlier move into it came.
 * @param isSame tells whether the target holds what would be moved.
 * @throws MoveError when the server has no transactions, or the database holds something that no move brought.
 */
export async function demandTarget(
  target: mongo.Db,
  isSame: () => Promise<boolean>,
): Promise<'not begun' | 'interrupted' | 'done'> {
  const hello = await target.admin().command({ hello: 1 })
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid')
    throw new MoveError(
      'That server is not a replica set, and a shop needs its transactions. Start it with --replSet rs0, run rs.initiate() in mongosh once, or use Atlas.',
    )
  const collections = await target.listCollections({}, { nameOnly: true }).toArray()
  const names = collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
  if (names.includes(NOTES)) return 'interrupted'
  if (names.length === 0) return 'not begun'
  if (await isSame()) return 'done'
  throw new MoveError(
    `The database "${target.databaseName}" on that server holds other data (${names.slice(0, 3).join(', ')}). Name an empty one in the address. If the shop has moved there and was used since, it needs no other move: set MONGODB_URI.`,
  )
}
