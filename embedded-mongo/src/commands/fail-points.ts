import { Double } from 'bson'
import { type Doc, type Value, isDoc, isNumeric } from '../bson/value.js'
import { MongoError, badValue } from '../errors.js'
import { type Command, reply } from './command.js'
import { boolField, docField, docsField, numberField, stringField } from './fields.js'

interface FailCommand {
  data: Doc
  /** Times still to fail; Infinity for always. */
  times: number
}

/**
 * The server's test aid `failCommand`, only when the engine was started for tests: drivers' own specifications use it
 * to ask for errors and closed connections at will.
 */
export class FailPoints {
  private failCommand: FailCommand | null = null

  readonly command: Command = {
    name: 'configureFailPoint',
    adminOnly: true,
    fields: { configureFailPoint: 'string', mode: 'any', data: 'object' },
    run: (request) => {
      const name = stringField(request.body, 'configureFailPoint')
      if (name !== 'failCommand') throw badValue(`fail point ${name} is not supported`)
      const times = timesOf(request.body.get('mode'))
      this.failCommand = times > 0 ? { data: docField(request.body, 'data') ?? new Map(), times } : null
      return reply(['ok', new Double(1)])
    },
  }

  /** What befalls the command before it runs: an error, a closed connection, or nothing. */
  async before(name: string): Promise<MongoError | 'close' | null> {
    const data = this.hit(name, (point) => !docField(point, 'writeConcernError'))
    if (!data) return null
    const delay = boolField(data, 'blockConnection') ? numberField(data, 'blockTimeMS') : null
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (boolField(data, 'closeConnection')) return 'close'
    const code = numberField(data, 'errorCode')
    if (code === null || code === 0) return null
    const error = new MongoError(code, `Failing command via 'failCommand' failpoint`)
    error.labels = labelsOf(data) ?? []
    return error
  }

  /** Adds the write concern error asked for. */
  after(name: string, answer: Doc): void {
    const data = this.hit(name, (point) => docField(point, 'writeConcernError') !== null)
    if (!data) return
    answer.set('writeConcernError', docField(data, 'writeConcernError') as Value)
    const labels = labelsOf(data)
    if (labels) answer.set('errorLabels', labels)
  }

  private hit(name: string, condition: (data: Doc) => boolean): Doc | null {
    const point = this.failCommand
    if (!point || name === 'configureFailPoint') return null
    const names = (docsField(point.data, 'failCommands') ?? []) as unknown as string[]
    if (!names.includes(name) || !condition(point.data)) return null
    point.times--
    if (point.times <= 0) this.failCommand = null
    return point.data
  }
}

const timesOf = (mode: Value | undefined): number => {
  if (mode === 'off') return 0
  if (mode === 'alwaysOn') return Infinity
  const times = isDoc(mode) ? mode.get('times') : undefined
  if (isNumeric(times)) return Number(String(times))
  throw badValue('fail point mode must be off, alwaysOn or {times: n}')
}

const labelsOf = (data: Doc): string[] | null => docsField(data, 'errorLabels') as unknown as string[] | null
