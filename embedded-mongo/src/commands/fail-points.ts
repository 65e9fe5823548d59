import { Double } from 'bson'
import { type Doc, isDoc, isNumeric, type Value } from '../bson/value.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { parseSessionId } from '../session/session.js'
import { type Command, reply } from './command.js'
import { isRetryableCode } from './errors.js'
import { boolField, docField, docsField, numberField, stringField } from './fields.js'

interface FailPoint {
  data: Doc
  /** Commands to let pass first. */
  skip: number
  /** How many of the following commands fail; Infinity for all. */
  times: number
}

/** What happens to a command: another answer in its place, or a connection closed before or after it ran. */
export type Fate = { answer: MongoError; labels: string[] | null } | 'close' | 'closeAfter' | null

/** Whether the command is a numbered write outside of transactions, which the driver may send again. */
const isRetryableWrite = (body: Doc): boolean => body.has('txnNumber') && body.get('autocommit') !== false

/**
 * The server's test aids `failCommand` and `onPrimaryTransactionalWrite`, with which the specifications of
 * drivers provoke errors and closed connections. Available only in an engine that was started for tests.
 */
export class FailPoints {
  private readonly points = new Map<string, FailPoint>()
  private readonly closed = new Set<string>()

  readonly command: Command = {
    name: 'configureFailPoint',
    adminOnly: true,
    fields: { configureFailPoint: 'string', mode: 'any', data: 'object' },
    run: (request) => {
      const name = stringField(request.body, 'configureFailPoint') ?? ''
      if (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite') {
        throw badValue(`fail point ${name} is not supported`)
      }
      const { skip, times } = parseMode(request.body.get('mode'))
      const data = docField(request.body, 'data') ?? new Map<string, Value>()
      if (times > 0) this.points.set(name, { data, skip, times })
      else this.points.delete(name)
      return reply(['ok', new Double(1)])
    },
  }

  async before(name: string, body: Doc): Promise<Fate> {
    const data = this.hitCommand(name, (point) => !docField(point, 'writeConcernError'))
    if (!data) return isRetryableWrite(body) ? this.transactionalWrite(body) : null
    const delay = boolField(data, 'blockConnection') ? numberField(data, 'blockTimeMS') : null
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (boolField(data, 'closeConnection')) return 'close'
    const code = numberField(data, 'errorCode')
    if (code === null || code === 0) return null
    const answer = new MongoError(code, `Failing command via 'failCommand' failpoint`)
    return { answer, labels: labelsOf(data) }
  }

  /** Adds the write concern error that the fail point asks for. */
  after(name: string, body: Doc, answer: Doc): void {
    const data = this.hitCommand(name, (point) => docField(point, 'writeConcernError') !== null)
    if (!data) return
    const error = docField(data, 'writeConcernError') as Doc
    answer.set('writeConcernError', error)
    const endsTransaction = name === 'commitTransaction' || name === 'abortTransaction'
    const retryable =
      isRetryableCode(numberField(error, 'code') ?? 0) && (isRetryableWrite(body) || endsTransaction)
    const labels = labelsOf(data) ?? (retryable ? ['RetryableWriteError'] : [])
    if (labels.length > 0) answer.set('errorLabels', labels)
  }

  private transactionalWrite(body: Doc): Fate {
    // A repeated write changes nothing, so the server's fail point does not see it.
    if (this.closed.has(writeName(body))) return null
    const data = this.hit('onPrimaryTransactionalWrite')
    if (!data) return null
    const closes = boolField(data, 'closeConnection', true)
    const code = numberField(data, 'failBeforeCommitExceptionCode')
    if (code === null && closes) this.closed.add(writeName(body))
    if (code === null) return closes ? 'closeAfter' : null
    return closes ? 'close' : { answer: new MongoError(code, 'Failing write via failpoint'), labels: null }
  }

  private hitCommand(name: string, condition: (data: Doc) => boolean): Doc | null {
    const point = this.points.get('failCommand')
    if (!point || name === this.command.name) return null
    const names = (docsField(point.data, 'failCommands') ?? []) as unknown as string[]
    return names.includes(name) && condition(point.data) ? this.hit('failCommand') : null
  }

  private hit(name: string): Doc | null {
    const point = this.points.get(name)
    if (!point || point.skip-- > 0) return null
    point.times--
    if (point.times <= 0) this.points.delete(name)
    return point.data
  }
}

const writeName = (body: Doc): string =>
  `${parseSessionId(body.get('lsid')).toString('hex')} ${String(body.get('txnNumber'))}`

function parseMode(mode: Value | undefined): { skip: number; times: number } {
  if (mode === 'off') return { skip: 0, times: 0 }
  if (mode === 'alwaysOn') return { skip: 0, times: Infinity }
  const [times, skip] = isDoc(mode) ? [mode.get('times'), mode.get('skip')] : []
  if (isNumeric(times)) return { skip: 0, times: Number(String(times)) }
  if (isNumeric(skip)) return { skip: Number(String(skip)), times: Infinity }
  throw badValue('fail point mode must be off, alwaysOn, {times: n} or {skip: n}')
}

const labelsOf = (data: Doc): string[] | null => docsField(data, 'errorLabels') as unknown as string[] | null
