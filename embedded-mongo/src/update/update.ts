import { equalValues } from '../bson/compare.js'
import { identical } from '../bson/identical.js'
import { printDoc } from '../bson/print.js'
import { type Doc, type EvalContext } from '../bson/value.js'
import { failedToParse, MongoError } from '../errors/mongo-error.js'
import { type MatchDetails } from '../match/tree.js'
import { compileTransforms } from '../stages/transforms.js'
import { applyNode, type TreeEnv } from './apply.js'
import { checkIdentifiers, compileArrayFilters } from './array-filters.js'
import { NOTHING } from './modifier.js'
import { parseOperators } from './operators.js'
import { type BranchNode, type UpdateNode } from './tree.js'
import { equalitiesOf, withIdFirst } from './upsert.js'

export interface UpdateOptions {
  arrayFilters?: Doc[]
  ctx: EvalContext
  /** The filter of the command: its equalities seed an upsert. */
  filter?: Doc
}

export interface Updater {
  isReplacement: boolean
  /** Whether the update has a positional `$`, so that `apply` needs the details of the match. */
  needsPositional: boolean
  /** The new document (`doc` is not changed); `changed` is false when there is nothing to write. */
  apply(doc: Doc, details?: MatchDetails): { doc: Doc; changed: boolean }
  /** The document an upsert inserts: the filter's equalities, the update, `$setOnInsert`; a fresh `_id` when none. */
  upsert(): Doc
}

function alteredId(doc: Doc): MongoError {
  const id = doc.get('_id')
  const found = id === undefined ? '' : ` to ${printDoc(new Map([['_id', id]])).slice(2, -2)}`
  return new MongoError(
    66,
    `After applying the update, the (immutable) field '_id' was found to have been altered${found}`,
  )
}

/** The next document, with the `_id` of the one before. Throws 66 when it has another. */
function keepingId(before: Doc, next: Doc): Doc {
  const id = before.get('_id')
  if (id === undefined) return next
  const given = next.get('_id')
  if (given === undefined) return new Map([['_id', id], ...next])
  if (!equalValues(id, given)) throw alteredId(next)
  return next
}

const DB_REF = ['$id', '$ref', '$db']

function replacementUpdater(replacement: Doc, options: UpdateOptions): Updater {
  for (const key of replacement.keys()) {
    if (key.startsWith('$') && !DB_REF.includes(key)) {
      throw new MongoError(
        52,
        `The dollar ($) prefixed field '${key}' in '${key}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      )
    }
  }
  const replace = (doc: Doc): Doc => keepingId(doc, replacement)
  return {
    isReplacement: true,
    needsPositional: false,
    // The server compares with the replacement as given: one that leaves out `_id` always counts as a change.
    apply: (doc) =>
      identical(doc, replacement)
        ? { doc, changed: false }
        : { doc: withIdFirst(replace(doc)), changed: true },
    upsert: () => withIdFirst(replace(equalitiesOf(options.filter ?? new Map(), options.ctx, true))),
  }
}

function pipelineUpdater(stages: Doc[], options: UpdateOptions): Updater {
  const transform = compileTransforms(stages, options.ctx)
  const run = (doc: Doc): Doc => keepingId(doc, transform(doc))
  return {
    isReplacement: false,
    needsPositional: false,
    apply: (doc) => {
      const next = run(doc)
      return identical(doc, next) ? { doc, changed: false } : { doc: withIdFirst(next), changed: true }
    },
    upsert: () => withIdFirst(run(equalitiesOf(options.filter ?? new Map(), options.ctx, false))),
  }
}

const namesPositional = (node: UpdateNode): boolean =>
  node.kind === 'branch' && [...node.children].some(([part, child]) => part === '$' || namesPositional(child))

/** A stored document takes no field whose name begins with a dollar; one that an upsert inserts does. */
function checkNames(root: BranchNode): void {
  for (const name of root.children.keys())
    if (name.startsWith('$') && !DB_REF.includes(name))
      throw new MongoError(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not valid for storage.`,
      )
}

function operatorUpdater(update: Doc, options: UpdateOptions): Updater {
  const root = parseOperators(update, options.ctx)
  const arrayFilters = compileArrayFilters(options.arrayFilters ?? [], options.ctx)
  checkIdentifiers(root, arrayFilters, update)
  const run = (doc: Doc, inserting: boolean, arrayIndex: number | undefined): Doc => {
    if (!inserting) checkNames(root)
    const env: TreeEnv = { original: doc, inserting, arrayIndex, ctx: options.ctx, arrayFilters }
    const outcome = applyNode(root, doc, env, '')
    const next = outcome === NOTHING ? doc : (outcome as Doc)
    const id = doc.get('_id')
    // Even from 1 to 1.0: an operator must not change `_id` at all.
    if (id !== undefined && next !== doc && !identical(id, next.get('_id'))) {
      throw new MongoError(
        66,
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      )
    }
    return next
  }
  return {
    isReplacement: false,
    needsPositional: namesPositional(root),
    apply: (doc, details) => {
      const next = run(doc, false, details?.arrayIndex)
      return { doc: next, changed: next !== doc }
    },
    upsert: () =>
      withIdFirst(run(equalitiesOf(options.filter ?? new Map(), options.ctx, false), true, undefined)),
  }
}

/** Whether the update document has operators; else it is a replacement. */
export const isOperators = (update: Doc): boolean => update.keys().next().value?.startsWith('$') === true

/** Compiles operator, replacement (no leading `$`) and pipeline (array) updates. Throws the server's errors. */
export function compileUpdate(update: Doc | Doc[], options: UpdateOptions): Updater {
  const byOperators = !Array.isArray(update) && isOperators(update)
  if (!byOperators && options.arrayFilters && options.arrayFilters.length > 0) {
    throw failedToParse(
      Array.isArray(update)
        ? 'arrayFilters may not be specified for pipeline-syle updates'
        : 'arrayFilters may not be specified for replacement-style updates',
    )
  }
  if (Array.isArray(update)) return pipelineUpdater(update, options)
  return byOperators ? operatorUpdater(update, options) : replacementUpdater(update, options)
}
