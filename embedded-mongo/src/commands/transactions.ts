import { randomUUID } from 'node:crypto'
import { Binary, Double } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Transaction } from '../isolation/transaction.js'
import { SESSION_TIMEOUT_MINUTES } from '../session/registry.js'
import { parseSessionId, type Session } from '../session/session.js'
import { type Command, reply } from './command.js'
import { docsField } from './fields.js'
import { type Request } from './request.js'

const OK = (): Doc => reply(['ok', new Double(1)])

const noSuchTransaction = (number: bigint | null): MongoError =>
  new MongoError(251, `Transaction ${number} has been aborted.`, { labels: ['TransientTransactionError'] })

export const commitTransaction: Command = {
  name: 'commitTransaction',
  adminOnly: true,
  endsTransaction: true,
  fields: { commitTransaction: 'any', recoveryToken: 'object' },
  run: async (request) => {
    const { session, transaction, number } = ending(request)
    if (!transaction) {
      const { remembered } = session
      // The commit was done before, perhaps before a restart; repeat its answer.
      if (remembered?.kind === 'commit' && remembered.number === number) return OK()
      throw noSuchTransaction(number)
    }
    request.engine.cursors.removeWhere((cursor) => cursor.transaction === transaction)
    session.transaction = null
    await request.engine.commitTransaction(transaction, session)
    return OK()
  },
}

export const abortTransaction: Command = {
  name: 'abortTransaction',
  adminOnly: true,
  endsTransaction: true,
  fields: { abortTransaction: 'any', recoveryToken: 'object' },
  run: (request) => {
    const { session, transaction, number } = ending(request)
    if (!transaction) {
      const { remembered } = session
      if (remembered?.kind === 'commit' && remembered.number === number) {
        throw new MongoError(256, `Transaction ${number} has been committed.`)
      }
      throw noSuchTransaction(number)
    }
    request.engine.cursors.removeWhere((cursor) => cursor.transaction === transaction)
    session.transaction = null
    transaction.end('aborted')
    return OK()
  },
}

interface Ending {
  session: Session
  transaction: Transaction | null
  number: bigint
}

function ending(request: Request): Ending {
  const { session, transaction, transactionNumber } = request
  if (!session || transactionNumber === null) {
    throw new MongoError(125, `${request.command} must be run within a transaction`)
  }
  return { session, transaction, number: transactionNumber }
}

export const endSessions: Command = {
  name: 'endSessions',
  fields: { endSessions: 'documents' },
  run: (request) => {
    for (const lsid of docsField(request.body, 'endSessions') ?? []) {
      const id = parseSessionId(lsid)
      const session = request.engine.sessions.find(id)
      session?.transaction?.end('aborted')
      if (session) session.transaction = null
      request.engine.cursors.removeWhere((cursor) => cursor.session === id.toString('latin1'))
      request.engine.sessions.forget(id)
    }
    return OK()
  },
}

export const startSession: Command = {
  name: 'startSession',
  fields: { startSession: 'any' },
  run: () => {
    const id = new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4)
    return reply(
      ['id', new Map<string, Value>([['id', id]])],
      ['timeoutMinutes', SESSION_TIMEOUT_MINUTES],
      ['ok', new Double(1)],
    )
  },
}

export const refreshSessions: Command = {
  name: 'refreshSessions',
  fields: { refreshSessions: 'documents' },
  run: (request) => {
    for (const lsid of docsField(request.body, 'refreshSessions') ?? []) {
      request.engine.sessions.get(parseSessionId(lsid))
    }
    return OK()
  },
}
