import { type Doc } from '../bson/value.js'
import { type Engine } from '../engine/engine.js'
import { MongoError } from '../errors/mongo-error.js'
import { checkLimit } from '../pace/time-limit.js'
import { complete } from '../pace/turn.js'
import { NotGathered } from '../planner/coverage.js'
import { type CommandMessage } from '../wire/message.js'
import { type CommandHandler, type Connection } from '../wire/server.js'
import { type Command } from './command.js'
import { checkConcerns, writeConcernError } from './concerns.js'
import { asMongoError, errorReply, labelsFor } from './errors.js'
import { type FailPoints } from './fail-points.js'
import { checkFields, docField, GENERIC_FIELDS, numberField } from './fields.js'
import { asOperation } from './operations.js'
import { type Request } from './request.js'
import { joinTransaction, parseSessionInfo, type SessionInfo } from './session-info.js'
import { commandNamed } from './table.js'

/** Answers a command: finds it, checks its fields, joins its session and transaction, and runs it. */
export class Dispatcher implements CommandHandler {
  constructor(
    private readonly engine: Engine,
    private readonly failPoints: FailPoints | null,
  ) {}

  /** Answers reads and statements inside a transaction at once, other writes when they are durable. */
  handle(message: CommandMessage, connection: Connection): Doc | Promise<Doc | null> {
    const { body } = message
    const name = body.keys().next().value ?? ''
    if (this.failPoints) return this.handleOrFail(this.failPoints, name, body, connection)
    return this.answer(name, body, connection)
  }

  /** Never throws or rejects. */
  private answer(name: string, body: Doc, connection: Connection): Doc | Promise<Doc> {
    try {
      return this.dispatch(name, body, connection)
    } catch (error) {
      return this.refused(error, name, body)
    }
  }

  private async handleOrFail(
    failPoints: FailPoints,
    name: string,
    body: Doc,
    connection: Connection,
  ): Promise<Doc | null> {
    const fate = await failPoints.before(name, body)
    if (fate === 'close') return null
    if (fate && fate !== 'closeAfter') return this.stamped(failed(fate.answer, name, body, fate.labels))
    const answer = await this.answer(name, body, connection)
    failPoints.after(name, body, answer)
    return fate === 'closeAfter' ? null : answer
  }

  failure(error: unknown): Doc {
    return this.stamped(errorReply(asMongoError(this.engine.asTold(error))))
  }

  /** Transactions stay open: the session may continue on another connection. */
  disconnected(connection: Connection): void {
    this.engine.cursors.removeWhere(
      (cursor) => cursor.connection === connection.id && cursor.session === null,
    )
  }

  private dispatch(name: string, body: Doc, connection: Connection): Doc | Promise<Doc> {
    const command = commandNamed(name, this.failPoints)
    if (!connection.access.isOpen) requireHandshake(command, name, body)
    if (!command) throw new MongoError(59, `no such command: '${name}'`)
    const database = body.get('$db')
    if (typeof database !== 'string') throw new MongoError(40571, 'OP_MSG requests require a $db argument')
    checkDatabaseName(database)
    if (command.adminOnly && database !== 'admin') {
      throw new MongoError(13, `${name} may only be run against the admin database.`)
    }
    checkFields(command.typeName ?? name, body, command.fields, GENERIC_FIELDS)
    const info = parseSessionInfo(this.engine, command, body)
    checkConcerns(this.engine, command, body, info)
    const run = (): Doc | Promise<Doc> => this.run(command, name, body, connection, database, info)
    const { session } = info
    return session && info.number !== null ? session.exclusively(run) : run()
  }

