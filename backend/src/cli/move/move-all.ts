import { type mongo } from 'mongoose'
import { digestOf, indexesOf, rulesOf } from './compare.js'
import { copyCollection } from './copy-collection.js'
import { demandTarget, MoveError, Notes } from './target.js'

type Say = (line: string) => void

export interface Moved {
  collections: number
  documents: number
  /** Whether an earlier move had brought everything already. */
  wasDone: boolean
}

/** Progress is printed once in this time at most. */
const PROGRESS_MS = 1_000

/**
 * Copies all collections and indexes into an empty database, or continues a move into it that was interrupted. Then it
 * compares the bytes of every document. The source must not change meanwhile.
 * @throws MoveError in a sentence.
 */
export async function moveAll(source: mongo.Db, target: mongo.Db, say: Say): Promise<Moved> {
  const listed = (await source.listCollections().toArray()) as mongo.CollectionInfo[]
  let documents = 0
  const isSame = async (): Promise<boolean> => {
    documents = 0
    for (const { name } of listed) {
      const [wanted, found] = [
        await digestOf(source.collection(name)),
        await digestOf(target.collection(name)),
      ]
      if (found.sha256 !== wanted.sha256) return false
      documents += wanted.documents
    }
    return documents > 0
  }
  const reached = await demandTarget(target, isSame)
  if (reached === 'done') return { collections: listed.length, documents, wasDone: true }
  if (reached === 'interrupted') say('Going on with the move that was interrupted.')
  const notes = new Notes(target)
  await notes.begin()
  const there = new Set(
    (await target.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
  )
  for (const { name, options = {} } of listed.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!there.has(name)) await target.createCollection(name, options)
    documents += await moveCollection(source.collection(name), target.collection(name), notes, say)
  }
  // Indexes come last: until then nothing expires in the target, and a unique index checks all documents at once.
  for (const { name } of listed) await moveIndexes(source.collection(name), target.collection(name))
  await notes.end()
  return { collections: listed.length, documents, wasDone: false }
}

async function moveCollection(
  source: mongo.Collection,
  target: mongo.Collection,
  notes: Notes,
  say: Say,
): Promise<number> {
  const name = source.collectionName
  const wanted = await digestOf(source)
  for (let attempt = 0; attempt < 2; attempt++) {
    let shownAt = Date.now()
    await copyCollection(source, target, notes, (copied) => {
      if (Date.now() - shownAt < PROGRESS_MS && copied < wanted.documents) return
      shownAt = Date.now()
      say(`${name}: ${copied} of ${wanted.documents}`)
    })
    const found = await digestOf(target)
    if (found.documents === wanted.documents && found.sha256 === wanted.sha256) {
      if (wanted.documents === 0) say(`${name}: empty`)
      return wanted.documents
    }
    // The shop was used between an interrupted move and this one: what was copied then is out of date.
    say(`${name}: changed since the move was interrupted; copied again.`)
    await target.deleteMany({})
    await notes.setCopied(name, 0)
  }
  throw new MoveError(
    `${name} is not the same on both sides after it was copied twice. Does anything else write to that database?`,
  )
}

async function moveIndexes(source: mongo.Collection, target: mongo.Collection): Promise<void> {
  const wanted = await indexesOf(source)
  if (wanted.length > 0) await target.createIndexes(wanted)
  const found = (await indexesOf(target)).map(rulesOf)
  const missing = wanted.filter((spec) => !found.includes(rulesOf(spec)))
  if (missing.length > 0)
    throw new MoveError(
      `The server made other indexes of ${source.collectionName} than asked: ${missing.map(({ name }) => name).join(', ')}.`,
    )
}
