import {
  assertTransition,
  canTransition,
  type Machine,
  unreachableStates,
} from '../../../../kernel/states/transitions.js'
import { DELIVERY, DELIVERY_STATUSES, ORDER, PAYMENT } from './machines.js'

describe.each([
  ['order', ORDER as Machine<string>],
  ['delivery', DELIVERY as Machine<string>],
  ['payment', PAYMENT as Machine<string>],
])('%s machine', (_, machine) => {
  it('reaches every state from its first', () => expect(unreachableStates(machine)).toEqual([]))
  it('has no move from a state to itself', () => {
    for (const [state, next] of Object.entries(machine.next)) expect(next).not.toContain(state)
  })
})

describe('the delivery machine', () => {
  it.each([
    ['Pending', 'Packed'],
    ['Pending', 'Cancelled'],
    ['Packed', 'Pending'],
    ['Packed', 'Shipped'],
    ['Packed', 'Cancelled'],
    ['Packed', 'Delivered'],
    ['Shipped', 'Delivered'],
    ['Shipped', 'Packed'],
    ['Shipped', 'Pending'],
    ['Shipped', 'Cancelled'],
  ] as const)('goes from %s to %s', (from, to) => expect(canTransition(DELIVERY, from, to)).toBe(true))

  it('allows no other moves', () => {
    const allowed = DELIVERY_STATUSES.flatMap((from) =>
      DELIVERY_STATUSES.filter((to) => canTransition(DELIVERY, from, to)),
    )
    expect(allowed).toHaveLength(10)
  })
  it.each(
    DELIVERY_STATUSES.flatMap((from) =>
      DELIVERY_STATUSES.filter((to) => !canTransition(DELIVERY, from, to)).map((to) => [from, to] as const),
    ),
  )('refuses to go from %s to %s, naming both', (from, to) =>
    expect(() => assertTransition(DELIVERY, from, to)).toThrow(`from ${from} to ${to}`),
  )
})

it('refunds no payment that never came in', () =>
  expect(canTransition(PAYMENT, 'Pending', 'Refund Completed')).toBe(false))
