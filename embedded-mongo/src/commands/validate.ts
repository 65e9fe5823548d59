import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { type Verified, verifyCollection } from '../collections/verify.js'
import { MongoError } from '../errors/mongo-error.js'
import { checkLimit } from '../pace/time-limit.js'
import { complete, type Work } from '../pace/turn.js'
import { type Command } from './command.js'
import { boolField } from './fields.js'
import { namespaceOf, type Request, viewOf } from './request.js'

const OPTIONS = ['full', 'repair', 'metadata', 'background', 'enforceFastCount', 'checkBSONConformance']

/**
 * Reads every document and compares each index with the documents, as `npm run db:verify` does; repairs
 * nothing.
 */
export const validate: Command = {
  name: 'validate',
  fields: {
    validate: 'string',
    scandata: 'bool',
    ...Object.fromEntries(OPTIONS.map((option) => [option, 'bool' as const])),
  },
  run: (request) => {
    const namespace = namespaceOf(request)
    checkOptions(request.body)
    const meta = viewOf(request).collection(namespace)
    if (!meta) throw new MongoError(26, `Collection '${namespace}' does not exist to validate.`)
    return complete(validated(request, meta), () => checkLimit(request.timeLimit))
  },
}

function checkOptions(body: Doc): void {
  const on = (option: string): boolean => boolField(body, option)
  const refuse = (reason: string): MongoError => new MongoError(72, reason)
  for (const other of ['full', 'enforceFastCount', 'repair', 'checkBSONConformance']) {
    if (on('background') && on(other) && other !== 'checkBSONConformance') {
      throw refuse(
        `Running the validate command with both { background: true } and { ${other}: true } is not supported.`,
      )
    }
  }
  if (body.get('checkBSONConformance') === false && (on('full') || on('enforceFastCount')))
    throw refuse("Cannot explicitly set 'checkBSONConformance: false' with full validation set.")
  if (on('repair'))
    throw refuse(
      'Running the validate command with { repair: true } can only be performed in standalone mode.',
    )
  if (on('metadata') && OPTIONS.some((option) => option !== 'metadata' && on(option)))
    throw refuse(
      'Running the validate command with { metadata: true } is not supported with any other options',
    )
}

/** Reads from one snapshot, however long it takes. */
function* validated(request: Request, meta: CollectionMeta): Work<Doc> {
  if (boolField(request.body, 'metadata')) return answer(meta, null)
  const view = request.engine.snapshotView()
  try {
    const current = view.collection(meta.namespace) ?? meta
    return answer(current, yield* verifyCollection(view.reader, current))
  } finally {
    view.reader.release()
  }
}

function answer(meta: CollectionMeta, verified: Verified | null): Doc {
  const indexes = verified?.indexes ?? []
  const wrong = indexes.filter(
    ({ missing, extra, unmarked }) => missing.length + extra.length + unmarked.length > 0,
  )
  const unreadable = verified?.unreadable ?? []
  const records = (pick: 'missing' | 'extra'): Doc[] =>
    indexes.flatMap((index) =>
      index[pick].map(
        (recordId): Doc =>
          new Map<string, Value>([
            ['indexName', index.name],
            ['recordId', fromSafeInteger(recordId)],
          ]),
      ),
    )
  const counts: [string, Value][] = verified
    ? [
        ['nInvalidDocuments', fromSafeInteger(unreadable.length)],
        ['nNonCompliantDocuments', 0],
        ['nrecords', fromSafeInteger(verified.documents)],
      ]
    : []
  const isSound = (name: string): boolean => !wrong.some((index) => index.name === name)
  return new Map<string, Value>([
    ['ns', meta.namespace],
    ['uuid', meta.uuid],
    ...counts,
    ['nIndexes', meta.indexes.length],
    ['keysPerIndex', new Map(indexes.map(({ name, keys }) => [name, fromSafeInteger(keys)]))],
    ['indexDetails', new Map(meta.indexes.map(({ name }) => [name, new Map([['valid', isSound(name)]])]))],
    ['valid', wrong.length === 0 && unreadable.length === 0],
    ['repaired', false],
    ['warnings', []],
    [
      'errors',
      [...unreadable.map(({ reason }) => reason), ...wrong.map(({ name }) => `Found errors in ${name}`)],
    ],
    ['extraIndexEntries', records('extra')],
    ['missingIndexEntries', records('missing')],
    ['corruptRecords', unreadable.map(({ recordId }) => fromSafeInteger(recordId))],
    ['ok', new Double(1)],
  ])
}
