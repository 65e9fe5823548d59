import { type RecallDocument } from './schemas/recall.schema.js'
import { type RecallLineDocument } from './schemas/recall-line.schema.js'

/** Plain data of a recall, and of what was done about a line of an order. */
export type StoredRecall = Readonly<RecallDocument>
export type StoredRecallLine = Readonly<RecallLineDocument>

/** `_id` (hex) of the batches that it begins from. */
export const rootsOf = ({ roots }: StoredRecall): string[] => roots.map(({ stockId }) => String(stockId))
