import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { fieldInWords } from '../../../../../kernel/text/field-words.js'
import { isSessionToken } from '../../domain/session-token.js'

/**
 * What a request claims about its caller, in query or body (docs/domain/people.md#roles). It is compared with what is stored.
 */
export interface Claims {
  mobileNumber?: string
  /** The verified code, a staff PIN, or a session token. */
  otp?: string
  role?: string
}

type Source = unknown

/** Values that scripts send for a missing cookie. */
const ABSENT = new Set(['', 'undefined', 'null'])

function text(source: Source, field: string): string | undefined {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return undefined
  const value = (source as Record<string, unknown>)[field]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' && typeof value !== 'number')
    throw InvalidInput.field(field, `${fieldInWords(field)} must be text.`)
  const given = String(value).trim()
  return ABSENT.has(given) ? undefined : given
}

/** Addresses are kept in histories and logs, so a session's token is never accepted from the query. */
function otpOfQuery(query: Source): string | undefined {
  const otp = text(query, 'otp')
  return otp !== undefined && isSessionToken(otp) ? undefined : otp
}

/**
 * Claims from a query and a body, the query first. `mb` is another name of `mobileNumber`.
 * @throws InvalidInput when a claim is not a text, as in `{"otp": {"$gt": ""}}`.
 */
export function readClaims(query: Source, body: Source): Claims {
  const from = (field: string) => text(query, field) ?? text(body, field)
  return {
    mobileNumber: from('mobileNumber') ?? from('mb'),
    otp: otpOfQuery(query) ?? text(body, 'otp'),
    role: from('role'),
  }
}
