import { issueWords, type WordyIssue } from '../modules/sales/support/domain/issue-words.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

/** An issue does not keep the name of its customer: the order has it. */
export const wordsOfIssues: Migration = {
  version: 21,
  title: 'Issues are found by any of their words',
  run: (db, beat) => {
    const filter = { words: { $exists: false } }
    return inPortions(
      db.collection('issues'),
      {
        filter,
        size: PORTION,
        changeOf: async (issue) => {
          const order = await db
            .collection('orders')
            .findOne({ _id: issue['order'] as never }, { projection: { contactName: 1 } })
          const name = String(order?.['contactName'] ?? '')
          return {
            updateOne: {
              filter: { _id: issue._id, ...filter },
              update: { $set: { words: issueWords(issue as unknown as WordyIssue, name) } },
            },
          }
        },
      },
      beat,
    )
  },
}
