import { jars } from '../../../../../kernel/amounts/quantity.js'
import { NO_CARE } from '../fulfilment/parcel-care.js'
import { locatedJars } from './whereabouts.js'

type Order = Required<Parameters<typeof locatedJars>[0]>

const at = new Date('2026-11-24T10:00:00Z')
const part = (stockId: string, count: number) => ({
  stockId,
  batchNumber: `FG-${stockId}`,
  quantityMilli: jars(count),
})
const parcel = (change: Partial<Order['parcels'][number]> = {}): Order['parcels'][number] =>
  ({ reference: 'JDI-1', cancelledAt: null, care: null, pieces: 3, progress: 'moving', ...change }) as never
const order = (change: Partial<Order> = {}): Order => ({
  deliveryStatus: 'Shipped',
  items: [{ allocations: [part('a', 1), part('b', 1), part('a', 1)] }],
  parcels: [parcel()],
  returnedJars: [],
  ...change,
})
const writtenOff = (count: number) => ({
  parcel: 'JDI-1',
  line: 0,
  stockId: 'a',
  batchNumber: 'FG-a',
  backMilli: jars(0),
  writtenOffMilli: jars(count),
  reason: 'Broken',
  at,
  by: '9000000001',
})
const told = (change: Partial<Order>) =>
  locatedJars(order(change)).map(
    ({ stockId, quantityMilli, where }) => `${quantityMilli / 1000} ${stockId} ${where}`,
  )

it.each([
  ['Pending', 'assigned'],
  ['Packed', 'assigned'],
  ['Shipped', 'sent'],
  ['Delivered', 'sent'],
] as const)('jars of an order that is %s are %s', (deliveryStatus, where) =>
  expect(told({ deliveryStatus })).toEqual([`2 a ${where}`, `1 b ${where}`]),
)

it('jars of a lost parcel are lost, and not with the customer, whatever happened to their order', () => {
  const parcels = [parcel({ progress: 'lost' })]
  for (const deliveryStatus of ['Shipped', 'Cancelled'] as const)
    expect(told({ deliveryStatus, parcels })).toEqual(['2 a lost', '1 b lost'])
  expect(told({ parcels: [...parcels, parcel({ reference: 'JDI-1-P2' as never })] })).toEqual([
    '2 a sent',
    '1 b sent',
  ])
})

it('jars that came back are in the shop until somebody inspected them', () => {
  const back = parcel({ progress: 'returned' })
  expect(told({ deliveryStatus: 'Cancelled', parcels: [back] })).toEqual(['2 a returned', '1 b returned'])
  const seen = parcel({ progress: 'returned', care: { ...NO_CARE, inspectedAt: at } })
  const returnedJars = [writtenOff(2)]
  const items = [{ allocations: [part('a', 2)] }]
  expect(told({ deliveryStatus: 'Cancelled', parcels: [seen], returnedJars, items })).toEqual([
    '2 a written-off',
  ])
})

it('jars that were written off no longer exist, whatever happened to the others', () =>
  expect(told({ returnedJars: [writtenOff(1)] })).toEqual(['1 a sent', '1 a written-off', '1 b sent']))

it('an order without jars of a batch has none of it anywhere', () =>
  expect(told({ deliveryStatus: 'Cancelled', items: [{ allocations: [] }] })).toEqual([]))
