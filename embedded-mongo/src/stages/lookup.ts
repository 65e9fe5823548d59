import { printValue } from '../bson/print.js'
import { type Doc, isDoc, type Maybe, typeName } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { checkVariableName } from '../expressions/conditionals.js'
import { checkFieldPath, compileExpression } from '../expressions/expression.js'
import { type Evaluate } from '../expressions/operator.js'
import { scopeOf } from '../expressions/scope.js'
import { type Flow, gather, PAUSE } from '../pace/turn.js'
import { type Equality, equalityOf, variableEqualities } from './join-filter.js'
import {
  deriveContext,
  HELD_BYTES,
  type InnerPipeline,
  type StageCompiler,
  type StageFactory,
  withValueAt,
} from './stage.js'

const NAMES = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline']

export function textField(spec: Doc, name: string, stage: string): string {
  const value = spec.get(name)
  if (value === undefined) throw new MongoError(9, `must specify '${name}' field for a ${stage}`)
  if (typeof value !== 'string') {
    throw new MongoError(
      9,
      `${stage} argument '${name}' must be a string, found ${name}: ${printValue(value)} is of type ${typeName(value)}`,
    )
  }
  return value
}

function andFilters(filters: readonly (Doc | null)[]): Doc | null {
  const present = filters.filter((filter) => filter !== null)
  return present.length < 2 ? (present[0] ?? null) : new Map([['$and', present]])
}

interface Join {
  from: string
  equality: ((doc: Doc) => Equality) | null
  inner: ((doc: Doc, equality: Equality | null) => Flow<Doc>) | null
}

function compileEquality(spec: Doc, { ctx }: StageCompiler): Join['equality'] {
  if (!spec.has('localField') && !spec.has('foreignField')) return null
  if (!spec.has('localField') || !spec.has('foreignField')) {
    throw new MongoError(9, '$lookup requires both or neither of localField and foreignField to be specified')
  }
  const local = compileExpression(`$${textField(spec, 'localField', '$lookup')}`, ctx)
  const foreign = textField(spec, 'foreignField', '$lookup')
  checkFieldPath(foreign)
  return (doc) => equalityOf(foreign, local(scopeOf(doc)))
}

function compileLet(spec: Maybe, { ctx }: StageCompiler): [string, Evaluate][] {
  if (spec === undefined) return []
  if (!isDoc(spec))
    throw new MongoError(
      9,
      `$lookup argument 'let: ${printValue(spec)}' must be an object, is type ${typeName(spec)}`,
    )
  return [...spec].map(([name, expression]) => {
    checkVariableName(name)
    return [name, compileExpression(expression, ctx)]
  })
}

/** The inner pipeline runs with the variables of the current document, which are set before each run. */
function compileInner(from: string, spec: Doc, compiler: StageCompiler): Join['inner'] {
  const stages = spec.get('pipeline')
  const variables = compileLet(spec.get('let'), compiler)
  if (stages === undefined) {
    if (variables.length > 0)
      throw new MongoError(9, "$lookup with a 'let' argument must also specify 'pipeline'")
    return null
  }
  const bound = new Map(compiler.ctx.variables)
  for (const [name] of variables) bound.set(name, undefined)
  const ctx = deriveContext(compiler.ctx, { collection: from, variables: bound })
  const pipeline: InnerPipeline = compiler.inner(stages, ctx, '$lookup')
  const narrowing = variableEqualities(stages as Doc[], ctx)
  return (doc, equality) => {
    const scope = scopeOf(doc)
    for (const [name, value] of compiler.ctx.variables) bound.set(name, value)
    for (const [name, evaluate] of variables) bound.set(name, evaluate(scope))
    if (pipeline.ownSource) return pipeline.run([])
    const equalities = equality ? [equality, ...narrowing()] : narrowing()
    const filter = andFilters([pipeline.filter, ...equalities.map((asked) => asked.filter)])
    return pipeline.run(ctx.readCollection(from, filter, equalities[0]))
  }
}

function compileJoin(spec: Doc, compiler: StageCompiler): Join {
  const from = spec.has('from') || !spec.has('pipeline') ? textField(spec, 'from', '$lookup') : ''
  const join = { from, equality: compileEquality(spec, compiler), inner: compileInner(from, spec, compiler) }
  if (!join.equality && !join.inner) {
    throw new MongoError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    )
  }
  if (from !== '') compiler.reads(from)
  return join
}

export const lookup: StageFactory = (spec, compiler) => {
  if (!isDoc(spec))
    throw new MongoError(9, `the $lookup stage specification must be an object, but found ${typeName(spec)}`)
  for (const key of spec.keys()) {
    if (!NAMES.includes(key)) throw new MongoError(9, `unknown argument to $lookup: ${key}`)
  }
  const as = checkFieldPath(textField(spec, 'as', '$lookup'))
  const { from, equality, inner } = compileJoin(spec, compiler)
  return function* (input) {
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE
        continue
      }
      const asked = equality ? equality(doc) : null
      const joined = inner
        ? inner(doc, asked)
        : compiler.ctx.readCollection(from, asked?.filter ?? null, asked)
      yield withValueAt(doc, as, yield* gather(joined, HELD_BYTES))
    }
  }
}
