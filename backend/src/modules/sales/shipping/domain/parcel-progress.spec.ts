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
  ])('is read from %s/%s as %s', (status, type, progress) =>
    expect(parcelProgress(status, type)).toBe(progress),
  )

  it('is not delivered for a parcel that came back, though its type is DL', () =>
    expect(parcelProgress('RTO', 'DL')).toBe('returned'))
})
