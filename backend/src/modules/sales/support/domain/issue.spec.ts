import { unreachableStates } from '../../../../kernel/states/transitions.js'
import { FIRST_MESSAGE, firstMessages, ISSUE, maySetStatus } from './issue.js'

it('has no status that cannot be reached', () => expect(unreachableStates(ISSUE)).toEqual([]))

it('goes either way for staff', () => {
  expect(maySetStatus(true, 'Open', 'Resolved')).toBe(true)
  expect(maySetStatus(true, 'Resolved', 'Open')).toBe(true)
})

it('is only opened again by its customer', () => {
  expect(maySetStatus(false, 'Resolved', 'Open')).toBe(true)
  expect(maySetStatus(false, 'Open', 'Resolved')).toBe(false)
})

it('may be set to what it is', () => expect(maySetStatus(false, 'Resolved', 'Resolved')).toBe(true))

it('begins with what the customer said, trimmed', () =>
  expect(firstMessages([' It leaks. ', '  '])).toEqual(['It leaks.']))

it('begins with the standing sentence when nothing was said', () =>
  expect([firstMessages([]), firstMessages(['  '])]).toEqual([[FIRST_MESSAGE], [FIRST_MESSAGE]]))
