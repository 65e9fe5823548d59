import { Entities } from './entities.mjs'
import { match } from './match.mjs'
import { perform } from './operations.mjs'
import { RUNNER_OPERATIONS } from './test-runner-operations.mjs'

const labelsOf = (error) => [...(error.errorLabelSet ?? [])]

function checkError(expected, error, context) {
  if (!error) throw new Error('expected an error, got none')
  const isServer =
    typeof error.code === 'number' || Boolean(error.writeErrors) || Boolean(error.errorResponse)
  if (expected.isClientError === true && isServer && error.constructor.name === 'MongoServerError') {
    throw new Error(`expected a client error, got ${error}`)
  }
  const message = `${error.message} ${JSON.stringify(error.errorResponse ?? {})}`.toLowerCase()
  if (expected.errorContains && !message.includes(expected.errorContains.toLowerCase())) {
    throw new Error(`error does not contain "${expected.errorContains}": ${error.message}`)
  }
  if (expected.errorCode !== undefined && error.code !== expected.errorCode)
    throw new Error(`error code ${error.code} (${error.message})`)
  if (expected.errorCodeName !== undefined && error.codeName !== expected.errorCodeName) {
    throw new Error(`error code name ${error.codeName}`)
  }
  for (const label of expected.errorLabelsContain ?? []) {
    if (!error.hasErrorLabel?.(label))
      throw new Error(`label ${label} is missing (${labelsOf(error)}; ${error.message})`)
  }
  for (const label of expected.errorLabelsOmit ?? []) {
    if (error.hasErrorLabel?.(label)) throw new Error(`label ${label} must not be there`)
  }
  if (expected.errorResponse)
    match(expected.errorResponse, error.errorResponse ?? error, context, 'errorResponse')
  if (expected.expectResult)
    match(expected.expectResult, error.result ?? error.partialResult, context, 'error.result')
}

const BULK_RESULT = [
  'insertedCount',
  'matchedCount',
  'modifiedCount',
  'deletedCount',
  'upsertedCount',
  'insertedIds',
  'upsertedIds',
]

/** The driver's result under the names of the specification. */
function asSpecified(result) {
  if (result && typeof result === 'object' && typeof result.getInsertedIds === 'function') {
    return Object.fromEntries(BULK_RESULT.map((field) => [field, result[field]]))
  }
  if (result && typeof result === 'object' && 'upsertedId' in result && result.upsertedId === null) {
    return Object.fromEntries(Object.entries(result).filter(([field]) => field !== 'upsertedId'))
  }
  return result ?? null
}

async function runOne(operation, context) {
  if (operation.object === 'testRunner') {
    const run = RUNNER_OPERATIONS[operation.name]
    if (!run) throw new Error(`runner operation ${operation.name} is not known`)
    await run(operation.arguments, context)
    return
  }
  let result
  let error = null
  try {
    result = await perform(operation, context)
  } catch (thrown) {
    error = thrown
  }
  // withTransaction must see every error of its callback.
  if (error && context.insideCallback && !operation.expectError) throw error
  if (operation.ignoreResultAndError) return
  if (operation.expectError) {
    checkError(operation.expectError, error, context)
    if (context.insideCallback) throw error
    return
  }
  if (error) throw error
  if (operation.saveResultAsEntity) context.entities.set(operation.saveResultAsEntity, result)
  if ('expectResult' in operation) match(operation.expectResult, asSpecified(result), context)
}

/** The Node driver bounds every commit and abort by a wtimeout that the specifications do not mention. */
function withoutOwnTimeout(wanted, { command, commandName }) {
  const concern = command.writeConcern
  const ends = commandName === 'commitTransaction' || commandName === 'abortTransaction'
  if (!ends || concern?.wtimeout !== 10000 || wanted.command.writeConcern?.wtimeout !== undefined)
    return command
  const { wtimeout, ...rest } = concern
  return { ...command, writeConcern: wtimeout === 10000 ? rest : concern }
}

function checkEvents({ client, events, eventType, ignoreExtraEvents }, context) {
  if (eventType && eventType !== 'command') return
  const seen = context.entities.events.get(client)
  if (ignoreExtraEvents ? seen.length < events.length : seen.length !== events.length) {
    throw new Error(
      `expected ${events.length} events, got ${seen.map(({ kind, event }) => `${kind}:${event.commandName}`).join(', ')}`,
    )
  }
  events.forEach((expected, at) => {
    const [kind, wanted] = Object.entries(expected)[0]
    const { kind: seenKind, event } = seen[at]
    if (kind !== seenKind) throw new Error(`event ${at} is ${seenKind}, expected ${kind}`)
    if (wanted.commandName) match(wanted.commandName, event.commandName, context, `event ${at}`)
    if (wanted.databaseName) match(wanted.databaseName, event.databaseName, context, `event ${at}`)
    if (wanted.command)
      match(wanted.command, withoutOwnTimeout(wanted, event), context, `event ${at}.command`)
    if (wanted.reply) match(wanted.reply, event.reply, context, `event ${at}.reply`)
  })
}

async function loadInitialData(admin, data = []) {
  for (const { databaseName, collectionName, documents } of data) {
    const collection = admin.db(databaseName).collection(collectionName)
    await collection.drop().catch(() => undefined)
    if (documents.length > 0) await collection.insertMany(documents)
    else await admin.db(databaseName).createCollection(collectionName)
  }
}

async function checkOutcome(admin, outcome = []) {
  for (const { databaseName, collectionName, documents } of outcome) {
    const found = await admin.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray()
    match(documents, found, {}, `${databaseName}.${collectionName}`, false)
  }
}

/** Runs one test of a specification file; throws when the outcome is not the specified one. */
export async function runTest(file, test, { admin, uri }) {
  const entities = new Entities(uri)
  const context = {
    entities,
    admin,
    insideCallback: false,
    failPoint: (command) => admin.db('admin').command(command),
    runOperation: async (operation) => {
      context.insideCallback = true
      try {
        await runOne(operation, context)
      } finally {
        context.insideCallback = false
      }
    },
  }
  try {
    await loadInitialData(admin, file.initialData)
    await entities.create(file.createEntities)
    for (const operation of test.operations) await runOne(operation, context)
    for (const expected of test.expectEvents ?? []) checkEvents(expected, context)
    for (const session of entities.sessions) await session.endSession().catch(() => undefined)
    await checkOutcome(admin, test.outcome)
  } finally {
    for (const name of ['failCommand', 'onPrimaryTransactionalWrite']) {
      await admin.db('admin').command({ configureFailPoint: name, mode: 'off' })
    }
    await entities.close()
    await admin.db('admin').command({ killAllSessions: [] })
  }
}
