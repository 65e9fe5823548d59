import { grams } from '../../../../../kernel/amounts/weight.js'
import { canTransition } from '../../../../../kernel/states/transitions.js'
import { toExternalId } from '../../../../../kernel/text/order-ids.js'
import { PARCEL_PROGRESSES } from '../../../shipping/domain/parcel-progress.js'
import { type TrackedParcel } from '../../../shipping/domain/tracked-parcel.js'
import { PARCEL } from '../../domain/fulfilment/parcel-care.js'
import { type Parcel, plannedParcels } from '../../domain/fulfilment/parcels.js'
import { followed, type FollowedOrder } from './following.js'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T04:30:00Z')
const minute = (count: number) => new Date(START + count * MINUTE)
const now = minute(1000)
const size = { weightGrams: grams(1500), boxCm: [15, 15, 15] as [number, number, number], pieces: 1 }

function orderOf(count: number, part: Partial<Parcel> = {}): FollowedOrder {
  const parcels = plannedParcels(
    toExternalId('JDI-261121-7KQ4M2XDAB'),
    [],
    Array<typeof size>(count).fill(size),
  ).map((parcel, at) => ({
    ...parcel,
    waybill: `W${at + 1}`,
    bookedAt: minute(0),
    progress: 'booked' as const,
    ...part,
  }))
  return { deliveryStatus: 'Shipped', waybill: 'W1', courierStatus: null, parcels, courierWork: null }
}
const seen = (part: Partial<TrackedParcel> = {}): TrackedParcel => ({
  waybill: 'W1',
  reference: 'x',
  progress: 'moving',
  status: 'In Transit',
  at: minute(10),
  expectedAt: null,
  scans: [{ at: minute(10), status: 'In Transit', place: 'Guntur' }],
  ...part,
})
const follow = (order: FollowedOrder, ...answers: TrackedParcel[]) =>
  followed(order, answers, { now, stuckDays: 4 })
const after = (order: FollowedOrder, ...answers: TrackedParcel[]): FollowedOrder => ({
  ...order,
  ...follow(order, ...answers)?.changes,
})

describe('following a parcel', () => {
  it('keeps progress, words, place and the expected day', () => {
    const expectedAt = minute(5000)
    const order = after(orderOf(1), seen({ expectedAt }))
    expect(order).toMatchObject({ courierStatus: 'In Transit', deliveryStatus: 'Shipped', courierWork: null })
    expect(order.parcels[0]).toMatchObject({
      progress: 'moving',
      progressAt: minute(10),
      expectedAt,
      scans: [{ at: minute(10), status: 'In Transit', place: 'Guntur' }],
    })
  })
  it('changes nothing when the same is told again', () => {
    const order = after(orderOf(1), seen())
    expect(follow(order, seen())).toBeNull()
    expect(follow(order)).toBeNull()
  })
  it('is not taken back by an answer that was overtaken', () => {
    const order = after(orderOf(1), seen(), seen({ progress: 'moving', at: minute(10) }))
    const returning = after(
      order,
      seen({
        progress: 'returning',
        status: 'In Transit',
        at: minute(30),
        scans: [{ at: minute(30), status: 'In Transit', place: 'Guntur' }],
      }),
    )
    expect(after(returning, seen()).parcels[0]?.progress).toBe('returning')
  })
  it('keeps the words of a state that nobody knows, and the place of the parcel', () => {
    const order = after(orderOf(1), seen({ progress: 'unknown', status: 'Teleported' }))
    expect(order.parcels[0]).toMatchObject({ progress: 'booked', courierStatus: 'Teleported' })
  })
  it('takes the moment of an answer for its scan where it tells none', () =>
    expect(after(orderOf(1), seen({ scans: [] })).parcels[0]?.scans).toEqual([
      { at: minute(10), status: 'In Transit', place: '' },
    ]))
  it('tells of a parcel that was taken back, and moves no order by it', () => {
    const taken = {
      ...orderOf(1, { cancelledAt: minute(1), progress: 'cancelled' }),
      deliveryStatus: 'Packed' as const,
      waybill: null,
    }
    const result = follow(taken, seen({ progress: 'delivered' }))
    expect(result?.changes).not.toHaveProperty('deliveryStatus')
    expect(result?.changes.parcels[0]?.progress).toBe('delivered')
    expect(result?.events).toEqual([])
  })
})

describe('following an order', () => {
  it('is delivered when all its parcels are, at the moment of the last', () => {
    const delivered = (waybill: string, at: number) =>
      seen({ waybill, progress: 'delivered', status: 'Delivered', at: minute(at) })
    const half = after(orderOf(2), delivered('W1', 40))
    expect(half.deliveryStatus).toBe('Shipped')
    const result = follow(half, delivered('W2', 50))
    expect(result?.changes).toMatchObject({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
    expect(result?.events).toEqual([{ event: 'Delivered', at: minute(50), detail: null }])
  })
  it('is work when a parcel came back, and no delivery', () => {
    const result = follow(orderOf(2), seen({ progress: 'returned', status: 'RTO', at: minute(60) }))
    expect(result?.changes).toMatchObject({ courierWork: { kind: 'returned', since: minute(60) } })
    expect(result?.changes).not.toHaveProperty('deliveryStatus')
    expect(result?.events).toEqual([{ event: 'Parcel came back', at: minute(60), detail: 'W1' }])
  })
  it('is work when nothing was told for days, though nothing changed', () => {
    const order = orderOf(1)
    const later = { now: minute(5 * 24 * 60), stuckDays: 4 }
    expect(followed(order, [], later)?.changes.courierWork?.kind).toBe('stuck')
  })
  it('leaves one alone that was delivered or cancelled by hand', () => {
    for (const deliveryStatus of ['Delivered', 'Cancelled', 'Packed'] as const) {
      const result = follow({ ...orderOf(1), deliveryStatus }, seen({ progress: 'returned', at: minute(70) }))
      expect(result?.changes.courierWork).toBeNull()
      expect(result?.changes).not.toHaveProperty('deliveryStatus')
    }
  })
})

/** The same little generator each time, so that a walk that fails can be walked again. */
function chance(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

it('makes only moves that are allowed, never loses a scan and ends where the courier ends, on 80 random walks', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const next = chance(seed)
    let order = orderOf(1 + next(3))
    const told: TrackedParcel[] = []
    for (let step = 1; step <= 25; step++) {
      const answer = seen({
        waybill: `W${1 + next(4)}`,
        progress: PARCEL_PROGRESSES[next(PARCEL_PROGRESSES.length)] ?? 'unknown',
        at: minute(step),
        scans: [{ at: minute(step), status: `s${step}`, place: 'Guntur' }],
      })
      told.push(answer)
      // The same scan again, or an earlier one once more: a push beside the job.
      for (const one of [answer, told[next(told.length)] ?? answer]) {
        const before = order
        order = after(order, one)
        for (const [at, parcel] of order.parcels.entries()) {
          const was = before.parcels[at]?.progress ?? 'unknown'
          expect(parcel.progress === was || canTransition(PARCEL, was, parcel.progress)).toBe(true)
          expect(new Set(parcel.scans.map(({ status }) => status)).size).toBe(parcel.scans.length)
        }
        if (before.deliveryStatus === 'Delivered') expect(order.deliveryStatus).toBe('Delivered')
        const all = order.parcels.every(({ progress }) => progress === 'delivered')
        expect(order.deliveryStatus === 'Delivered').toBe(all)
        expect(order.courierWork?.kind === 'returned').toBe(
          order.parcels.some(({ progress }) => progress === 'returned'),
        )
      }
    }
  }
})
