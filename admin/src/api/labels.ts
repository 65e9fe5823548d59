import { HttpError } from 'react-admin'
import { type ApiErrorBody } from './api-types.js'

const PRINT_TIMEOUT_MS = 30_000

export interface LabelsWanted {
  /** `_id` or batch number. */
  id: string
  count: number
  startCell: number
}

/** The labels of a batch as PDF. @throws HttpError 400 naming `count` or `startCell` */
export async function fetchLabels({ id, count, startCell }: LabelsWanted): Promise<Blob> {
  const query = `count=${count}&startCell=${startCell}`
  const path = `/api/admin/stock/${encodeURIComponent(id)}/labels?${query}`
  let response: Response
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PRINT_TIMEOUT_MS),
    })
  } catch {
    throw new HttpError('The server cannot be reached.', 0)
  }
  if (response.ok) return response.blob()
  const body = (await response.json().catch(() => ({}))) as ApiErrorBody
  throw new HttpError(body.error ?? '', response.status, body)
}
