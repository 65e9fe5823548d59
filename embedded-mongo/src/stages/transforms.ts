import { type Doc, type EvalContext, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import {
  compileAddFields,
  compileProject,
  compileReplace,
  compileUnset,
  type Transform,
} from '../project/stage-projections.js'

/** The stages that turn one document into one document; null for any other stage. */
export function compileTransform(stage: string, spec: Value, ctx: EvalContext): Transform | null {
  switch (stage) {
    case '$project':
      return compileProject(spec, ctx)
    case '$addFields':
    case '$set':
      return compileAddFields(spec, ctx, stage)
    case '$unset':
      return compileUnset(spec)
    case '$replaceRoot':
    case '$replaceWith':
      return compileReplace(spec, ctx, stage)
    default:
      return null
  }
}

/** Name and specification of a stage document, which has exactly one field. */
export function stageOf(stage: Doc): [string, Value] {
  const [entry] = stage
  if (stage.size !== 1 || !entry) {
    throw located(40323, 'A pipeline stage specification object must contain exactly one field.')
  }
  return entry
}

export const unknownStage = (name: string): MongoError =>
  located(40324, `Unrecognized pipeline stage name: '${name}'`)

const KNOWN_ELSEWHERE = new Set([
  '$match',
  '$group',
  '$sort',
  '$limit',
  '$skip',
  '$unwind',
  '$lookup',
  '$facet',
  '$count',
  '$out',
  '$merge',
  '$sample',
  '$bucket',
  '$bucketAuto',
  '$sortByCount',
  '$unionWith',
  '$graphLookup',
  '$documents',
  '$redact',
  '$setWindowFields',
])

/** Stages that turn one document into one document, as one function; what an update pipeline is made of. */
export function compileTransforms(stages: readonly Doc[], ctx: EvalContext): Transform {
  const transforms = stages.map((stage) => {
    const [name, spec] = stageOf(stage)
    const transform = compileTransform(name, spec, ctx)
    if (transform) return transform
    if (KNOWN_ELSEWHERE.has(name))
      throw new MongoError(72, `${name} is not allowed to be used within an update`)
    throw unknownStage(name)
  })
  return (doc) => transforms.reduce((current, transform) => transform(current), doc)
}
