import { type Doc, type Maybe } from '../bson/value.js'

/** What an expression sees while it runs: `$$ROOT`/`$$CURRENT` and the variables bound around it. */
export interface Scope {
  readonly root: Doc
  readonly bindings: Binding | null
}

/** Variables as a linked list: binding one never copies the others. */
interface Binding {
  readonly name: string
  readonly value: Maybe
  readonly next: Binding | null
}

/** A scope over one document, with no variables but those of the command. */
export const scopeOf = (root: Doc): Scope => ({ root, bindings: null })

export const bind = (scope: Scope, name: string, value: Maybe): Scope => ({
  root: scope.root,
  bindings: { name, value, next: scope.bindings },
})

export function lookUp(scope: Scope, name: string): Maybe {
  for (let binding = scope.bindings; binding; binding = binding.next) {
    if (binding.name === name) return binding.value
  }
  return undefined
}
