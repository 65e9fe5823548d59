import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { OpenWork } from '../../platform/open-work.js'
import { AuthModule } from '../auth/auth.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { Attempts } from './attempts.service.js'
import { CashfreeClient } from './cashfree/cashfree.client.js'
import { CashfreeProvider } from './cashfree/cashfree.provider.js'
import { PlaceForPayment } from './place-for-payment.service.js'
import { CashfreeController } from './http/cashfree.contract.controller.js'
import { CheckoutController } from './http/checkout.contract.controller.js'
import { AdminRefundsController } from './http/refunds.admin.controller.js'
import { RefundsController } from './http/refunds.contract.controller.js'
import { AdminPaymentReviewsController } from './http/payment-reviews.admin.controller.js'
import { PaymentReviewActions } from './payment-review-actions.service.js'
import { PaymentReviewQueries } from './payment-reviews.queries.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { PaymentsJob } from './payments.job.js'
import { PaymentsPersonalData } from './payments.personal-data.js'
import { ProviderReading } from './provider-reading.service.js'
import { PaymentProvider } from './provider/payment-provider.js'
import { Reconciler } from './reconcile.service.js'
import { FollowRefunds } from './follow-refunds.service.js'
import { OrderRefundQueries } from './order-refunds.queries.js'
import { OrderRefunds } from './order-refunds.service.js'
import { RefundOutcome } from './refund-outcome.service.js'
import { Refunds } from './refunds.service.js'
import { ReportPayment } from './report-payment.service.js'
import { ResolveReviews } from './resolve-reviews.service.js'
import { AttemptDocument, AttemptSchema } from './schemas/attempt.schema.js'
import { PaymentEventDocument, PaymentEventSchema } from './schemas/payment-event.schema.js'
import { PaymentReviewDocument, PaymentReviewSchema } from './schemas/payment-review.schema.js'
import { PaymentDocument, PaymentSchema } from './schemas/payment.schema.js'
import { RefundDocument, RefundSchema } from './schemas/refund.schema.js'
import { PaymentSessions } from './sessions.service.js'
import { Settlement } from './settlement.service.js'
import { EventLog } from './webhook/event-log.service.js'
import { OnPaymentEvent } from './webhook/payment-event.service.js'
import { OnRefundEvent } from './webhook/refund-event.service.js'
import { Webhook } from './webhook/webhook.service.js'

/** Checkout, payment sessions, the provider's events, refunds and what a person has to look at. */
@Module({
  imports: [
    AuthModule,
    OrdersModule,
    MongooseModule.forFeature([
      { name: AttemptDocument.name, schema: AttemptSchema },
      { name: PaymentDocument.name, schema: PaymentSchema },
      { name: PaymentEventDocument.name, schema: PaymentEventSchema },
      { name: PaymentReviewDocument.name, schema: PaymentReviewSchema },
      { name: RefundDocument.name, schema: RefundSchema },
    ]),
  ],
  controllers: [
    CheckoutController,
    CashfreeController,
    AdminPaymentReviewsController,
    RefundsController,
    AdminRefundsController,
  ],
  providers: [
    { provide: PaymentProvider, useClass: CashfreeProvider },
    CashfreeClient,
    Attempts,
    PlaceForPayment,
    PaymentSessions,
    ProviderReading,
    Settlement,
    ReportPayment,
    PaymentReviews,
    PaymentReviewQueries,
    PaymentReviewActions,
    ResolveReviews,
    Refunds,
    FollowRefunds,
    RefundOutcome,
    OrderRefunds,
    OrderRefundQueries,
    EventLog,
    OnPaymentEvent,
    OnRefundEvent,
    Webhook,
    Reconciler,
    PaymentsJob,
    PaymentsPersonalData,
  ],
})
export class PaymentsModule implements OnModuleInit {
  constructor(
    private readonly openWork: OpenWork,
    private readonly reviews: PaymentReviews,
  ) {}

  /** The cockpit counts what waits here, without knowing payments. */
  onModuleInit(): void {
    this.openWork.register('paymentsToLookAt', () => this.reviews.openCount())
  }
}
