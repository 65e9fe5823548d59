import type { Doc, EvalContext } from '../bson/value.js'

/** Stages that turn one document into one document, as one function; what an update pipeline is made of. */
export declare function compileTransforms(stages: Doc[], ctx: EvalContext): (doc: Doc) => Doc
