import { parseCollation } from '../bson/collation.js'
import { copyOf, type Doc, type EvalContext, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { type Engine } from '../engine/engine.js'
import { MongoError } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { type Transaction } from '../isolation/transaction.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { type TimeLimit } from '../pace/time-limit.js'
import { type Session } from '../session/session.js'
import { type Connection } from '../wire/server.js'
import { docField } from './fields.js'

/** The command that is being answered, and the parts of the engine it may use. */
export interface Request {
  readonly engine: Engine
  readonly connection: Connection
  readonly command: string
  readonly body: Doc
  readonly database: string
  readonly session: Session | null
  /** Number of a retryable write outside of transactions. */
  readonly retryNumber: bigint | null
  /** Number of the transaction the command belongs to or ends. */
  readonly transactionNumber: bigint | null
  readonly transaction: Transaction | null
  /** The snapshot of a command that also writes; other commands read the newest state. */
  readonly snapshot?: View
  /** When the client stops waiting, in milliseconds since the epoch. */
  readonly deadline: number | null
  /**
   * The same deadline for reads. It is removed with the first answer, since a cursor may continue much
   * later.
   */
  readonly timeLimit: TimeLimit
  /** The command is run again when sets of records that its plan needs were gathered (`NotGathered`). */
  readonly gathers: boolean
  readonly now: Date
  /** Its number for `currentOp` and `killOp`. */
  readonly operation: number
}

/** The state a read works on: the transaction's, or the newest. */
export const viewOf = (request: Request): View =>
  request.transaction?.unit ?? request.snapshot ?? request.engine.live

/** The collection as the command sees it; a transaction notes that it uses the collection. */
export function collectionOf(request: Request, namespace: string): CollectionMeta | undefined {
  request.transaction?.touch(namespace)
  return viewOf(request).collection(namespace)
}

/**
 * Runs a write inside the transaction, or as a statement of its own. Such a statement is durable when this
 * resolves, and its reply is remembered if the client gave it a number.
 */
export function write(
  request: Request,
  namespaces: string[],
  body: (unit: WriteUnit) => Doc,
): Doc | Promise<Doc> {
  const { engine, transaction, session, retryNumber } = request
  if (transaction) {
    for (const namespace of namespaces) transaction.touch(namespace)
    return body(transaction.unit)
  }
  if (!session || retryNumber === null) return engine.write(body, request.deadline)
  return engine.write(body, request.deadline, {
    session,
    // A copy, since times are added later to the answer of this attempt alone.
    record: (reply) => ({ number: retryNumber, kind: 'write', reply: copyOf(reply) }),
  })
}

/** Runs a change of definitions after open transactions that use the namespaces. */
export const define = (
  request: Request,
  namespaces: string[],
  body: (unit: WriteUnit) => Doc,
): Promise<Doc> =>
  request.engine.write((unit) => {
    for (const namespace of namespaces) request.engine.requireUntouched(namespace)
    return body(unit)
  }, request.deadline)

/** The context for filters and expressions of this command; `owner` is the document that names the collation. */
export function contextOf(request: Request, owner: Doc = request.body): EvalContext {
  const collation = docField(owner, 'collation')
  const { now, timeLimit } = request
  const context: EvalContext = { now, timeLimit, variables: new Map() }
  const parsed = collation && collation.size > 0 ? parseCollation(collation) : undefined
  if (parsed) context.collation = parsed
  addVariables(context, docField(request.body, 'let'))
  return context
}

/** The variables of `let`, whose values are expressions without a document. */
function addVariables(context: EvalContext, given: Doc | null): void {
  if (!given || given.size === 0) return
  const values = [...given].map(
    ([name, expression]) => [name, compileExpression(expression, context)] as const,
  )
  for (const [name, evaluate] of values) {
    const value = evaluate(scopeOf(new Map()))
    if (value !== undefined) context.variables.set(name, value)
  }
}

const MAX_NAMESPACE_BYTES = 255

/** `database.collection` from the command's first field. Throws 73 for names the server refuses. */
export function namespaceOf(
  request: Request,
  name: Value | undefined = request.body.get(request.command),
): string {
  if (typeof name !== 'string') {
    throw new MongoError(
      73,
      `collection name has invalid type ${name === undefined ? 'missing' : typeof name}`,
    )
  }
  return checkedNamespace(request.database, name)
}

export function checkedNamespace(database: string, name: string): string {
  const namespace = `${database}.${name}`
  if (name === '' || name.startsWith('.') || name.includes('\0') || name.includes('$')) {
    throw new MongoError(73, `Invalid namespace specified '${namespace}'`)
  }
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE_BYTES) {
    throw new MongoError(
      73,
      `Fully qualified namespace is too long. Namespace: ${namespace} Max: ${MAX_NAMESPACE_BYTES}`,
    )
  }
  return namespace
}
