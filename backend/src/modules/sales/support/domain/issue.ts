import { guardsOf } from '../../../../kernel/states/guards.js'
import { canTransition, type Machine } from '../../../../kernel/states/transitions.js'

export const ISSUE_STATUSES = ['Open', 'Resolved'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]

/** Staff go either way. */
export const ISSUE: Machine<IssueStatus> = {
  name: 'The issue',
  initial: 'Open',
  next: { Open: ['Resolved'], Resolved: ['Open'] },
}

/** Customers may open again what is resolved, and no more (docs/domain/customers.md#issue). */
const ISSUE_OF_CUSTOMERS: Machine<IssueStatus> = { ...ISSUE, next: { Open: [], Resolved: ['Open'] } }

/** Whether a person may set the status. Setting the present status changes nothing and is allowed. */
export function maySetStatus(isStaff: boolean, from: IssueStatus, to: IssueStatus): boolean {
  return from === to || canTransition(isStaff ? ISSUE : ISSUE_OF_CUSTOMERS, from, to)
}

/** What an issue begins with when its customer said nothing. */
export const FIRST_MESSAGE = 'Hi, I have an issue with this order.'

/** The customer's first words: what was given and is more than spaces, or the standing sentence. */
export function firstMessages(given: readonly string[]): string[] {
  const said = given.map((message) => message.trim()).filter((message) => message !== '')
  return said.length > 0 ? said : [FIRST_MESSAGE]
}

/** Messages of one issue; far more than any conversation, so that a document stays small. */
export const MOST_MESSAGES = 300

/** Waits for somebody. */
export const OPEN_ISSUE = guardsOf<{ status: IssueStatus }>()({ status: 'Open' })
