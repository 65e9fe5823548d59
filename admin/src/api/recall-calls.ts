import { type Recall, type RecallReport } from './api-types.js'
import { request } from './request.js'

const path = (id: string, rest = '') => `/admin/recalls/${encodeURIComponent(id)}${rest}`

type RecallStepName = 'freeze' | 'batches' | 'message' | 'marks' | 'decisions' | 'replacements' | 'close'

/** Calls about recalls (docs/domain/workshop.md#recall); each step answers with the recall as it is then. */
export const recallCalls = {
  beginRecall: (body: { batchNumber: string; reason: string; drill: boolean }) =>
    request<Recall>('POST', '/admin/recalls', { body }),

  recall: (id: string, signal?: AbortSignal) => request<Recall>('GET', path(id), { signal }),

  recallReport: (id: string, signal?: AbortSignal) =>
    request<RecallReport>('GET', path(id, '/report'), { signal }),

  /** @throws HttpError 409 RECALL_CLOSED, or what the step names */
  recallStep: (id: string, step: RecallStepName, body: object = {}) =>
    request<Recall>('POST', path(id, `/${step}`), { body }),

  /** @throws HttpError 409 EDIT_CONFLICT when somebody else changed the message */
  recallText: (id: string, message: string, version: number) =>
    request<Recall>('PUT', path(id, '/message'), { body: { message, version } }),

  recoveredJars: (id: string, body: { orderId: string; line: number; returned: number; destroyed: number }) =>
    request<Recall>('PUT', path(id, '/recovered'), { body }),
}
