import { fetchFile } from './files.js'

export interface LabelsWanted {
  /** `_id` or batch number. */
  id: string
  count: number
  startCell: number
}

/** The labels of a batch as PDF. @throws HttpError 400 naming `count` or `startCell` */
export const fetchLabels = ({ id, count, startCell }: LabelsWanted): Promise<Blob> =>
  fetchFile(`/api/admin/stock/${encodeURIComponent(id)}/labels?count=${count}&startCell=${startCell}`)
