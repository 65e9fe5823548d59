import { type Doc } from '../bson/value.js'
import { type Engine } from '../engine/engine.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Transaction } from '../isolation/transaction.js'
import { parseSessionId, type Session } from '../session/session.js'
import { type Command } from './command.js'

/** The session fields of a command. */
export interface SessionInfo {
  session: Session | null
  /** `txnNumber`, of a retryable write or of a transaction. */
  number: bigint | null
  inTransaction: boolean
  starts: boolean
}

const invalid = (message: string): MongoError => new MongoError(72, message)

export function parseSessionInfo(engine: Engine, command: Command, body: Doc): SessionInfo {
  const lsid = body.get('lsid')
  const session = lsid === undefined ? null : engine.sessions.get(parseSessionId(lsid))
  const given = body.get('txnNumber')
  const number = typeof given === 'bigint' ? given : typeof given === 'number' ? BigInt(given) : null
  const inTransaction = body.get('autocommit') === false
  const starts = body.get('startTransaction') === true
  if (number !== null && !session)
    throw invalid('Transaction number requires a session ID to also be specified')
  if (number !== null && number < 0n) throw invalid('Transaction number cannot be negative')
  if (body.has('autocommit') && number === null) {
    throw invalid("'autocommit' field requires a transaction number to also be specified")
  }
  if (body.get('autocommit') === true) throw invalid('Specifying autocommit=true is not allowed.')
  if (body.has('startTransaction') && !starts)
    throw invalid('Specifying startTransaction=false is not allowed.')
  if (starts && !inTransaction)
    throw invalid("'startTransaction' field requires 'autocommit' field to also be specified")
  if (number !== null && !inTransaction && !command.retryable) {
    throw new MongoError(
      50768,
      'txnNumber may only be provided for multi-document transactions and retryable write commands. ' +
        `autocommit:false was not provided, and ${command.name} is not a retryable write command.`,
      { codeName: 'NotARetryableWriteCommand' },
    )
  }
  return { session, number, inTransaction, starts }
}

/** The transaction of the command, begun by its first command; null outside of transactions. */
export function joinTransaction(engine: Engine, command: Command, info: SessionInfo): Transaction | null {
  const { session, number } = info
  if (!session || number === null) return null
  if (!info.inTransaction) {
    abandon(session)
    return null
  }
  const newest = session.newestNumber
  if (number < newest) {
    throw new MongoError(
      225,
      `Cannot start transaction ${number} on session because a newer transaction with txnNumber ${newest} has already started.`,
    )
  }
  if (info.starts) return begin(engine, command, session, number)
  const current = session.transaction
  if (current?.number === number && current.state === 'open') {
    refuseForeign(command, current)
    return current
  }
  if (command.endsTransaction) return null
  throw noSuchTransaction(session, number)
}

function begin(engine: Engine, command: Command, session: Session, number: bigint): Transaction {
  if (session.transaction?.number === number || session.remembered?.number === number) {
    throw new MongoError(
      117,
      `Cannot start a transaction with txnNumber ${number} on this session: it has been used already.`,
      { codeName: 'ConflictingOperationInProgress' },
    )
  }
  if (command.endsTransaction) throw invalid(`${command.name} cannot start a transaction`)
  abandon(session)
  if (!command.inTransaction) throw notInTransactions(command)
  const transaction = engine.beginTransaction(number)
  session.transaction = transaction
  return transaction
}

/** A newer number ends the session's open transaction. */
function abandon(session: Session): void {
  session.transaction?.end('aborted')
  session.transaction = null
}

function refuseForeign(command: Command, current: Transaction): void {
  if (command.inTransaction || command.endsTransaction) return
  current.end('aborted')
  throw notInTransactions(command)
}

const notInTransactions = (command: Command): MongoError =>
  new MongoError(263, `Cannot run '${command.name}' in a multi-document transaction.`)

function noSuchTransaction(session: Session, number: bigint): MongoError {
  const { remembered, transaction } = session
  if (remembered?.kind === 'commit' && remembered.number === number) {
    return new MongoError(256, `Transaction ${number} has been committed.`)
  }
  const message =
    transaction?.number === number
      ? `Transaction ${number} has been aborted.`
      : `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${session.newestNumber}`
  return new MongoError(251, message, { labels: ['TransientTransactionError'] })
}
