import { parcelProgress } from './parcel-progress.js'

describe('parcel progress', () => {
  it.each([
    ['Manifested', 'UD', 'booked'],
    ['Not Picked', 'UD', 'booked'],
    ['In Transit', 'UD', 'moving'],
    ['Pending', 'UD', 'moving'],
    ['Dispatched', 'UD', 'moving'],
    ['Delivered', 'DL', 'delivered'],
    ['In Transit', 'RT', 'returning'],
    ['Lost', 'UD', 'lost'],
    ['LOST', 'LT', 'lost'],
    ['Canceled', 'CN', 'cancelled'],
    ['Something new', 'ZZ', 'unknown'],
  ])('reads %s/%s as %s', (status, type, progress) => expect(parcelProgress(status, type)).toBe(progress))

  it('does not take a parcel that came back for a delivered one, though its type is DL', () =>
    expect(parcelProgress('RTO', 'DL')).toBe('returned'))
})
