import { failedAttempts, lastScans } from './parcel-scan.js'

const now = new Date('2026-11-22T10:00:00Z')
const scan = (status: string, hour: number, place = 'Hyderabad') => ({
  at: new Date(Date.UTC(2026, 10, 22, hour)),
  status,
  place,
})

describe('the last scans of a parcel', () => {
  it('come oldest first, each once, whatever order the courier sent them in', () =>
    expect(lastScans([scan('Dispatched', 5), scan('Manifested', 1), scan('Dispatched', 5)], now)).toEqual([
      scan('Manifested', 1),
      scan('Dispatched', 5),
    ]))
  it('are at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      at: new Date(at),
      status: 'In Transit',
      place: `${at}`,
    }))
    expect(lastScans(many, now).map(({ place }) => place)).toEqual(
      Array.from({ length: 30 }, (_, at) => `${at + 10}`),
    )
  })
  it('leave out a scan dated tomorrow', () =>
    expect(lastScans([scan('In Transit', 9), scan('Dispatched', 23)], now)).toEqual([scan('In Transit', 9)]))
})

describe('failed delivery attempts', () => {
  it('are those after which the parcel is back at the station', () =>
    expect(
      failedAttempts([
        scan('In Transit', 1),
        scan('Pending', 2),
        scan('Dispatched', 3),
        scan('Pending', 4),
        scan('dispatched', 5),
        scan('Undelivered', 6),
      ]),
    ).toEqual([scan('', 4).at, scan('', 6).at]))
  it('do not include an attempt under way, nor a delivery', () =>
    expect(failedAttempts([scan('Dispatched', 1), scan('Delivered', 2), scan('Dispatched', 3)])).toEqual([]))
})
