import { milli } from '../../../../kernel/amounts/quantity.js'
import { unreachableStates } from '../../../../kernel/states/transitions.js'
import { askedStatus, isAssigned, RUN, statusOf } from './run-status.js'

/** Components of so much required, and reserved. */
const components = (...quantities: [required: number, reserved: number][]) =>
  quantities.map(([required, reserved]) => ({
    requiredMilli: milli(required),
    batches: reserved === 0 ? [] : [{ reservedMilli: milli(reserved) } as never],
  }))

it.each([
  ['Pending', []],
  ['Pending', components([500, 0], [200, 0])],
  ['Partially Reserved', components([500, 500], [200, 0])],
  ['Partially Reserved', components([500, 499], [200, 200])],
  ['Reserved', components([500, 500], [200, 250])],
  ['Reserved', components([500, 500], [0, 1])],
  ['Partially Reserved', components([500, 500], [0, 0])],
])('is %s for %j', (status, of) => expect(statusOf(of, false)).toBe(status))

it('is Reserved by hand as soon as every component has a batch, and not before', () => {
  expect(statusOf(components([500, 100], [200, 200]), true)).toBe('Reserved')
  expect(statusOf(components([500, 500], [200, 0]), true)).toBe('Partially Reserved')
  expect(statusOf(components([500, 0]), true)).toBe('Pending')
  expect(isAssigned(components([500, 100], [200, 200]))).toBe(true)
  expect(isAssigned(components([500, 100], [200, 0]))).toBe(false)
  expect(isAssigned([])).toBe(false)
})

it('reaches every status, and leaves Production Completed for none', () => {
  expect(unreachableStates(RUN)).toEqual([])
  expect(RUN.next['Production Completed']).toEqual([])
})

const component = (required: number, reserved: number) => ({
  requiredMilli: milli(required),
  batches: reserved === 0 ? [] : [{ reservedMilli: milli(reserved) } as never],
})
const asked = (status: Parameters<typeof askedStatus>[1]['status'], capped = false) => ({ status, capped })

it('refuses Reserved until every component has a batch, in the words of the contract', () => {
  expect(() => askedStatus([component(5, 5), component(1, 0)], asked('Reserved'))).toThrow(
    'All components must have assigned batches before setting the status to "Reserved".',
  )
  expect(() => askedStatus([], asked('Reserved'))).toThrow('All components')
})

it('refuses Production Completed by hand', () => {
  expect(() => askedStatus([component(5, 5)], asked('Production Completed'))).toThrow(
    'A run is completed by receiving what it made.',
  )
})

it('is Reserved with less when somebody says so who wrote the quantities', () => {
  expect(askedStatus([component(5, 4)], asked('Reserved'))).toBe('Reserved')
  expect(askedStatus([component(5, 4)], asked('Reserved', true))).toBe('Partially Reserved')
  expect(askedStatus([component(5, 4)], asked(undefined))).toBe('Partially Reserved')
})

it('follows from the batches whatever else was chosen', () => {
  expect(askedStatus([component(5, 5)], asked('Pending'))).toBe('Reserved')
  expect(askedStatus([component(5, 0)], asked('Partially Reserved'))).toBe('Pending')
})
