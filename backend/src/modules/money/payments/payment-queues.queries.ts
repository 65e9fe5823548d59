import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { PaymentCases } from './cases/payment-cases.service.js'
import { FOLLOWED_REFUND } from './domain/guards.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { RefundDocument } from './schemas/refund.schema.js'

/** The lengths of the queues of the payments module. */
@Injectable()
export class PaymentQueues {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly cases: PaymentCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Number of attempts that the reconciler has to read now, of unfinished refunds, and of cases for staff.
   */
  async lengths(): Promise<Record<'payments_to_read' | 'refunds' | 'payment_cases', number>> {
    const due = { nextCheckAt: { $ne: null, $lte: this.clock.now() } }
    const [payments_to_read, refunds, payment_cases] = await Promise.all([
      this.attempts.countDocuments(due),
      this.refunds.countDocuments(FOLLOWED_REFUND.filter),
      this.cases.openCount(),
    ])
    return { payments_to_read, refunds, payment_cases }
  }
}
