import { anItem } from '../../../testing/builders.js'
import { readFilters, readPage, toSearch } from './filters.js'
import { openQuantity } from './open-quantity.js'

describe('the filters of an address', () => {
  it.each(['fromDate=2026-13-45', 'fromDate=yesterday', 'deliveryStatus=Lost', ''])(
    'fall back to the default where they are unreadable: %s',
    (search) =>
      expect(readFilters(new URLSearchParams(search), '2026-03-05')).toEqual({
        fromDate: '2026-02-26',
        toDate: '2026-03-05',
        deliveryStatus: 'Pending',
      }),
  )

  it('survive the way into the address and back', () => {
    const filters = { fromDate: '2026-01-01', toDate: '2026-01-31', deliveryStatus: 'Shipped' as const }
    const params = new URLSearchParams(toSearch(filters, 4))
    expect(readFilters(params, '2026-03-05')).toEqual(filters)
    expect(readPage(params)).toBe(4)
  })

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', ''])('show the first page for %s', (search) =>
    expect(readPage(new URLSearchParams(search))).toBe(1),
  )
})

it('jars that no batch covers count as open', () => {
  const allocations = [
    { stockId: 'a', batchNumber: 'A', quantity: 2 },
    { stockId: 'b', batchNumber: 'B', quantity: 1 },
  ]
  expect(openQuantity(anItem({ quantity: 5, allocations }))).toBe(2)
})
