import { Injectable } from '@nestjs/common'
import { ReservationQueries, type StoredReservation } from '../reservations.queries.js'
import { type ReservationAnswer, toReservationAnswer } from './reservation.answer.js'

/** Runs in their wire form, with what they refer to. */
@Injectable()
export class RunAnswers {
  constructor(private readonly reservations: ReservationQueries) {}

  async one(run: StoredReservation): Promise<ReservationAnswer> {
    return toReservationAnswer(run, await this.reservations.referencesOf([run]))
  }

  async all(runs: readonly StoredReservation[]): Promise<ReservationAnswer[]> {
    const references = await this.reservations.referencesOf(runs)
    return runs.map((run) => toReservationAnswer(run, references))
  }
}
