import { milli } from '../../../../kernel/amounts/quantity.js'
import { askedStatus } from './asked-status.js'

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
