import { Double, ObjectId } from 'bson'
import { MECHANISM } from '../auth/access.js'
import { MAX_DOCUMENT_BYTES } from '../bson/limits.js'
import { type Doc, type Value } from '../bson/value.js'
import { SESSION_TIMEOUT_MINUTES } from '../session/registry.js'
import { MAX_MESSAGE_BYTES } from '../wire/message.js'
import { type Command, reply } from './command.js'
import { docField, type FieldRules, stringField } from './fields.js'
import { type Request } from './request.js'
import { speculativeStep } from './sasl.js'

export const SET_NAME = 'rs0'
/** The wire version of server 8.0, by which a client knows that there is `bulkWrite`. */
const MAX_WIRE_VERSION = 25
const ELECTION_ID = new ObjectId('7fffffff0000000000000001')

const HELLO_FIELDS: FieldRules = {
  hello: 'any',
  isMaster: 'any',
  ismaster: 'any',
  helloOk: 'bool',
  client: 'object',
  compression: 'array',
  saslSupportedMechs: 'string',
  speculativeAuthenticate: 'object',
  topologyVersion: 'any',
  maxAwaitTimeMS: 'number',
  loadBalanced: 'bool',
  backpressure: 'any',
}

function describe(request: Request, primaryField: string): Doc {
  const { address } = request.connection
  const now = new Date()
  const answer = reply(
    ['helloOk', true],
    [primaryField, true],
    ['secondary', false],
    ['setName', SET_NAME],
    ['setVersion', 1],
    ['hosts', [address]],
    ['primary', address],
    ['me', address],
    ['electionId', ELECTION_ID],
    ['lastWrite', lastWrite(request, now)],
    ['maxBsonObjectSize', MAX_DOCUMENT_BYTES],
    ['maxMessageSizeBytes', MAX_MESSAGE_BYTES],
    ['maxWriteBatchSize', 100_000],
    ['localTime', now],
    ['logicalSessionTimeoutMinutes', SESSION_TIMEOUT_MINUTES],
    ['connectionId', request.connection.id],
    ['minWireVersion', 0],
    ['maxWireVersion', MAX_WIRE_VERSION],
    ['readOnly', false],
  )
  answerLogIn(request, answer)
  return answer.set('ok', new Double(1))
}

/**
 * Adds the log-in mechanisms, which are the same for every user name, and runs the first step of a log-in
 * if the command brought one.
 */
function answerLogIn({ connection, body }: Request, answer: Doc): void {
  if (stringField(body, 'saslSupportedMechs') !== null) answer.set('saslSupportedMechs', [MECHANISM])
  const begun = docField(body, 'speculativeAuthenticate')
  const step = begun && speculativeStep(connection.access, begun)
  if (step) answer.set('speculativeAuthenticate', step)
}

function lastWrite(request: Request, now: Date): Doc {
  const opTime: Doc = new Map<string, Value>([
    ['ts', request.engine.clock.now()],
    ['t', 1n],
  ])
  return new Map<string, Value>([
    ['opTime', opTime],
    ['lastWriteDate', now],
    ['majorityOpTime', opTime],
    ['majorityWriteDate', now],
  ])
}

/** The answer has no topologyVersion, so that drivers poll and hold no request open. */
export const hello: Command = {
  name: 'hello',
  beforeLogIn: true,
  fields: HELLO_FIELDS,
  run: (request) => describe(request, 'isWritablePrimary'),
}

export const isMaster: Command = {
  name: 'isMaster',
  aliases: ['ismaster'],
  beforeLogIn: true,
  fields: HELLO_FIELDS,
  run: (request) => describe(request, 'ismaster'),
}

export const ping: Command = {
  name: 'ping',
  beforeLogIn: true,
  fields: { ping: 'any' },
  run: () => reply(['ok', new Double(1)]),
}
