import { paise } from '../../../../kernel/amounts/money.js'
import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { type ReachedBatch, type ReachedLine } from './reach.js'
import { distribution, reportedJars, reportedMaterials } from './report.js'

const batch = (batchNumber: string, changes: Partial<ReachedBatch> = {}): ReachedBatch => ({
  id: batchNumber,
  batchNumber,
  product: 'GONGURA',
  productId: 'FG-0001',
  materialType: 'FG',
  unit: 'PC',
  outlet: 'Kitchen',
  supplier: '',
  supplierLot: '',
  receivedOn: toIstDay('2026-11-21'),
  bestBefore: null,
  madeMilli: jars(20),
  remainingMilli: jars(6),
  setAsideMilli: jars(2),
  sentMilli: jars(11),
  pricePaise: paise(100),
  frozen: true,
  isRoot: false,
  ...changes,
})
const line = (at: number, ...parts: [string, number][]): ReachedLine => ({
  line: at,
  product: 'GONGURA',
  parts: parts.map(([batchNumber, count]) => {
    return { stockId: batchNumber, batchNumber, quantityMilli: jars(count) }
  }),
  quantityMilli: jars(parts.reduce((sum, [, count]) => sum + count, 0)),
  paidPaise: paise(0),
  refundedPaise: paise(0),
})

describe('the report of a recall', () => {
  const orders = [{ id: 'o1', lines: [line(0, ['A', 2], ['B', 3])] }]
  const noted = [{ order: 'o1', line: 0, returnedMilli: jars(3), destroyedMilli: jars(1) }]

  it('accounts for every jar that was made', () => {
    const [row] = reportedJars([batch('A')], [], [])
    expect(row).toMatchObject({ made: 20, onShelf: 8, sent: 11, other: 1 })
  })

  it('assigns returned jars to the batches of their line, one after another, and loses none', () =>
    expect(
      reportedJars([batch('A'), batch('B')], orders, noted).map(({ returned, destroyed }) => [
        returned,
        destroyed,
      ]),
    ).toEqual([
      [2, 0],
      [1, 1],
    ]))

  it('shows material in its own unit, with its supplier and lot', () => {
    const sack = { materialType: 'RM', unit: 'KG', supplier: 'Guntur Mills', supplierLot: 'L-7' } as const
    const amounts = { madeMilli: milli(25_000), remainingMilli: milli(500), setAsideMilli: milli(250) }
    const materials = reportedMaterials([batch('RM-1', { ...sack, ...amounts }), batch('A')])
    expect(materials).toHaveLength(1)
    expect(materials[0]).toMatchObject({
      supplier: 'Guntur Mills',
      supplierLot: 'L-7',
      received: 25,
      onShelf: 0.75,
    })
  })

  it('sums where the jars went, and leaves out parcels that are still in the house', () => {
    const to = (city: string, sent: boolean, count: number) => {
      return { city, state: 'Telangana', sent, lines: [line(0, ['A', count])] }
    }
    expect(
      distribution([
        to('Warangal', true, 1),
        to('Hyderabad', true, 2),
        to('Hyderabad', true, 3),
        to('Nalgonda', false, 9),
      ]),
    ).toEqual([
      { city: 'Hyderabad', state: 'Telangana', orders: 2, jars: 5 },
      { city: 'Warangal', state: 'Telangana', orders: 1, jars: 1 },
    ])
  })
})
