import { ANONYMOUS } from '../../../../kernel/text/anonymous.js'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { FIRST_MESSAGE, PHOTO_MESSAGE, standingSubject } from './issue.js'

/** The fields by which a search finds an issue. */
export interface WordyIssue {
  _id: unknown
  orderId: string
  mobileNumber: string
  subject: string
  description: string
  messages: readonly { message: string }[]
  batchNumbers?: readonly string[]
}

/** Of a long conversation, what was said last counts. */
const LETTERS_SAID = 2_000
/** More than so many letters have, but for who means to fill the index. */
const MOST_SAID = 250

/**
 * The search words of an issue (docs/domain/contract.md#search). Sentences that stand in every issue are not among them,
 * and of a person who was erased only the order is.
 * @param contactName of its order
 */
export function issueWords(issue: WordyIssue, contactName: string): string[] {
  const { _id, orderId, mobileNumber, description, batchNumbers = [] } = issue
  if (mobileNumber === ANONYMOUS) return searchWords([orderId])
  const subject = issue.subject === standingSubject(orderId) ? '' : issue.subject
  const messages = issue.messages
    .map(({ message }) => message)
    .filter((message) => message !== FIRST_MESSAGE && message !== PHOTO_MESSAGE)
  const said = messages.join('\n').slice(-LETTERS_SAID)
  const name = contactName === ANONYMOUS ? '' : contactName
  const facts = searchWords([String(_id), orderId, name, ...batchNumbers], [mobileNumber])
  return [...new Set([...facts, ...searchWords([subject, description, said], [], MOST_SAID)])]
}
