import { canTransition, unreachableStates } from '../../../../../kernel/states/transitions.js'
import { PARCEL_PROGRESSES, type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import {
  NO_CARE,
  PARCEL,
  type ParcelCare,
  sameWork,
  troubleOf,
  type WatchedParcel,
  workOf,
} from './parcel-care.js'

const now = new Date('2026-11-22T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const parcel = (progress: ParcelProgress, part: Partial<WatchedParcel> = {}): WatchedParcel => ({
  reference: 'JDI-1',
  waybill: '149',
  cancelledAt: null,
  bookedAt: daysAgo(3),
  progress,
  progressAt: daysAgo(2),
  scans: [{ at: daysAgo(1), status: 'In Transit', place: 'Guntur' }],
  care: null,
  ...part,
})
const care = (part: Partial<ParcelCare>): ParcelCare => ({ ...NO_CARE, ...part })
const kindOf = (watched: WatchedParcel) => troubleOf(watched, now, 4)?.kind ?? null

describe('the moves of a parcel', () => {
  const ALLOWED: Record<ParcelProgress, string> = {
    unknown: 'booked moving delivered returning returned lost cancelled',
    booked: 'moving delivered returning returned lost cancelled',
    moving: 'delivered returning returned lost cancelled',
    returning: 'moving delivered returned lost',
    lost: 'moving delivered returning returned',
    cancelled: 'moving delivered returning returned lost',
    delivered: '',
    returned: '',
  }
  const pairs = PARCEL_PROGRESSES.flatMap((from) => PARCEL_PROGRESSES.map((to) => [from, to] as const))
  it.each(pairs)('%s → %s', (from, to) =>
    expect(canTransition(PARCEL, from, to)).toBe(ALLOWED[from].split(' ').includes(to)),
  )
  it('reach every state', () => expect(unreachableStates(PARCEL)).toEqual([]))
})

describe('the problem of a parcel', () => {
  it('is null while the courier scans it, and after it arrived', () => {
    for (const progress of ['booked', 'moving', 'returning', 'cancelled', 'delivered', 'unknown'] as const)
      expect(kindOf(parcel(progress))).toBeNull()
  })
  it('is null when it is not booked, or its booking was cancelled', () => {
    expect(kindOf(parcel('returned', { waybill: null }))).toBeNull()
    expect(kindOf(parcel('lost', { cancelledAt: now }))).toBeNull()
  })
  it('is that it came back or was lost, with the time', () => {
    expect(troubleOf(parcel('returned'), now, 4)).toEqual({ kind: 'returned', since: daysAgo(2) })
    expect(troubleOf(parcel('lost'), now, 4)).toEqual({ kind: 'lost', since: daysAgo(2) })
  })
  it('is that it was not scanned for days, from the first moment on', () => {
    const silent = (days: number) =>
      parcel('moving', {
        scans: [{ at: daysAgo(days), status: 'In Transit', place: '' }],
        progressAt: daysAgo(9),
        bookedAt: daysAgo(9),
      })
    expect(kindOf(silent(3.99))).toBeNull()
    expect(troubleOf(silent(4), now, 4)).toEqual({ kind: 'stuck', since: now })
    expect(kindOf(parcel('booked', { scans: [], bookedAt: daysAgo(5), progressAt: null }))).toBe('stuck')
  })
  it('is that the courier failed to deliver it twice', () => {
    const rounds = (times: number) =>
      Array.from({ length: times }, (_, round) => [
        { at: daysAgo(2 - round / 2), status: 'Dispatched', place: 'Guntur' },
        { at: daysAgo(1.9 - round / 2), status: 'Pending', place: 'Guntur' },
      ]).flat()
    expect(kindOf(parcel('moving', { scans: rounds(1) }))).toBeNull()
    expect(kindOf(parcel('moving', { scans: rounds(2) }))).toBe('undelivered')
    expect(kindOf(parcel('returning', { scans: rounds(2) }))).toBeNull()
  })
})

describe('a staff decision about a parcel', () => {
  const stuck = (part: Partial<ParcelCare>) =>
    parcel('moving', { scans: [], progressAt: daysAgo(9), bookedAt: daysAgo(9), care: care(part) })
  it('waits until the day when it is to be looked at again', () => {
    expect(kindOf(stuck({ lookAgainAt: new Date(now.getTime() + 1) }))).toBeNull()
    expect(kindOf(stuck({ lookAgainAt: now }))).toBe('stuck')
  })
  it('gives it up, until the courier scans it', () => {
    expect(kindOf(stuck({ givenUpAt: daysAgo(1) }))).toBe('lost')
    expect(
      kindOf(
        parcel('moving', {
          scans: [{ at: daysAgo(0.5), status: 'In Transit', place: '' }],
          care: care({ givenUpAt: daysAgo(1) }),
        }),
      ),
    ).toBeNull()
    expect(kindOf(parcel('delivered', { care: care({ givenUpAt: now }) }))).toBeNull()
  })
  it('ends its problem when the customer was served and returned jars were inspected', () => {
    expect(kindOf(parcel('lost', { care: care({ settledAs: 'refund' }) }))).toBeNull()
    expect(kindOf(parcel('returned', { care: care({ settledAs: 'refund' }) }))).toBe('returned')
    expect(kindOf(parcel('returned', { care: care({ inspectedAt: now }) }))).toBe('returned')
    expect(kindOf(parcel('returned', { care: care({ settledAs: 'refund', inspectedAt: now }) }))).toBeNull()
  })
})

describe('the work that an order needs', () => {
  it('is for its most serious parcel, then its oldest', () => {
    const stuck = parcel('moving', {
      reference: 'a',
      scans: [],
      bookedAt: daysAgo(9),
      progressAt: daysAgo(9),
    })
    const lost = parcel('lost', { reference: 'b' })
    const older = parcel('lost', { reference: 'c', progressAt: daysAgo(3) })
    expect(workOf([stuck, lost, older], now, 4)).toEqual({ kind: 'lost', since: daysAgo(3), parcel: 'c' })
    expect(workOf([stuck, parcel('moving')], now, 4)?.parcel).toBe('a')
    expect(workOf([parcel('delivered')], now, 4)).toBeNull()
  })
  it('is compared by its content', () => {
    const work = { kind: 'lost', since: now, parcel: 'a' } as const
    expect(sameWork(work, { ...work, since: new Date(now) })).toBe(true)
    expect(sameWork(work, { ...work, kind: 'stuck' })).toBe(false)
    expect(sameWork(undefined, null)).toBe(true)
    expect(sameWork(null, work)).toBe(false)
  })
})
