import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { RESERVATION_STATUSES } from './domain/reservation-status.js'
import { type StoredReservation } from './reservations.queries.js'
import { ReservationDocument } from './schemas/reservation.schema.js'

const OPEN = RESERVATION_STATUSES.filter((status) => status !== 'Production Completed')
const MOST = 1000

/** Runs that are planned or reserved and not received. */
@Injectable()
export class RunsUnderWay {
  constructor(
    @InjectModel(ReservationDocument.name) private readonly reservations: Model<ReservationDocument>,
  ) {}

  /** The oldest first. */
  async all(): Promise<StoredReservation[]> {
    return this.reservations
      .find({ status: { $in: OPEN } })
      .sort({ reservedAt: 1, _id: 1 })
      .limit(MOST)
      .lean<ReservationDocument[]>()
  }
}
