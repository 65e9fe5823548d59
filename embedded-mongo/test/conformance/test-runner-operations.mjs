import assert from 'node:assert/strict'
import { EJSON } from 'bson'

function lastLsids(context, client) {
  const started = context.entities.events.get(client).filter(({ kind }) => kind === 'commandStartedEvent')
  return started.slice(-2).map(({ event }) => EJSON.stringify(event.command.lsid))
}

const indexNames = (context, { databaseName, collectionName }) =>
  context.admin
    .db(databaseName)
    .collection(collectionName)
    .listIndexes()
    .toArray()
    .then((indexes) => indexes.map(({ name }) => name))
    .catch(() => [])

async function collectionNames(context, { databaseName }) {
  const listed = await context.admin.db(databaseName).listCollections({}, { nameOnly: true }).toArray()
  return listed.map(({ name }) => name)
}

/** Operations on the runner itself: failures on demand and assertions about driver and server. */
export const RUNNER_OPERATIONS = {
  failPoint: (args, context) => context.failPoint(args.failPoint),
  targetedFailPoint: (args, context) => context.failPoint(args.failPoint),
  createEntities: (args, context) => context.entities.create(args.entities),
  assertSessionPinned: () => {
    throw new Error('only a sharded cluster pins sessions')
  },
  assertSessionUnpinned: () => undefined,
  assertSessionDirty: ({ session }, context) => {
    assert.equal(context.entities.get(session).serverSession?.isDirty, true)
  },
  assertSessionNotDirty: ({ session }, context) => {
    assert.equal(context.entities.get(session).serverSession?.isDirty, false)
  },
  assertSessionTransactionState: ({ session, state }, context) => {
    const names = {
      none: 'NO_TRANSACTION',
      starting: 'STARTING_TRANSACTION',
      in_progress: 'TRANSACTION_IN_PROGRESS',
      committed: 'TRANSACTION_COMMITTED',
      aborted: 'TRANSACTION_ABORTED',
    }
    assert.equal(context.entities.get(session).transaction.state, names[state])
  },
  assertSameLsidOnLastTwoCommands: ({ client }, context) => {
    const [a, b] = lastLsids(context, client)
    assert.equal(a, b)
  },
  assertDifferentLsidOnLastTwoCommands: ({ client }, context) => {
    const [a, b] = lastLsids(context, client)
    assert.notEqual(a, b)
  },
  assertCollectionExists: async (args, context) => {
    assert.ok((await collectionNames(context, args)).includes(args.collectionName))
  },
  assertCollectionNotExists: async (args, context) => {
    assert.ok(!(await collectionNames(context, args)).includes(args.collectionName))
  },
  assertIndexExists: async (args, context) => {
    assert.ok((await indexNames(context, args)).includes(args.indexName))
  },
  assertIndexNotExists: async (args, context) => {
    assert.ok(!(await indexNames(context, args)).includes(args.indexName))
  },
}
