import { type Doc, type EvalContext, type Value } from '../bson/value.js'
import { type Flow } from '../pace/turn.js'

/** A condition of a filter: the field is equal to one of the values. Missing and null are equal. */
export interface JoinedBy {
  path: string
  values: readonly Value[]
}

export interface PipelineContext extends EvalContext {
  /** Database and collection the pipeline runs on; the collection is missing for `aggregate: 1`. */
  database: string
  collection?: string
  /**
   * Documents of a collection of the same database that match the filter (null = all), read in the command's own snapshot.
   * `join`: the caller will ask again for the same field with other values, so a table of them may pay.
   */
  readCollection(name: string, filter: Doc | null, join?: JoinedBy | null): Flow<Doc>
  /** Documents of a leading stage that reads the server's own state ($collStats, $indexStats); undefined = not supported. */
  readState?(stage: string, spec: Value): Flow<Doc> | undefined
}
