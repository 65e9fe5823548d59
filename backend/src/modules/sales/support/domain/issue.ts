import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { addIstDays, DAY_MS, istDay, istDayEnd, istMonth, toIstDay } from '../../../../kernel/dates/ist.js'
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

/** A customer's message is answered within this time, the first one too. */
const ANSWER_MS = 48 * HOUR_MS

/** From when on the shop owes an answer, and an end. */
export interface IssueClocks {
  /** When it was raised, or opened again. */
  openedAt: Date
  /** When the customer wrote what nobody has answered; null: everything is answered. */
  waitsSince: Date | null
}

/** The clocks of an issue that its customer raises. */
export const clocksOfNew = (at: Date): IssueClocks => ({ openedAt: at, waitsSince: at })

/** An answer of staff stops the first clock; a customer who writes again does not begin it anew. */
export function clocksAfterMessage(clocks: IssueClocks, isStaff: boolean, at: Date): IssueClocks {
  return { ...clocks, waitsSince: isStaff ? null : (clocks.waitsSince ?? at) }
}

/** Opening it again begins both clocks anew; only staff need no answer then. */
export function clocksAfterStatus(
  to: IssueStatus,
  clocks: IssueClocks,
  isStaff: boolean,
  at: Date,
): IssueClocks {
  if (to === 'Resolved') return { ...clocks, waitsSince: null }
  return { openedAt: at, waitsSince: isStaff ? null : at }
}

/**
 * Until when staff answer and settle it; null where nothing is owed. A message on a resolved issue wants its answer too.
 */
export function issueDue(status: IssueStatus, { openedAt, waitsSince }: IssueClocks): IssueDue {
  const answerBy = waitsSince && new Date(waitsSince.getTime() + ANSWER_MS)
  const settleBy = status === 'Open' ? aMonthAfter(openedAt) : null
  const dueAt = answerBy && settleBy ? new Date(Math.min(+answerBy, +settleBy)) : (answerBy ?? settleBy)
  return { answerBy, settleBy, dueAt }
}

export interface IssueDue {
  answerBy: Date | null
  settleBy: Date | null
  /** The earlier of the two. */
  dueAt: Date | null
}

/** The last moment of the same day of the next month in India, or of that month's last day. */
function aMonthAfter(at: Date): Date {
  const day = istDay(at)
  const next = istMonth(addIstDays(istMonth(day).last, 1))
  const same = `${next.first.slice(0, 8)}${day.slice(8)}`
  return new Date(istDayEnd(same < next.last ? toIstDay(same) : next.last).getTime() - 1)
}

/** As many issues of one batch are a warning. */
export const MANY_COMPLAINTS = 3
/** Complaints older than this warn no more: jars of their batch are eaten. */
export const COMPLAINTS_COUNT_MS = 180 * DAY_MS

/** Photos of one issue. */
export const MOST_PHOTOS = 10
/** Notes of one issue. */
export const MOST_NOTES = 100
/** What stands in the conversation beside a photo. */
export const PHOTO_MESSAGE = 'Photo'

/** The subject of an issue whose customer gave none. */
export const standingSubject = (orderId: string): string => `Issue for Order ${orderId}`

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
