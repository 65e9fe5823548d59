import { unreachableStates } from '../../../../kernel/states/transitions.js'
import {
  clocksAfterMessage,
  clocksAfterStatus,
  clocksOfNew,
  FIRST_MESSAGE,
  firstMessages,
  ISSUE,
  issueDue,
  maySetStatus,
} from './issue.js'

it('an issue has no status that cannot be reached', () => expect(unreachableStates(ISSUE)).toEqual([]))

it('staff set an issue to Open or Resolved', () => {
  expect(maySetStatus(true, 'Open', 'Resolved')).toBe(true)
  expect(maySetStatus(true, 'Resolved', 'Open')).toBe(true)
})

it('a customer can only open a resolved issue again', () => {
  expect(maySetStatus(false, 'Resolved', 'Open')).toBe(true)
  expect(maySetStatus(false, 'Open', 'Resolved')).toBe(false)
})

it('an issue may be set to the status that it has', () =>
  expect(maySetStatus(false, 'Resolved', 'Resolved')).toBe(true))

it('an issue begins with the text of the customer, trimmed', () =>
  expect(firstMessages([' It leaks. ', '  '])).toEqual(['It leaks.']))

it('an issue without a text begins with the standing sentence', () =>
  expect([firstMessages([]), firstMessages(['  '])]).toEqual([[FIRST_MESSAGE], [FIRST_MESSAGE]]))

describe('the clocks of an issue', () => {
  const raised = new Date('2026-11-20T10:00:00Z')
  const later = new Date('2026-11-21T10:00:00Z')
  const fresh = clocksOfNew(raised)

  it('give two days for the first answer, and a month to settle it', () =>
    expect(issueDue('Open', fresh)).toEqual({
      answerBy: new Date('2026-11-22T10:00:00Z'),
      // The end of 20 December in India.
      settleBy: new Date('2026-12-20T18:29:59.999Z'),
      dueAt: new Date('2026-11-22T10:00:00Z'),
    }))

  it.each([
    ['2027-01-31T10:00:00Z', '2027-02-28T18:29:59.999Z'],
    ['2027-01-30T19:00:00Z', '2027-02-28T18:29:59.999Z'],
    ['2026-12-15T10:00:00Z', '2027-01-15T18:29:59.999Z'],
  ])('count a month from %s to the end of the last of its days', (opened, settleBy) =>
    expect(issueDue('Open', { openedAt: new Date(opened), waitsSince: null })).toMatchObject({
      settleBy: new Date(settleBy),
      dueAt: new Date(settleBy),
    }),
  )

  it('go on when the customer writes again, and stop when staff answer', () => {
    expect(clocksAfterMessage(fresh, false, later)).toEqual(fresh)
    const answered = clocksAfterMessage(fresh, true, later)
    expect(answered).toEqual({ openedAt: raised, waitsSince: null })
    expect(clocksAfterMessage(answered, false, later).waitsSince).toEqual(later)
  })

  it('stop when it is resolved; a message after that still wants its answer', () => {
    const resolved = clocksAfterStatus('Resolved', fresh, true, later)
    expect(issueDue('Resolved', resolved)).toEqual({ answerBy: null, settleBy: null, dueAt: null })
    const written = clocksAfterMessage(resolved, false, later)
    expect(issueDue('Resolved', written)).toMatchObject({
      settleBy: null,
      dueAt: new Date('2026-11-23T10:00:00Z'),
    })
  })

  it('begin anew when it is opened again, for staff without an answer to give', () => {
    expect(clocksAfterStatus('Open', fresh, false, later)).toEqual({ openedAt: later, waitsSince: later })
    expect(clocksAfterStatus('Open', fresh, true, later)).toEqual({ openedAt: later, waitsSince: null })
  })
})
