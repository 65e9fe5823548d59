import type { Doc, EvalContext, Value } from '../bson/value.js'
import type { OutputTarget } from './output.js'

export interface PipelineContext extends EvalContext {
  /** Database and collection the pipeline runs on; the collection is missing for `aggregate: 1`. */
  database: string
  collection?: string
  /** Documents of a collection of the same database that match the filter (null = all), read in the command's own snapshot. */
  readCollection(name: string, filter: Doc | null): Iterable<Doc>
  /** Documents of a leading stage that reads the server's own state ($collStats, $indexStats); undefined = not supported. */
  readState?(stage: string, spec: Value): Iterable<Doc> | undefined
}

/** What the first stages ask of the collection, so that the planner can serve it from an index. */
export interface LeadingStages {
  filter: Doc | null
  sort: Doc | null
  /** Documents needed after filter and sort (skip + limit together), or null. */
  limit: number | null
}

export interface Pipeline {
  leading: LeadingStages
  /** True when the pipeline makes its own documents ($documents, $collStats…): `run` then ignores its input. */
  ownSource: boolean
  /** Set when the pipeline ends in $out or $merge: the caller writes what `run` yields, and answers no documents. */
  output: OutputTarget | null
  /** Streams. `served` says which leading stages the caller's input already satisfies; those are then skipped. */
  run(input: Iterable<Doc>, served?: { filter?: boolean; sort?: boolean }): Iterable<Doc>
  /** Other collections the pipeline reads ($lookup, $unionWith, $graphLookup). */
  reads: string[]
}

/** Compiles the stages once. Throws the server's errors for what it does not know. */
export declare function compilePipeline(stages: Doc[], ctx: PipelineContext): Pipeline
