import { Timestamp } from 'bson'
import { decodeSkipped } from '../bson/decode.js'
import { printValue } from '../bson/print.js'
import { type Doc, isNumeric, type Value } from '../bson/value.js'
import { type Engine } from '../engine/engine.js'
import { MongoError } from '../errors/mongo-error.js'
import { type ClusterClock } from '../session/clock.js'
import { type Command } from './command.js'
import { checkFields, docField } from './fields.js'
import { type SessionInfo } from './session-info.js'

const LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot'])

/** Checks readConcern and writeConcern. One node with durable commits fulfils every concern that is not refused here. */
export function checkConcerns(engine: Engine, command: Command, body: Doc, info: SessionInfo): void {
  const read = docField(body, 'readConcern')
  if (read) checkReadConcern(read, info)
  const after = read?.get('afterClusterTime')
  if (after instanceof Timestamp) checkAfter(engine.clock, body, after)
  const written = docField(body, 'writeConcern')
  if (!written) return
  checkFields('writeConcern', written, {
    w: 'any',
    j: 'bool',
    wtimeout: 'number',
    fsync: 'bool',
    provenance: 'string',
  })
  if (info.inTransaction && !command.endsTransaction) {
    throw new MongoError(
      72,
      `${command.name} is not allowed with a writeConcern within a multi-statement transaction`,
    )
  }
}

function checkReadConcern(concern: Doc, info: SessionInfo): void {
  checkFields('readConcern', concern, {
    level: 'string',
    afterClusterTime: 'timestamp',
    atClusterTime: 'timestamp',
    provenance: 'string',
  })
  const level = concern.get('level')
  if (level !== undefined && !LEVELS.has(level as string)) {
    throw new MongoError(
      9,
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    )
  }
  if (info.inTransaction && !info.starts && concern.size > 0) {
    throw new MongoError(72, 'Only the first command in a transaction may specify a readConcern')
  }
  if (level === 'snapshot' && !info.inTransaction) {
    throw new MongoError(246, 'Snapshot reads outside of transactions are not supported', {
      codeName: 'SnapshotUnavailable',
    })
  }
  if (info.inTransaction && (level === 'linearizable' || level === 'available')) {
    throw new MongoError(72, `The readConcern level '${level}' is not supported in a transaction`)
  }
  if (concern.get('atClusterTime') instanceof Timestamp) {
    throw new MongoError(246, 'Reading at a past time is not supported', { codeName: 'SnapshotUnavailable' })
  }
}

/**
 * Clients send the newest cluster time they have seen; it may be ahead of this clock when the clock was
 * set back.
 */
const MOST_AHEAD_SECONDS = 365 * 24 * 3600

/** Every read sees all acknowledged writes, so only a time that the engine never issued is refused. */
function checkAfter(clock: ClusterClock, body: Doc, after: Timestamp): void {
  if (after.isZero()) throw new MongoError(72, 'readConcern.afterClusterTime cannot be a null timestamp')
  if (after.compare(clock.now()) <= 0) return
  const told = docField(body, '$clusterTime')
  const time = told && decodeSkipped(told).get('clusterTime')
  if (time instanceof Timestamp && time.t < Date.now() / 1000 + MOST_AHEAD_SECONDS) clock.advanceTo(time)
  if (after.compare(clock.now()) <= 0) return
  throw new MongoError(
    72,
    'readConcern afterClusterTime value must not be greater than the current clusterTime. ' +
      `Requested clusterTime: ${printValue(after)}; current clusterTime: ${printValue(clock.now())}`,
  )
}

/** The `writeConcernError` of a write that asks for more nodes than there are. */
export function writeConcernError(concern: Doc | null): Doc | null {
  const w = concern?.get('w')
  if (isNumeric(w) && Number(String(w)) > 1) {
    return wcError(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes')
  }
  if (typeof w === 'string' && w !== 'majority') {
    return wcError(
      79,
      'UnknownReplWriteConcern',
      `No write concern mode named '${w}' found in replica set configuration`,
    )
  }
  return null
}

const wcError = (code: number, codeName: string, errmsg: string): Doc =>
  new Map<string, Value>([
    ['code', code],
    ['codeName', codeName],
    ['errmsg', errmsg],
  ])
