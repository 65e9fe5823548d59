export const MOST_LABELS = 400

/** A batch as its labels need it. */
export interface LabelledBatch {
  id: string
  batchNumber: string
}
