import { type Doc, type EvalContext, type Value, copyOf } from '../bson/value.js'
import { parseCollation } from '../bson/collation.js'
import type { CollectionMeta } from '../catalog/metadata.js'
import type { Engine } from '../engine/engine.js'
import type { View, WriteUnit } from '../engine/unit.js'
import { MongoError } from '../errors.js'
import type { TimeLimit } from '../planner/execute.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import type { Session } from '../session/session.js'
import type { Transaction } from '../session/transaction.js'
import type { Connection } from '../wire/server.js'
import { docField } from './fields.js'

/** One command being answered, and what it may use. */
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
  /** Milliseconds since the epoch after which the client no longer waits. */
  readonly deadline: number | null
  /** The same for reads; lifted when the first answer is out, as a cursor may be continued much later. */
  readonly timeLimit: TimeLimit
  readonly now: Date
}

/** The state a read works on: the transaction's, or the newest. */
export const viewOf = (request: Request): View => request.transaction?.unit ?? request.engine.live

/** The collection as the command sees it; a transaction notes that it works with it. */
export const collectionOf = (request: Request, namespace: string): CollectionMeta | undefined => {
  request.transaction?.touch(namespace)
  return viewOf(request).collection(namespace)
}

/**
 * Runs a write: within the transaction, or as a statement of its own that is durable when this resolves and whose reply
 * is remembered when the client numbered it.
 */
export const write = (
  request: Request,
  namespaces: string[],
  body: (unit: WriteUnit) => Doc,
): Doc | Promise<Doc> => {
  const { engine, transaction, session, retryNumber } = request
  if (transaction) {
    for (const namespace of namespaces) transaction.touch(namespace)
    return body(transaction.unit)
  }
  if (!session || retryNumber === null) return engine.write(body, request.deadline)
  return engine.write(body, request.deadline, {
    session,
    // A copy: what is stamped on the answer later belongs to this attempt alone.
    record: (reply) => ({ number: retryNumber, kind: 'write', reply: copyOf(reply) }),
  })
}

/** A change of definitions: waits for open transactions that work with the namespaces. */
export const define = (
  request: Request,
  namespaces: string[],
  body: (unit: WriteUnit) => Doc,
): Promise<Doc> =>
  request.engine.write((unit) => {
    for (const namespace of namespaces) request.engine.requireUntouched(namespace)
    return body(unit)
  }, request.deadline)

/** What compiled filters and expressions of this command see; `owner` holds the collation that applies. */
export const contextOf = (request: Request, owner: Doc = request.body): EvalContext => {
  const collation = docField(owner, 'collation')
  const context: EvalContext = { now: request.now, variables: new Map() }
  const parsed = collation && collation.size > 0 ? parseCollation(collation) : undefined
  if (parsed) context.collation = parsed
  addVariables(context, docField(request.body, 'let'))
  return context
}

/** Values of `let` are expressions without a document. */
const addVariables = (context: EvalContext, given: Doc | null): void => {
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
export const namespaceOf = (
  request: Request,
  name: Value | undefined = request.body.get(request.command),
): string => {
  if (typeof name !== 'string') {
    throw new MongoError(
      73,
      `collection name has invalid type ${name === undefined ? 'missing' : typeof name}`,
    )
  }
  return checkedNamespace(request.database, name)
}

export const checkedNamespace = (database: string, name: string): string => {
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
