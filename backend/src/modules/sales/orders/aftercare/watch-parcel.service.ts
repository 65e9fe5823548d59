import { Injectable } from '@nestjs/common'
import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { DAY_MS, dayInWords, type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Registry } from '../../../../platform/registry.js'
import { type CourierClaim } from '../domain/fulfilment/parcel-care.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type CareRequest, CareWrites } from './care-writes.service.js'

/** @throws Conflict MONTH_CLOSED that names the field, when the books of the day's month are closed */
type AssertOpen = (day: IstDay, field: string) => Promise<void>

/** On which days the courier's money may be booked. The module that knows which months are closed registers its answer. */
@Injectable()
export class DaysOfClaims extends Registry<{ assertOpen: AssertOpen }> {
  /** To be asked in the transaction that books it. @throws Conflict MONTH_CLOSED */
  async assertOpen(day: IstDay, field: string): Promise<void> {
    await this.share('assertOpen')(day, field)
  }
}

/** Steps that only concern the courier: waiting for a parcel, giving it up, and claims for it. */
@Injectable()
export class WatchParcel {
  constructor(
    private readonly writes: CareWrites,
    private readonly days: DaysOfClaims,
  ) {}

  /**
   * Records that staff asked the courier: the parcel needs nobody for so many days. @throws NotFound,
   * Conflict COURIER_STEP
   */
  wait(request: CareRequest, { days, note }: { days: number; note: string }): Promise<StoredOrder> {
    return this.writes.run(request, 'wait', ({ now }) => {
      const lookAgainAt = new Date(now.getTime() + days * DAY_MS)
      const detail = note === '' ? `Until ${istDay(lookAgainAt)}` : `Until ${istDay(lookAgainAt)}: ${note}`
      return {
        care: { lookAgainAt },
        event: { event: 'Courier was asked', detail },
        told: { lookAgainAt, note },
      }
    })
  }

  /** Counts the parcel as lost until the courier scans it again. @throws NotFound, Conflict COURIER_STEP */
  giveUp(request: CareRequest): Promise<StoredOrder> {
    return this.writes.run(request, 'giveUp', ({ parcel, now }) => ({
      care: { givenUpAt: now, lookAgainAt: null },
      event: { event: 'Parcel given up', detail: parcel.waybill },
    }))
  }

  /** Records a claim. @throws NotFound, Conflict COURIER_STEP */
  claim(
    request: CareRequest,
    { paise, reference, note }: Pick<CourierClaim, 'paise' | 'reference'> & { note: string },
  ): Promise<StoredOrder> {
    return this.writes.run(request, 'claim', ({ now }) => ({
      care: { claim: { ...UNSETTLED, paise, reference, note, at: now, by: request.by } },
      event: { event: 'Courier claim made', detail: `${formatRupees(paise)}, ${reference}` },
      told: { rupees: formatRupees(paise), reference, note },
    }))
  }

  /**
   * Records that the courier paid a claim, which is final. @throws NotFound, InvalidInput (amount, receivedOn), Conflict
   * COURIER_STEP, MONTH_CLOSED
   */
  claimPaid(request: CareRequest, { paise, at }: { paise: Paise; at: Date }): Promise<StoredOrder> {
    return this.writes.run(request, 'claimPaid', async ({ parcel: { care, bookedAt } }) => {
      if (!care?.claim) throw new RangeError('A claim was checked and is not there')
      if (paise > care.claim.paise) throw tooMuch(care.claim)
      if (bookedAt && istDay(at) < istDay(bookedAt)) throw tooEarly(bookedAt)
      await this.days.assertOpen(istDay(at), 'receivedOn')
      return {
        care: { claim: { ...care.claim, receivedAt: at, receivedPaise: paise } },
        event: { event: 'Courier claim paid', detail: `${formatRupees(paise)}, ${care.claim.reference}` },
        told: { rupees: formatRupees(paise), on: istDay(at) },
      }
    })
  }

  /**
   * Records that the courier refused a claim, which is then closed; a new one may be made. @throws
   * NotFound, Conflict COURIER_STEP
   */
  claimRefused(request: CareRequest, reason: string): Promise<StoredOrder> {
    return this.writes.run(request, 'claimRefused', ({ parcel: { care }, now }) => {
      if (!care?.claim) throw new RangeError('A claim was checked and is not there')
      return {
        care: { claim: { ...care.claim, refusedAt: now, refusal: reason } },
        event: { event: 'Courier claim refused', detail: `${care.claim.reference}: ${reason}` },
        told: { reference: care.claim.reference, reason },
      }
    })
  }
}

const UNSETTLED = { receivedAt: null, receivedPaise: null, refusedAt: null, refusal: '' } as const

const tooMuch = ({ paise }: CourierClaim): InvalidInput =>
  InvalidInput.field(
    'amount',
    `${formatRupees(paise)} was claimed. If more came, note the claim as refused and make one for what came.`,
  )

const tooEarly = (bookedAt: Date): InvalidInput =>
  InvalidInput.field(
    'receivedOn',
    `The parcel was booked on ${dayInWords(istDay(bookedAt))}. The money cannot have come before.`,
  )
