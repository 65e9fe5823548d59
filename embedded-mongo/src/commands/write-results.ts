import { Double } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { complete, PAUSE, Turn, type Work } from '../pace/turn.js'
import { Documents } from '../wire/sequence.js'
import { requireOpenTransaction } from './batches.js'
import { reply } from './command.js'
import { docsField, missingField } from './fields.js'
import { type Request } from './request.js'

const MAX_BATCH = 100_000

/** The statements of a write command. Throws 16 outside 1 to 100,000. */
export function statementsOf(request: Request, owner: string, field: string): Documents {
  const given = docsField(request.body, field)
  if (!given) throw missingField(owner, field)
  const statements = new Documents(given)
  if (statements.length < 1 || statements.length > MAX_BATCH) {
    throw new MongoError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
    )
  }
  return statements
}

/** Every statement is checked before the first one is run, with pauses: there may be a hundred thousand. */
export function afterChecking(
  request: Request,
  statements: Documents,
  check: (statement: Doc) => void,
  run: () => Doc | Promise<Doc>,
): Doc | Promise<Doc> {
  const checked = complete(checkAll(statements, check), () => requireOpenTransaction(request.transaction))
  return checked instanceof Promise ? checked.then(run) : run()
}

function* checkAll(statements: Documents, check: (statement: Doc) => void): Work<void> {
  let turn = new Turn()
  for (let at = 0; at < statements.length; at++) {
    check(statements.at(at))
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
}

export function writeReply(n: number, extra: [string, Value][], errors: Doc[]): Doc {
  const doc = reply(['n', n], ...extra)
  if (errors.length > 0) doc.set('writeErrors', errors)
  doc.set('ok', new Double(1))
  return doc
}
