import { canTransition, sourcesOf, unreachableStates } from '../../../../kernel/states/transitions.js'
import { approvalOf, firstNameOf, maskMobileNumber, REVIEW, reviewedItem } from './review.js'

it('a masked number shows two digits on either side', () =>
  expect(maskMobileNumber('9812345621')).toBe('98••••••21'))
it('a text that is no mobile number is masked as a whole', () =>
  expect(maskMobileNumber('deleted-6740c1f2')).toBe('••••••••••'))

it('an author is shown by the first name alone', () => {
  expect(firstNameOf('  Lakshmi  Rao ')).toBe('Lakshmi')
  expect(firstNameOf('x'.repeat(200))).toHaveLength(30)
  expect(firstNameOf(' ')).toBe('')
})

describe('states of a review', () => {
  it('are all reachable', () => expect(unreachableStates(REVIEW)).toEqual([]))
  it('let an author edit until it is approved', () =>
    expect(sourcesOf(REVIEW, 'Pending')).toEqual(['Pending', 'Rejected']))
  it('let a moderator think better of either decision', () => {
    expect(canTransition(REVIEW, 'Rejected', 'Approved')).toBe(true)
    expect(canTransition(REVIEW, 'Approved', 'Rejected')).toBe(true)
  })
  it('are null, true and false on the wire', () =>
    expect((['Pending', 'Approved', 'Rejected'] as const).map(approvalOf)).toEqual([null, true, false]))
})

describe('the item of an order', () => {
  const items = [
    { Id: 'FG-0001', productId: '6740c1f2a4b5c6d7e8f90123' },
    { Id: 'FG-0002', productId: '6740c1f2a4b5c6d7e8f90124' },
  ]
  it('is found by Id or _id', () => {
    expect(reviewedItem(items, ' fg-0002')).toBe(items[1])
    expect(reviewedItem(items, '6740C1F2A4B5C6D7E8F90124')).toBe(items[1])
  })
  it('is missing when the product was not bought', () =>
    expect(reviewedItem(items, 'FG-0003')).toBeUndefined())
})
