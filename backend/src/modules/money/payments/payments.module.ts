import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { Attempts } from './attempts/attempts.service.js'
import { FirstReading } from './attempts/first-reading.service.js'
import { CheckoutController } from './attempts/http/checkout.contract.controller.js'
import { PaymentBooking } from './attempts/payment-booking.service.js'
import { PaymentSessions } from './attempts/payment-sessions.service.js'
import { ProviderReading } from './attempts/provider-reading.service.js'
import { ReportPayment } from './attempts/report-payment.service.js'
import { SessionOpening } from './attempts/session-opening.service.js'
import { Settlement } from './attempts/settlement.service.js'
import { PaymentCases } from './cases/payment-cases.service.js'
import { CashfreeClient } from './cashfree/cashfree.client.js'
import { CashfreeProvider } from './cashfree/cashfree.provider.js'
import { DecideCase } from './decisions/decide-case.service.js'
import { AdminPaymentCasesController } from './decisions/http/payment-cases.admin.controller.js'
import { PaymentCaseQueries } from './decisions/payment-cases.queries.js'
import { ResolveCases } from './decisions/resolve-cases.service.js'
import { MoneyBooks } from './money-books.queries.js'
import { PaidOutMoney } from './paid-out-money.service.js'
import { PaymentQueues } from './payment-queues.queries.js'
import { PaymentsJob } from './payments.job.js'
import { MoneyOfOrders, PaymentsPersonalData } from './payments.personal-data.js'
import { PaymentProvider } from './provider/payment-provider.js'
import { Reconciler } from './reconcile.service.js'
import { CashDesk } from './refunds/cash-desk.service.js'
import { Credits } from './refunds/credits.service.js'
import { FollowRefunds, RefundOutcome } from './refunds/follow-refunds.service.js'
import { GiveRefund } from './refunds/give-refund.service.js'
import { CreditsController } from './refunds/http/credits.admin.controller.js'
import { RefundWatchController } from './refunds/http/refund-watch.admin.controller.js'
import { AdminRefundsController } from './refunds/http/refunds.admin.controller.js'
import { RefundsController } from './refunds/http/refunds.contract.controller.js'
import { JarRefunds } from './refunds/jar-refunds.service.js'
import { OrderRefundQueries } from './refunds/order-refunds.queries.js'
import { OrderRefunds } from './refunds/order-refunds.service.js'
import { RefundStatement } from './refunds/refund-statement.queries.js'
import { RefundWatch } from './refunds/refund-watch.queries.js'
import { Refunds } from './refunds/refunds.service.js'
import { AttemptDocument, AttemptSchema } from './schemas/attempt.schema.js'
import { PaymentDocument, PaymentSchema } from './schemas/payment.schema.js'
import { PaymentCaseDocument, PaymentCaseSchema } from './schemas/payment-case.schema.js'
import { PaymentEventDocument, PaymentEventSchema } from './schemas/payment-event.schema.js'
import { RefundDocument, RefundSchema } from './schemas/refund.schema.js'
import { CashfreeController } from './webhook/http/cashfree.contract.controller.js'
import { EventLog, OnPaymentEvent, OnRefundEvent, Webhook } from './webhook/webhook.service.js'

/** Checkout, payment sessions, the provider's events, refunds and payments that a person has to look at. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    ClosedMonthsModule,
    MessagesModule,
    OrdersModule,
    MongooseModule.forFeature([
      { name: AttemptDocument.name, schema: AttemptSchema },
      { name: PaymentDocument.name, schema: PaymentSchema },
      { name: PaymentEventDocument.name, schema: PaymentEventSchema },
      { name: PaymentCaseDocument.name, schema: PaymentCaseSchema },
      { name: RefundDocument.name, schema: RefundSchema },
    ]),
  ],
  controllers: [
    CheckoutController,
    CashfreeController,
    AdminPaymentCasesController,
    RefundsController,
    AdminRefundsController,
    CreditsController,
    RefundWatchController,
  ],
  providers: [
    { provide: PaymentProvider, useClass: CashfreeProvider },
    CashfreeClient,
    Attempts,
    PaymentSessions,
    SessionOpening,
    ProviderReading,
    FirstReading,
    PaymentBooking,
    Settlement,
    ReportPayment,
    PaymentCases,
    PaymentCaseQueries,
    DecideCase,
    ResolveCases,
    Refunds,
    FollowRefunds,
    RefundOutcome,
    GiveRefund,
    JarRefunds,
    Credits,
    CashDesk,
    OrderRefunds,
    OrderRefundQueries,
    RefundWatch,
    RefundStatement,
    EventLog,
    OnPaymentEvent,
    OnRefundEvent,
    Webhook,
    Reconciler,
    PaidOutMoney,
    PaymentQueues,
    PaymentsJob,
    MoneyBooks,
    MoneyOfOrders,
    PaymentsPersonalData,
  ],
  exports: [
    CashDesk,
    Credits,
    JarRefunds,
    MoneyBooks,
    OrderRefunds,
    PaidOutMoney,
    PaymentCases,
    PaymentQueues,
    RefundWatch,
  ],
})
export class PaymentsModule {}
