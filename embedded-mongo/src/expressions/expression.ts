import { printDoc } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { type Compiler, type Evaluate } from './operator.js'
import { OPERATORS } from './operators.js'
import { lookUp, type Scope } from './scope.js'

export type { Evaluate } from './operator.js'

function fieldOf(doc: Doc, parts: readonly string[], from: number): Maybe {
  const value = doc.get(parts[from] as string)
  if (from === parts.length - 1) return value
  if (isDoc(value)) return fieldOf(value, parts, from + 1)
  return Array.isArray(value) ? fieldsOf(value, parts, from + 1) : undefined
}

/** Through an array: the rest of the path in each of its documents. */
function fieldsOf(items: readonly Value[], parts: readonly string[], from: number): Value[] {
  const found: Value[] = []
  for (const item of items) {
    const value = isDoc(item) ? fieldOf(item, parts, from) : undefined
    if (value !== undefined) found.push(value)
  }
  return found
}

function walk(value: Maybe, parts: readonly string[]): Maybe {
  if (isDoc(value)) return fieldOf(value, parts, 0)
  return Array.isArray(value) ? fieldsOf(value, parts, 0) : undefined
}

/** Checks a dotted path (without its dollar). */
export function checkFieldPath(path: string): string[] {
  if (path === '') throw located(40352, 'FieldPath cannot be constructed with empty string')
  if (path.endsWith('.')) throw located(40353, "FieldPath must not end with a '.'.")
  const parts = path.split('.')
  for (const part of parts) {
    if (part === '') throw located(15998, 'FieldPath field names may not be empty strings.')
    if (part.startsWith('$')) {
      throw located(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      )
    }
    if (part.includes('\0')) throw located(16411, 'FieldPath field names may not contain null bytes.')
  }
  return parts
}

class ExpressionCompiler implements Compiler {
  constructor(
    readonly ctx: EvalContext,
    private readonly names: ReadonlySet<string>,
  ) {}

  with(names: readonly string[]): Compiler {
    return new ExpressionCompiler(this.ctx, new Set([...this.names, ...names]))
  }

  compile(expression: Value): Evaluate {
    if (typeof expression === 'string' && expression.startsWith('$')) {
      return expression.startsWith('$$')
        ? this.variable(expression.slice(2))
        : this.field(expression.slice(1))
    }
    if (Array.isArray(expression)) return this.array(expression)
    if (isDoc(expression)) return this.document(expression)
    return () => expression
  }

  private field(path: string): Evaluate {
    const parts = checkFieldPath(path)
    const [first] = parts as [string]
    return parts.length === 1 ? (scope) => scope.root.get(first) : (scope) => fieldOf(scope.root, parts, 0)
  }

  private variable(path: string): Evaluate {
    const dot = path.indexOf('.')
    const name = dot < 0 ? path : path.slice(0, dot)
    const read = this.named(name)
    if (dot < 0) return read
    const parts = checkFieldPath(path.slice(dot + 1))
    return (scope) => walk(read(scope), parts)
  }

  private named(name: string): Evaluate {
    if (this.names.has(name)) return (scope) => lookUp(scope, name)
    const { variables, now } = this.ctx
    if (variables.has(name)) return () => variables.get(name)
    switch (name) {
      case 'ROOT':
      case 'CURRENT':
        return (scope) => scope.root
      case 'NOW':
        return () => now
      case 'REMOVE':
        return () => undefined
      case '':
        throw new MongoError(9, 'empty variable names are not allowed')
      default:
        throw located(17276, `Use of undefined variable: ${name}`)
    }
  }

  private array(items: readonly Value[]): Evaluate {
    const evaluators = items.map((item) => this.compile(item))
    return (scope) => evaluators.map((evaluate) => evaluate(scope) ?? null)
  }

  private document(doc: Doc): Evaluate {
    const first = doc.keys().next().value
    if (first?.startsWith('$')) return this.operator(first, doc)
    const fields: [string, Evaluate][] = []
    for (const [key, value] of doc) {
      if (key.startsWith('$')) {
        throw located(
          16410,
          `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
        )
      }
      if (key.includes('.')) {
        throw located(
          16412,
          `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
        )
      }
      fields.push([key, this.compile(value)])
    }
    return (scope: Scope) => {
      const result: Doc = new Map()
      for (const [key, evaluate] of fields) {
        const value = evaluate(scope)
        if (value !== undefined) result.set(key, value)
      }
      return result
    }
  }

  private operator(name: string, doc: Doc): Evaluate {
    if (doc.size > 1) {
      throw located(
        15983,
        `an object representing an expression must have exactly one field: ${printDoc(doc)}`,
      )
    }
    if (!Object.hasOwn(OPERATORS, name)) throw new MongoError(168, `Unrecognized expression '${name}'`)
    const operator = OPERATORS[name] as (typeof OPERATORS)[string]
    return operator(doc.get(name) as Value, this, name)
  }
}

/**
 * Compiles an aggregation expression once to closures; `undefined` from a closure means a missing value.
 * `names` are variables that the scope will bind at run time.
 */
export function compileExpression(
  expression: Value,
  ctx: EvalContext,
  names: readonly string[] = [],
): Evaluate {
  return new ExpressionCompiler(ctx, new Set(names)).compile(expression)
}
