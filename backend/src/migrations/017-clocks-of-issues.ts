import { type mongo } from 'mongoose'
import {
  clocksAfterMessage,
  clocksOfNew,
  issueDue,
  type IssueStatus,
} from '../modules/sales/support/domain/issue.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

interface OldMessage {
  role: string
  timestamp: Date
}

/**
 * Issues know who waits for whom since when. What was written before counts as seen: nobody wants marks on a year of
 * old conversations.
 */
export const clocksOfIssues: Migration = {
  version: 17,
  title: 'Issues know their last message, and until when they are to be answered and settled',
  run: (db, beat) =>
    inPortions(
      db.collection('issues'),
      { filter: { openedAt: { $exists: false } }, size: PORTION, changeOf },
      beat,
    ),
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
