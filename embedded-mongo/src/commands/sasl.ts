import { Binary, Double } from 'bson'
import { type Access, type LogInStep } from '../auth/access.js'
import { bytesOf } from '../bson/compare.js'
import { type Doc } from '../bson/value.js'
import { type Command, reply } from './command.js'
import {
  boolField,
  docField,
  type FieldRules,
  missingField,
  numberField,
  stringField,
  wrongType,
} from './fields.js'

const START_FIELDS: FieldRules = {
  saslStart: 'any',
  mechanism: 'string',
  payload: 'any',
  autoAuthorize: 'any',
  options: 'object',
}

/** SCRAM messages are text, in binary values. */
function textOf(owner: string, body: Doc): string {
  const payload = body.get('payload')
  if (payload === undefined) throw missingField(owner, 'payload')
  if (!(payload instanceof Binary)) throw wrongType(`${owner}.payload`, payload, "type 'binData'")
  return Buffer.from(bytesOf(payload)).toString('utf8')
}

function start(access: Access, body: Doc, database: string): Doc {
  const mechanism = stringField(body, 'mechanism')
  if (mechanism === null) throw missingField('saslStart', 'mechanism')
  const options = docField(body, 'options')
  return stepReply(
    access.start({
      mechanism,
      payload: textOf('saslStart', body),
      database,
      short: options !== null && boolField(options, 'skipEmptyExchange'),
    }),
  )
}

const stepReply = ({ conversation, done, payload }: LogInStep): Doc =>
  reply(
    ['conversationId', conversation],
    ['done', done],
    ['payload', new Binary(Buffer.from(payload))],
    ['ok', new Double(1)],
  )

/**
 * Runs the first step of a log-in that came with `hello`. An error is reported only when the client sends
 * the step alone.
 */
export function speculativeStep(access: Access, body: Doc): Doc | null {
  try {
    const step = start(access, body, stringField(body, 'db') ?? '')
    step.delete('ok')
    return step
  } catch {
    return null
  }
}

export const saslStart: Command = {
  name: 'saslStart',
  beforeLogIn: true,
  fields: START_FIELDS,
  run: ({ connection, body, database }) => start(connection.access, body, database),
}

export const saslContinue: Command = {
  name: 'saslContinue',
  beforeLogIn: true,
  fields: { saslContinue: 'any', conversationId: 'number', payload: 'any' },
  run: ({ connection, body }) => {
    const id = numberField(body, 'conversationId')
    if (id === null) throw missingField('saslContinue', 'conversationId')
    return stepReply(connection.access.continue(id, textOf('saslContinue', body)))
  },
}

export const logout: Command = {
  name: 'logout',
  beforeLogIn: true,
  fields: { logout: 'any' },
  run: ({ connection }) => {
    connection.access.end()
    return reply(['ok', new Double(1)])
  },
}
