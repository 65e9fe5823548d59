import { Injectable } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { Jobs } from '../../platform/jobs/jobs.service.js'
import { Reconciler } from './reconcile.service.js'

const EVERY_MS = 60_000
/** Longer than the slowest round, so that a second process never runs beside it. */
const LEASE_MS = 10 * 60_000

/** Every minute, in one process at a time. */
@Injectable()
export class PaymentsJob {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconciler: Reconciler,
  ) {}

  @Interval('payments.reconcile', EVERY_MS)
  async reconcile(): Promise<void> {
    await this.jobs.run('payments.reconcile', LEASE_MS, async () => ({ ...(await this.reconciler.round()) }))
  }
}
