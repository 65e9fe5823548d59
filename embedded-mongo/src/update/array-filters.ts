import { printDoc } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { badValue, failedToParse } from '../errors/mongo-error.js'
import { compileMatch, type Matcher } from '../match/match.js'
import { isArrayComponent, type UpdateNode } from './tree.js'

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/

function topFields(filter: Doc): string[] {
  const names: string[] = []
  for (const [key, value] of filter) {
    if (['$and', '$or', '$nor'].includes(key) && Array.isArray(value)) {
      for (const clause of value as Value[]) if (isDoc(clause)) names.push(...topFields(clause))
    } else if (!key.startsWith('$')) names.push(key.split('.')[0] as string)
  }
  return names
}

function identifierOf(filter: Doc): string {
  const names = topFields(filter)
  const [name] = names
  if (name === undefined)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters')
  const other = names.find((candidate) => candidate !== name)
  if (other !== undefined) {
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
    )
  }
  if (!IDENTIFIER.test(name)) {
    throw badValue(
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    )
  }
  return name
}

/** Compiles `arrayFilters`, keyed by identifier. */
export function compileArrayFilters(filters: readonly Doc[], ctx: EvalContext): Map<string, Matcher> {
  const compiled = new Map<string, Matcher>()
  for (const filter of filters) {
    const identifier = identifierOf(filter)
    if (compiled.has(identifier)) {
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`)
    }
    compiled.set(identifier, compileMatch(filter, ctx))
  }
  return compiled
}

function identifiersIn(node: UpdateNode, path: string, found: Map<string, string>): void {
  if (node.kind === 'leaf') return
  for (const [part, child] of node.children) {
    const here = path === '' ? part : `${path}.${part}`
    if (isArrayComponent(part) && part !== '$[]') found.set(part.slice(2, -1), here)
    identifiersIn(child, here, found)
  }
}

/** Every identifier has its filter, and every filter is used. */
export function checkIdentifiers(root: UpdateNode, filters: Map<string, Matcher>, update: Doc): void {
  const used = new Map<string, string>()
  identifiersIn(root, '', used)
  for (const [identifier, path] of used) {
    if (!filters.has(identifier)) {
      throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`)
    }
  }
  for (const identifier of filters.keys()) {
    if (!used.has(identifier)) {
      throw failedToParse(
        `The array filter for identifier '${identifier}' was not used in the update ${printDoc(update)}`,
      )
    }
  }
}
