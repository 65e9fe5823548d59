import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, isDoc, isNumeric, type Value } from '../bson/value.js'
import { type Operation } from '../engine/operations.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Command, reply } from './command.js'
import { checkFields } from './fields.js'
import { SET_NAME } from './handshake.js'
import { type Request } from './request.js'

const KINDS: Record<string, string> = {
  find: 'query',
  getMore: 'getmore',
  insert: 'insert',
  update: 'update',
  delete: 'remove',
}

/** A running command as `currentOp` shows it, without idle connections and figures that the engine does not keep. */
function describe({ id, command, database, body, connection, started, limit }: Operation): Doc {
  const target = body.get(command)
  const micros = Math.round((Date.now() - started) * 1000)
  const doc: Doc = new Map<string, Value>([
    ['type', 'op'],
    ['desc', `conn${connection}`],
    ['connectionId', fromSafeInteger(connection)],
    ['active', true],
    ['currentOpTime', new Date().toISOString()],
    ['opid', id],
    ['secs_running', BigInt(Math.floor(micros / 1e6))],
    ['microsecs_running', BigInt(micros)],
    ['op', KINDS[command] ?? 'command'],
    ['ns', typeof target === 'string' ? `${database}.${target}` : `${database}.$cmd`],
    ['command', body],
  ])
  if (limit.killed) doc.set('killPending', true)
  return doc
}

export const asOperation = (request: Request): Operation => ({
  id: request.operation,
  command: request.command,
  database: request.database,
  body: request.body,
  connection: request.connection.id,
  started: request.now.getTime(),
  limit: request.timeLimit,
  place: -1,
})

/** All running commands, including the one that asks. */
export const operationsUnderWay = (request: Request): Doc[] =>
  [...request.engine.operations.all(), asOperation(request)].map(describe)

export const currentOp: Command = {
  name: 'currentOp',
  adminOnly: true,
  fields: { currentOp: 'any', $all: 'bool', $ownOps: 'bool' },
  run: (request) => reply(['inprog', operationsUnderWay(request)], ['ok', new Double(1)]),
}

const STAGE_FIELDS = {
  allUsers: 'bool',
  localOps: 'bool',
  truncateOps: 'bool',
  backtrace: 'bool',
  targetAllNodes: 'bool',
  idleConnections: 'bool',
  idleCursors: 'bool',
  idleSessions: 'bool',
} as const

/** All running commands for the stage `$currentOp`. */
export function currentOperations(request: Request, spec: Value): Doc[] {
  if (!isDoc(spec)) throw new MongoError(9, '$currentOp options must be specified in an object')
  checkFields('$currentOp', spec, STAGE_FIELDS)
  if (request.database !== 'admin' || request.body.get('aggregate') === '$cmd') {
    throw new MongoError(73, "$currentOp must be run against the 'admin' database with {aggregate: 1}")
  }
  for (const field of ['idleCursors', 'idleSessions', 'backtrace']) {
    if (spec.get(field) === true) throw new MongoError(238, `$currentOp with ${field} is not supported`)
  }
  return operationsUnderWay(request)
}

export const killOp: Command = {
  name: 'killOp',
  adminOnly: true,
  fields: { killOp: 'any', op: 'number' },
  run: (request) => {
    const id = request.body.get('op')
    if (!isNumeric(id)) throw new MongoError(4, 'Did not provide "op" field', { codeName: 'NoSuchKey' })
    request.engine.operations.kill(Number(id))
    return reply(['info', 'attempting to kill op'], ['ok', new Double(1)])
  },
}

/** The one member of the replica set, as `rs.conf()` shows it. */
export const replSetGetConfig: Command = {
  name: 'replSetGetConfig',
  adminOnly: true,
  fields: { replSetGetConfig: 'any', commitmentStatus: 'bool' },
  run: (request) => {
    const member: Doc = new Map<string, Value>([
      ['_id', 0],
      ['host', request.connection.address],
      ['arbiterOnly', false],
      ['buildIndexes', true],
      ['hidden', false],
      ['priority', new Double(1)],
      ['tags', new Map()],
      ['secondaryDelaySecs', 0n],
      ['votes', 1],
    ])
    const config: Doc = new Map<string, Value>([
      ['_id', SET_NAME],
      ['version', 1],
      ['term', 1n],
      ['members', [member]],
      ['protocolVersion', 1n],
      ['writeConcernMajorityJournalDefault', true],
    ])
    return reply(['config', config], ['ok', new Double(1)])
  },
}
