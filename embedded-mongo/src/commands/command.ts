import { type Doc, type Value } from '../bson/value.js'
import { type FieldRules } from './fields.js'
import { type Request } from './request.js'

/** A command: its fields beside the generic ones, where it may run, and what it does. */
export interface Command {
  name: string
  aliases?: string[]
  /** How the server names the command in messages about its fields; the command's name when missing. */
  typeName?: string
  fields: FieldRules
  /** May run inside a multi-document transaction. */
  inTransaction?: boolean
  /**
   * May carry a transaction number outside of transactions: a repeated command gets the first answer
   * again.
   */
  retryable?: boolean
  adminOnly?: boolean
  /** Allowed before the log-in. */
  beforeLogIn?: boolean
  /** Ends transactions instead of running in them. */
  endsTransaction?: boolean
  run(request: Request): Doc | Promise<Doc>
}

export const reply = (...fields: [string, Value][]): Doc => new Map(fields)
