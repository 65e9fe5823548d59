import { Injectable } from '@nestjs/common'
import { Settings } from '../../office/settings/settings.service.js'
import { firstMessage } from './domain/message.js'
import { type Reach } from './domain/reach.js'
import { type DecisionOutcomes, RecallDecisions } from './recall-decisions.service.js'
import { RecallLines } from './recall-lines.service.js'
import { type LogRow, RecallLog } from './recall-log.service.js'
import { RecallReach } from './recall-reach.service.js'
import { RecallQueries } from './recalls.queries.js'
import { rootsOf, type StoredRecall } from './schemas/recall.schema.js'
import { type StoredRecallLine } from './schemas/recall-line.schema.js'

/** A recall with everything that it reaches, and what was done about it. */
export interface RecallView {
  recall: StoredRecall
  /** Name of the recalled product. */
  product: string
  reach: Reach
  /** Lines by order (hex) and position, `…:0`. */
  lines: Map<string, StoredRecallLine>
  outcomes: DecisionOutcomes
  /** The message with its placeholders. */
  message: string
  log: LogRow[]
}

/** `order:line`, the key of the lines in a view. */
export const lineKey = (order: unknown, line: number): string => `${String(order)}:${line}`

/** Reads everything about one recall in its current state. */
@Injectable()
export class RecallViews {
  constructor(
    private readonly reach: RecallReach,
    private readonly lines: RecallLines,
    private readonly decisions: RecallDecisions,
    private readonly log: RecallLog,
    private readonly queries: RecallQueries,
    private readonly settings: Settings,
  ) {}

  async load(recall: StoredRecall): Promise<RecallView> {
    const lines = await this.lines.list(recall)
    const products = await this.queries.productsOf([recall])
    const settings = await this.settings.current()
    return {
      recall,
      product: products.get(String(recall.product)) ?? '',
      reach: withPractised(await this.reach.find(rootsOf(recall)), recall),
      lines: new Map(lines.map((line) => [lineKey(line.order, line.line), line])),
      outcomes: await this.decisions.outcomesOf(lines.flatMap(({ decision }) => decision ?? [])),
      message: recall.message || firstMessage(settings),
      log: await this.log.list(recall._id),
    }
  }
}

/** In a drill, batches that would be frozen count as frozen. */
function withPractised(reach: Reach, { drill, frozen }: StoredRecall): Reach {
  if (!drill) return reach
  const practised = new Set(frozen.map(String))
  const batches = reach.batches.map((batch) => ({
    ...batch,
    frozen: batch.frozen || practised.has(batch.id),
  }))
  return { ...reach, batches }
}
