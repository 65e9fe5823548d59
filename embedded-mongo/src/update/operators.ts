import { printValue } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, typeName, type Value } from '../bson/value.js'
import { failedToParse } from '../errors/mongo-error.js'
import { addToSet, pop, pull, pullAll, push } from './array-modifiers.js'
import { type Modifier } from './modifier.js'
import { addRename } from './rename.js'
import { arithmetic, bit, currentDate, extreme, set, setOnInsert, unset } from './scalar-modifiers.js'
import { addLeaf, branch, type BranchNode, sortTree } from './tree.js'

type Factory = (value: Value, path: string, ctx: EvalContext) => Modifier

const FACTORIES: Record<string, Factory> = {
  $set: (value) => set(value),
  $setOnInsert: (value) => setOnInsert(value),
  $unset: () => unset,
  $inc: (value, path) => arithmetic('$inc', value, path),
  $mul: (value, path) => arithmetic('$mul', value, path),
  $min: (value) => extreme('$min', value),
  $max: (value) => extreme('$max', value),
  $currentDate: (value) => currentDate(value),
  $bit: (value, path) => bit(value, path),
  $push: (value, _path, ctx) => push(value, ctx),
  $addToSet: (value, _path, ctx) => addToSet(value, ctx),
  $pop: (value, path) => pop(value, path),
  $pull: (value, _path, ctx) => pull(value, ctx),
  $pullAll: (value, _path, ctx) => pullAll(value, ctx),
}

/** The update document as one tree of paths. Throws 9 for unknown modifiers, 40 for paths that touch each other. */
export function parseOperators(update: Doc, ctx: EvalContext): BranchNode {
  const root = branch()
  for (const [operator, fields] of update) {
    if (operator !== '$rename' && !Object.hasOwn(FACTORIES, operator)) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      )
    }
    if (!isDoc(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${printValue(fields)}}`,
      )
    }
    for (const [path, value] of fields) {
      if (operator === '$rename') addRename(root, path, value)
      else addLeaf(root, path, (FACTORIES[operator] as Factory)(value, path, ctx))
    }
  }
  sortTree(root)
  return root
}