  /** Never throws or rejects. */
  private run(
    command: Command,
    name: string,
    body: Doc,
    connection: Connection,
    database: string,
    info: SessionInfo,
  ): Doc | Promise<Doc> {
    let request: Request | null = null
    try {
      const repeated = repeatedReply(command, info)
      if (repeated) return this.stamped(repeated)
      const transaction = joinTransaction(this.engine, command, info)
      const maxTime = name === 'getMore' ? null : numberField(body, 'maxTimeMS')
      const deadline = maxTime ? Date.now() + maxTime : null
      request = {
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
        gathers: true,
        now: new Date(),
        operation: this.engine.operations.nextId(),
      }
      const answer = runOrGather(command, request)
      if (answer instanceof Promise) return this.answerLater(command, request, answer)
      return this.stamped(settled(command, request, answer))
    } catch (error) {
      if (request) abort(command, request)
      return this.refused(error, name, body)
    }
  }

  private async answerLater(command: Command, request: Request, answer: Promise<Doc>): Promise<Doc> {
    const operation = asOperation(request)
    this.engine.operations.begin(operation)
    try {
      return this.stamped(settled(command, request, await answer))
    } catch (error) {
      abort(command, request)
      return this.refused(error, request.command, request.body)
    } finally {
      this.engine.operations.end(operation)
    }
  }

  private refused(error: unknown, name: string, body: Doc): Doc {
    return this.stamped(failed(asMongoError(this.engine.asTold(error)), name, body))
  }

  private stamped(answer: Doc): Doc {
    answer.set('$clusterTime', this.engine.clock.clusterTime())
    answer.set('operationTime', this.engine.clock.now())
    return answer
  }
}

/** Throws before the log-in, so that nothing is revealed and no session created. */
function requireHandshake(command: Command | undefined, name: string, body: Doc): void {
  if (!command?.beforeLogIn || body.has('lsid'))
    throw new MongoError(13, `Command ${name} requires authentication`)
}

/** The answer of a command that has run. One that reports errors ends its transaction. */
function settled(command: Command, request: Request, answer: Doc): Doc {
  request.timeLimit.at = null
  if (hasFailed(answer)) abort(command, request)
  const unmet = writeConcernError(docField(request.body, 'writeConcern'))
  if (unmet) answer.set('writeConcernError', unmet)
  return answer
}

/** A command that fails within a transaction ends it. */
function abort(command: Command, request: Request): void {
  request.timeLimit.at = null
  if (!command.endsTransaction) request.transaction?.end('aborted')
}

/**
 * A command has so many sets gathered at most, as writers may make one unknown again and again. After that it is planned
 * without long sets.
 */
const MOST_GATHERED_SETS = 8

/** Runs the command. When its plan needs a long set of records, the set is gathered in turns, and the command is run again. */
function runOrGather(command: Command, request: Request, left = MOST_GATHERED_SETS): Doc | Promise<Doc> {
  try {
    return command.run(request)
  } catch (error) {
    if (!(error instanceof NotGathered)) throw error
    const again = () => runOrGather(command, { ...request, gathers: left > 1 }, left - 1)
    const gathered = complete(error.gathering, () => checkLimit(request.timeLimit))
    return gathered instanceof Promise ? gathered.then(again) : again()
  }
}

/** Errors of single statements, in the answers of writes and of `bulkWrite`. */
const hasFailed = (answer: Doc): boolean => answer.has('writeErrors') || Boolean(answer.get('nErrors'))

const failed = (error: MongoError, name: string, body: Doc, labels: string[] | null = null): Doc =>
  errorReply(error, labels ?? labelsFor(error.code, name, body))

/** The stored answer, if this numbered write was done before. */
function repeatedReply(command: Command, info: SessionInfo): Doc | null {
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
  if (remembered.kind === 'part') return null
  throw new MongoError(
    217,
    `Cannot use txnNumber ${number} for a retryable write; it was used for a transaction on this session.`,
    { codeName: 'IncompleteTransactionHistory' },
  )
}

function checkDatabaseName(name: string): void {
  if (name === '' || /[/\\. "$\0]/.test(name) || Buffer.byteLength(name) > 63) {
    throw new MongoError(73, `Invalid database name: '${name}'`)
  }
}
