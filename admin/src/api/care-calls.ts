import {
  type Approval,
  type ComplainedBatch,
  type Issue,
  type IssueRow,
  type IssueStatus,
  type ReadyAnswer,
  type Review,
  type ReviewDecisions,
  type StaffIssue,
} from './api-types.js'
import { once } from './once.js'
import { request } from './request.js'

const approval = (id: string, step: string) => `/admin/approvals/${encodeURIComponent(id)}/${step}`
const issue = (id: string, step = '') => `/admin/issues/${encodeURIComponent(id)}${step}`

const lastWordsOf = ({ messages }: Issue) => messages.at(-1)?.message ?? ''

/** A review, and when its text was written, as it was shown. */
export interface SeenReview {
  id: string
  date: string
}

/** What customers say about their orders, and what staff do about it. */
export const careCalls = {
  /**
   * Publishes a review or sends it back.
   * @throws HttpError 409 REVIEW_CHANGED when its author has edited it since.
   */
  moderateReview: ({ id, ...body }: SeenReview & { status: boolean; reason?: string }) =>
    request<Review>('PUT', `/review/moderate/${encodeURIComponent(id)}`, { body }),

  /** The same for several; each is decided or refused by itself. */
  decideReviews: (body: { reviews: SeenReview[]; status: boolean; reason?: string }) =>
    request<ReviewDecisions>('PUT', '/admin/reviews/decisions', { body }),

  /** @throws HttpError 409 APPROVAL_DECIDED, or what stands in the way: then it still waits. */
  approve: (id: string) => request<Approval>('POST', approval(id, 'approve'), { body: {} }),

  refuse: (id: string, reason: string) =>
    request<Approval>('POST', approval(id, 'refuse'), { body: { reason } }),

  /** Takes decisions of the last ten seconds back. */
  undoReviews: (ids: string[]) =>
    request<ReviewDecisions>('PUT', '/admin/reviews/decisions/undo', { body: { ids } }),

  /** Says something to a published review; an empty text takes it away. */
  answerReview: ({ id, text }: { id: string; text: string }) =>
    request<Review>('PUT', `/admin/reviews/${encodeURIComponent(id)}/answer`, { body: { text } }),

  /** The issue of an order (orderId or _id), or null. @throws HttpError 404 when there is no such order. */
  issueOfOrder: async (orderId: string, signal?: AbortSignal) => {
    const path = `/issues/order/${encodeURIComponent(orderId)}`
    return (await request<{ issues: Issue[] }>('GET', path, { signal })).issues[0] ?? null
  },

  /** Writes a message, once however often it is sent, or sets the status. @throws HttpError 409 ISSUE_FULL */
  updateIssue: ({ id, ...body }: { id: string; message?: string; status?: IssueStatus }) => {
    const path = `/issues/${encodeURIComponent(id)}`
    return body.message === undefined
      ? request<Issue>('PUT', path, { body })
      : once<Issue>(path, body, lastWordsOf, 'PUT')
  },

  /** The clocks, notes and batches of an issue, which no customer sees. */
  staffIssue: (id: string, signal?: AbortSignal) => request<StaffIssue>('GET', issue(id), { signal }),

  /** Says how many of its messages are on the screen. */
  seeIssue: ({ id, messages }: { id: string; messages: number }) =>
    request<{ unread: number }>('PUT', `/issues/${encodeURIComponent(id)}/seen`, { body: { messages } }),

  noteIssue: ({ id, text }: { id: string; text: string }) =>
    once<StaffIssue>(issue(id, '/notes'), { text }, ({ notes }) => notes.at(-1)?.text ?? ''),

  /** The shop's ready answers with the facts of its order. */
  readyAnswers: (id: string, signal?: AbortSignal) =>
    request<ReadyAnswer[]>('GET', issue(id, '/ready-answers'), { signal }),

  /** Batches with three complaints or more. */
  complainedBatches: (signal?: AbortSignal) =>
    request<ComplainedBatch[]>('GET', '/admin/batch-complaints', { signal }),

  complaintsOfBatch: (batchNumber: string, signal?: AbortSignal) =>
    request<IssueRow[]>('GET', `/admin/batch-complaints/${encodeURIComponent(batchNumber)}`, { signal }),
}
