import { printDoc } from '../../src/bson/print.js'
import { type Doc, toDoc } from '../../src/bson/value.js'
import { compileMatch } from '../../src/match/match.js'
import { atOnce } from '../../src/pace/turn.js'
import { compilePipeline, type PipelineContext } from '../../src/stages/pipeline.js'

export type Plain = Record<string, unknown>

/** A database in memory; `asked` is told the filter of each read of another collection. */
export const contextOf = (
  collections: Record<string, Plain[]> = {},
  asked: (Doc | null)[] = [],
): PipelineContext => ({
  now: new Date(0),
  variables: new Map(),
  database: 'shop',
  collection: 'main',
  readCollection(name, filter) {
    asked.push(filter)
    const docs = (collections[name] ?? []).map(toDoc)
    const matcher = filter && compileMatch(filter, this)
    return matcher ? docs.filter((doc) => matcher.test(doc)) : docs
  },
})

/** The documents that the pipeline returns, as text. */
export const run = (stages: Plain[], docs: Plain[], context = contextOf()): string[] =>
  [...atOnce(compilePipeline(stages.map(toDoc), context).run(docs.map(toDoc)))].map(printDoc)
