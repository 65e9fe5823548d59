import { printValue } from '../bson/print.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { badValue } from '../errors/mongo-error.js'
import { type ApplyEnv, type Modifier, NOTHING, printId } from './modifier.js'
import { set, unset } from './scalar-modifiers.js'
import { addLeaf, type BranchNode, checkPath } from './tree.js'

const isDynamic = (path: string): boolean =>
  path.split('.').some((part) => part === '$' || part.startsWith('$['))

function checkRename(from: string, to: Value): string {
  if (typeof to !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${from}: ${printValue(to)}`)
  if (to.includes('\0')) throw badValue("The 'to' field for $rename cannot contain an embedded null byte")
  const shown = `${from}: "${to}"`
  if (isDynamic(from)) throw badValue(`The source field for $rename may not be dynamic: ${from}`)
  if (isDynamic(to)) throw badValue(`The destination field for $rename may not be dynamic: ${to}`)
  if (from === to) throw badValue(`The source and target field for $rename must differ: ${shown}`)
  if (from.startsWith(`${to}.`) || to.startsWith(`${from}.`)) {
    throw badValue(`The source and target field for $rename must not be on the same path: ${shown}`)
  }
  return to
}

function walkDocs(doc: Doc, parts: readonly string[], role: string, env: ApplyEnv): Maybe {
  let current: Maybe = doc
  for (const part of parts) {
    if (Array.isArray(current)) {
      throw badValue(
        `The ${role} field cannot be an array element, '${parts.join('.')}' in doc with ${printId(env).slice(1, -1)} has an array field called '${parts[parts.indexOf(part) - 1]}'`,
      )
    }
    current = isDoc(current) ? current.get(part) : undefined
  }
  return current
}

/** Two leaves: the target takes the value the source had before the update, the source goes. */
export function addRename(root: BranchNode, from: string, target: Value): void {
  const to = checkRename(from, target)
  const source = checkPath(from)
  const destination = checkPath(to)
  const take: Modifier = {
    operator: '$rename',
    creates: true,
    tolerant: false,
    apply(current, env, path) {
      const value = walkDocs(env.original, source, 'source', env)
      if (value === undefined) return NOTHING
      walkDocs(env.original, destination, 'destination', env)
      return set(value).apply(current, env, path)
    },
  }
  addLeaf(root, from, { ...unset, operator: '$rename' })
  addLeaf(root, to, take)
}
