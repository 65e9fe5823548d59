import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addIstDays, type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Courier, CourierRefused } from '../courier.js'
import { PickupDocument } from './schemas/pickup.schema.js'

/** Longer than the courier takes to answer. */
const PICKUP_LEASE_MS = 60_000
const MOST_SHOWN = 10
const MOST_DAYS_AHEAD = 14

export interface PickupRequest {
  day: IstDay
  /** `14:00`, in India. */
  time: string
  parcels: number
}

/** `isNew` is false when the van of that day was requested before. */
export interface AskedPickup {
  pickup: PickupDocument
  isNew: boolean
}

/**
 * Requests vans for booked parcels: one for each place and day, requested once
 * (docs/domain/orders.md#pickup).
 */
@Injectable()
export class Pickups {
  constructor(
    @InjectModel(PickupDocument.name) private readonly pickups: Model<PickupDocument>,
    private readonly courier: Courier,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The last pickups that the courier accepted, latest day first. */
  async latest(): Promise<PickupDocument[]> {
    return this.pickups
      .find({ number: { $ne: null } })
      .sort({ day: -1 })
      .limit(MOST_SHOWN)
      .lean<PickupDocument[]>()
  }

  /** The van of a day that the courier accepted; null when there is none. */
  async of(day: IstDay): Promise<PickupDocument | null> {
    return this.pickups.findOne({ day, number: { $ne: null } }).lean<PickupDocument>()
  }

  /** @throws InvalidInput (day, time), Conflict PICKUP_IN_PROGRESS, CourierRefused, CourierUnavailable */
  async ask(request: PickupRequest, by: string): Promise<AskedPickup> {
    this.demandTimeToCome(request)
    const { pickupLocation } = await this.settings.current()
    const mine = await this.intend(pickupLocation.name, request, by)
    if (mine.number !== null) return { pickup: mine, isNew: false }
    try {
      const { number } = await this.courier.requestPickup({ location: mine.location, ...request })
      const stored = await this.pickups
        .findOneAndUpdate(
          { _id: mine._id, token: mine.token },
          { $set: { number } },
          { returnDocument: 'after' },
        )
        .lean<PickupDocument>()
      return { pickup: stored ?? { ...mine, number }, isNew: true }
    } catch (error) {
      const ours = { _id: mine._id, token: mine.token, number: null }
      // Without an answer the intent stays: the next call asks again, and the courier answers a second
      // request with the first one's number.
      if (error instanceof CourierRefused) await this.pickups.deleteOne(ours)
      else await this.pickups.updateOne(ours, { $set: { leaseUntil: this.clock.now() } })
      throw error
    }
  }

  /** Stores this call's intent, or returns the earlier request. */
  private async intend(location: string, request: PickupRequest, by: string): Promise<PickupDocument> {
    const at = this.clock.now()
    const _id = `${location}|${request.day}`
    const lease = { token: randomUUID(), leaseUntil: new Date(at.getTime() + PICKUP_LEASE_MS) }
    const wish = { location, ...request, by, at, ...lease }
    try {
      await this.pickups.create({ _id, number: null, ...wish })
      return { _id, number: null, ...wish }
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    const abandoned = { _id, number: null, leaseUntil: { $lte: at } }
    const taken = await this.pickups
      .findOneAndUpdate(abandoned, { $set: wish }, { returnDocument: 'after' })
      .lean<PickupDocument>()
    const known = taken ?? (await this.pickups.findById(_id).lean<PickupDocument>())
    if (taken || (known && known.number !== null)) return (taken ?? known) as PickupDocument
    throw new Conflict('PICKUP_IN_PROGRESS', 'This pickup is being asked for. Please look again in a minute.')
  }

  private demandTimeToCome({ day, time }: PickupRequest): void {
    const now = this.clock.now()
    const today = istDay(now)
    if (day < today || day > addIstDays(today, MOST_DAYS_AHEAD))
      throw new InvalidInput('No van comes on that day.', {
        day: `From today to ${MOST_DAYS_AHEAD} days ahead.`,
      })
    if (new Date(`${day}T${time}:00+05:30`) <= now)
      throw new InvalidInput('That time is over.', { time: 'A time that is still to come.' })
  }
}
