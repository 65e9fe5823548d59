import { batchCounterKey, batchNumber } from './batch-book.service.js'

const lateEvening = new Date('2026-11-20T19:00:00Z')

it('a batch number has type, day in India and running number', () =>
  expect(batchNumber('FG', lateEvening, 4)).toBe('FG-261121-004'))

it('batches are numbered separately for each type and Indian day', () => {
  expect(batchCounterKey('RM', lateEvening)).toBe('batch:RM:261121')
  expect(batchCounterKey('RM', new Date('2026-11-20T18:00:00Z'))).toBe('batch:RM:261120')
})

it('batch numbers continue after 999', () =>
  expect(batchNumber('SG', lateEvening, 1000)).toBe('SG-261121-1000'))
