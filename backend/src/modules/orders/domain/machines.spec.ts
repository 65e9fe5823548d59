import {
  assertTransition,
  canTransition,
  type Machine,
  unreachableStates,
} from '../../../kernel/transitions.js'
import { DELIVERY, DELIVERY_STATUSES, ORDER, PAYMENT } from './machines.js'

describe.each([
  ['order', ORDER as Machine<string>],
  ['delivery', DELIVERY as Machine<string>],
  ['payment', PAYMENT as Machine<string>],
])('%s machine', (_, machine) => {
  it('reaches every state from its first', () => expect(unreachableStates(machine)).toEqual([]))
  it('never stays where it is', () => {
    for (const [state, next] of Object.entries(machine.next)) expect(next).not.toContain(state)
  })
})

describe('delivery machine', () => {
  it.each([
    ['Pending', 'Packed'],
    ['Pending', 'Cancelled'],
    ['Packed', 'Pending'],
    ['Packed', 'Shipped'],
    ['Shipped', 'Delivered'],
  ] as const)('goes from %s to %s', (from, to) => expect(canTransition(DELIVERY, from, to)).toBe(true))

  it('allows nothing else', () => {
    const allowed = DELIVERY_STATUSES.flatMap((from) =>
      DELIVERY_STATUSES.filter((to) => canTransition(DELIVERY, from, to)),
    )
    expect(allowed).toHaveLength(5)
  })
  it('refuses to cancel what is packed, naming both states', () =>
    expect(() => assertTransition(DELIVERY, 'Packed', 'Cancelled')).toThrow('from Packed to Cancelled'))
})

it('refunds no payment that never came', () =>
  expect(canTransition(PAYMENT, 'Pending', 'Refund Completed')).toBe(false))
