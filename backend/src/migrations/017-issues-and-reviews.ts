import { type mongo } from 'mongoose'
import {
  clocksAfterMessage,
  clocksOfNew,
  issueDue,
  type IssueStatus,
} from '../modules/sales/support/domain/issue.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { type Fields, giveMissing } from './missing-fields.js'
import { PORTION } from './portion.js'

interface OldMessage {
  role: string
  timestamp: Date
}

/** Nobody has decided anything anew, and no author was asked for a name or a photo. */
const NEW_FIELDS: Readonly<Record<string, Fields>> = {
  reviews: {
    reason: '',
    photo: null,
    author: null,
    answer: null,
    decision: null,
    decisions: 0,
    toTell: false,
  },
}

/**
 * Issues know who waits for whom since when. What was written before counts as seen: nobody wants marks on a year of
 * old conversations.
 */
export const issuesAndReviews: Migration = {
  version: 17,
  title: 'Issues know until when they are to be answered and settled, reviews what was decided about them',
  async run(db, beat) {
    const issues = { filter: { openedAt: { $exists: false } }, size: PORTION, changeOf }
    const changed = await inPortions(db.collection('issues'), issues, beat)
    return changed + (await giveMissing(db, NEW_FIELDS, beat))
  },
}

function changeOf(issue: mongo.Document): mongo.AnyBulkWriteOperation {
  const status = issue['status'] as IssueStatus
  const messages = (issue['messages'] ?? []) as OldMessage[]
  const told = messages.reduce(
    (clocks, { role, timestamp }) => clocksAfterMessage(clocks, role !== 'user', timestamp),
    clocksOfNew(issue['createdAt'] as Date),
  )
  const clocks = status === 'Resolved' ? { ...told, waitsSince: null } : told
  const fields = {
    ...clocks,
    dueAt: issueDue(status, clocks).dueAt,
    lastMessage: messages.at(-1) ?? null,
    unreadByStaff: 0,
    unreadByCustomer: 0,
    batchNumbers: [],
    notes: [],
  }
  return {
    updateOne: {
      filter: { _id: issue['_id'], openedAt: { $exists: false } },
      update: { $set: fields },
    },
  }
}
