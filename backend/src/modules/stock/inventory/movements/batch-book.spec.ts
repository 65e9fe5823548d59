import { batchCounterKey, batchNumber } from './batch-book.service.js'

const lateEvening = new Date('2026-11-20T19:00:00Z')

it('numbers by type, day in India and running number', () =>
  expect(batchNumber('FG', lateEvening, 4)).toBe('FG-261121-004'))

it('counts each type and Indian day by itself', () => {
  expect(batchCounterKey('RM', lateEvening)).toBe('batch:RM:261121')
  expect(batchCounterKey('RM', new Date('2026-11-20T18:00:00Z'))).toBe('batch:RM:261120')
})

it('goes on after 999', () => expect(batchNumber('SG', lateEvening, 1000)).toBe('SG-261121-1000'))
