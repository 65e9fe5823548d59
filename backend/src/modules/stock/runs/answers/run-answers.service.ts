import { Injectable } from '@nestjs/common'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { type ReservationAnswer, toReservationAnswer } from './reservation.answer.js'

/** Runs in their wire form, with what they refer to. */
@Injectable()
export class RunAnswers {
  constructor(private readonly runs: RunQueries) {}

  async one(run: StoredRun): Promise<ReservationAnswer> {
    return toReservationAnswer(run, await this.runs.referencesOf([run]))
  }

  async all(runs: readonly StoredRun[]): Promise<ReservationAnswer[]> {
    const references = await this.runs.referencesOf(runs)
    return runs.map((run) => toReservationAnswer(run, references))
  }
}
