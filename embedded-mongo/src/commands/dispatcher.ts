import type { Doc } from '../bson/value.js'
import type { Engine } from '../engine/engine.js'
import { MongoError } from '../errors.js'
import type { CommandMessage } from '../wire/message.js'
import type { CommandHandler, Connection } from '../wire/server.js'
import type { Command } from './command.js'
import { checkConcerns, writeConcernError } from './concerns.js'
import { asMongoError, errorReply, labelsFor } from './errors.js'
import { GENERIC_FIELDS, checkFields, docField, numberField } from './fields.js'
import type { Request } from './request.js'
import { type SessionInfo, joinTransaction, parseSessionInfo } from './session-info.js'
import { commandNamed } from './table.js'
import type { FailPoints } from './fail-points.js'

/** Answers commands: finds them, checks their fields, places them in their session and transaction, and runs them. */
export class Dispatcher implements CommandHandler {
  constructor(
    private readonly engine: Engine,
    private readonly failPoints: FailPoints | null,
  ) {}

  async handle(message: CommandMessage, connection: Connection): Promise<Doc | null> {
    const name = message.body.keys().next().value ?? ''
    const fate = (await this.failPoints?.before(name, message.body)) ?? null
    if (fate === 'close') return null
    if (fate && fate !== 'closeAfter')
      return this.stamped(failed(fate.answer, name, message.body, fate.labels))
    let answer: Doc
    try {
      answer = await this.dispatch(name, message.body, connection)
    } catch (error) {
      answer = failed(asMongoError(error), name, message.body)
    }
    this.failPoints?.after(name, message.body, answer)
    return fate === 'closeAfter' ? null : this.stamped(answer)
  }

  failure(error: unknown): Doc {
    return this.stamped(errorReply(asMongoError(error)))
  }

  /** Transactions live on without their connection: the session may go on over another one. */
  disconnected(connection: Connection): void {
    this.engine.cursors.removeWhere(
      (cursor) => cursor.connection === connection.id && cursor.session === null,
    )
  }

  private async dispatch(name: string, body: Doc, connection: Connection): Promise<Doc> {
    const command = commandNamed(name, this.failPoints)
    if (!command) throw new MongoError(59, `no such command: '${name}'`)
    const database = body.get('$db')
    if (typeof database !== 'string') throw new MongoError(40571, 'OP_MSG requests require a $db argument')
    checkDatabaseName(database)
    if (command.adminOnly && database !== 'admin') {
      throw new MongoError(13, `${name} may only be run against the admin database.`)
    }
    checkFields(command.typeName ?? name, body, command.fields, GENERIC_FIELDS)
    const info = parseSessionInfo(this.engine, command, body)
    checkConcerns(command, body, info)
    const run = (): Promise<Doc> => this.run(command, name, body, connection, database, info)
    const { session } = info
    return session && info.number !== null ? session.exclusively(run) : run()
  }

  private async run(
    command: Command,
    name: string,
    body: Doc,
    connection: Connection,
    database: string,
    info: SessionInfo,
  ): Promise<Doc> {
    const repeated = repeatedReply(command, info)
    if (repeated) return repeated
    const transaction = joinTransaction(this.engine, command, info)
    const maxTime = name === 'getMore' ? null : numberField(body, 'maxTimeMS')
    const deadline = maxTime ? Date.now() + maxTime : null
    const request: Request = {
      engine: this.engine,
      connection,
      command: name,
      body,
      database,
      session: info.session,
      retryNumber: info.inTransaction ? null : info.number,
      transactionNumber: info.inTransaction ? info.number : null,
      transaction,
      deadline,
      timeLimit: { at: deadline },
      now: new Date(),
    }
    try {
      const answer = await command.run(request)
      if (transaction && !command.endsTransaction && answer.has('writeErrors')) transaction.end('aborted')
      const unmet = writeConcernError(docField(body, 'writeConcern'))
      if (unmet) answer.set('writeConcernError', unmet)
      return answer
    } catch (error) {
      if (transaction && !command.endsTransaction) transaction.end('aborted')
      throw error
    } finally {
      request.timeLimit.at = null
    }
  }

  private stamped(answer: Doc): Doc {
    answer.set('$clusterTime', this.engine.clock.clusterTime())
    answer.set('operationTime', this.engine.clock.now())
    return answer
  }
}

const failed = (error: MongoError, name: string, body: Doc, labels: string[] | null = null): Doc =>
  errorReply(error, labels ?? labelsFor(error.code, name, body))

/** The answer to a numbered write that was done before. */
const repeatedReply = (command: Command, info: SessionInfo): Doc | null => {
  const { session, number, inTransaction } = info
  if (!session || number === null || inTransaction || !command.retryable) return null
  const { remembered, newestNumber } = session
  if (number < newestNumber) {
    throw new MongoError(
      225,
      `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${newestNumber} has already started on this session.`,
    )
  }
  if (remembered?.number !== number) return null
  if (remembered.kind === 'write') return new Map(remembered.reply)
  throw new MongoError(
    217,
    `Cannot use txnNumber ${number} for a retryable write; it was used for a transaction on this session.`,
    { codeName: 'IncompleteTransactionHistory' },
  )
}

const checkDatabaseName = (name: string): void => {
  if (name === '' || /[/\\. "$\0]/.test(name) || Buffer.byteLength(name) > 63) {
    throw new MongoError(73, `Invalid database name: '${name}'`)
  }
}
