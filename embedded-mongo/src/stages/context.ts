import { type Doc, type EvalContext, type Value } from '../bson/value.js'

export interface PipelineContext extends EvalContext {
  /** Database and collection the pipeline runs on; the collection is missing for `aggregate: 1`. */
  database: string
  collection?: string
  /** Documents of a collection of the same database that match the filter (null = all), read in the command's own snapshot. */
  readCollection(name: string, filter: Doc | null): Iterable<Doc>
  /** Documents of a leading stage that reads the server's own state ($collStats, $indexStats); undefined = not supported. */
  readState?(stage: string, spec: Value): Iterable<Doc> | undefined
}
