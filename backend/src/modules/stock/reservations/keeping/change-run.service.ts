import { Injectable } from '@nestjs/common'
import mongoose from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { askedStatus } from '../domain/asked-status.js'
import { type Component, costed } from '../domain/component.js'
import { type OpenStatus, type ReservationStatus } from '../domain/reservation-status.js'
import { type StoredReservation } from '../reservations.queries.js'
import { componentsOf } from '../run-components.js'
import { OpenRuns } from './open-runs.service.js'
import { type Author, type RunChanges } from './run-draft.js'
import { RunPlans } from './run-plans.service.js'

/** A run that is not completed is changed: its batches follow, all or nothing (docs/domain.md#reservation). */
@Injectable()
export class ChangeRun {
  constructor(
    private readonly open: OpenRuns,
    private readonly plans: RunPlans,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id `reservationId` or `_id`
   * @param version what the editor started from; without one the last save wins
   * @throws NotFound, EditConflict, InvalidInput naming the field; Conflict RUN_COMPLETED, RESERVATION_INCOMPLETE,
   * INVALID_TRANSITION, INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async change(
    id: string,
    changes: RunChanges,
    version: number | undefined,
    author: Author,
  ): Promise<StoredReservation> {
    return this.transactions.run(async () => {
      const before = await this.open.read(id, version)
      const { bomId, quantityMilli, ...plan } = await this.plans.changed(before, changes)
      const { reservedBy = before.reservedBy, remarks = before.remarks } = changes
      const fields = { bomId: new mongoose.Types.ObjectId(bomId), quantityToProduceMilli: quantityMilli }
      return this.open.write(before, { ...plan, ...fields, reservedBy, remarks }, author)
    })
  }

  /** The status alone: Pending gives every batch back. @throws as `change` */
  async setStatus(
    id: string,
    status: ReservationStatus,
    version: number | undefined,
    author: Author,
  ): Promise<StoredReservation> {
    return this.transactions.run(async () => {
      const before = await this.open.read(id, version)
      const held = componentsOf(before)
      const components = status === 'Pending' ? held.map(withoutBatches) : held
      const reached = askedStatus(components, { status, capped: false })
      if (reached !== status) throw unreachable(status, reached)
      return this.open.write(before, { components, status: reached }, author)
    })
  }
}

function withoutBatches(component: Component): Component {
  return costed({ ...component, batches: [] })
}

function unreachable(asked: ReservationStatus, status: OpenStatus): Conflict {
  const sentence = `The status follows from the batches that are set aside: it is ${status}, not ${asked}.`
  return new Conflict('INVALID_TRANSITION', sentence, { status })
}
