import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { PaymentsModule } from '../payments/payments.module.js'
import { PayoutsController } from './http/payouts.admin.controller.js'
import { SettlementLinesController } from './http/settlement-lines.admin.controller.js'
import { SettlementsController } from './http/settlements.admin.controller.js'
import { ImportReport } from './import-report.service.js'
import { PayoutQueries } from './payouts.queries.js'
import { ReportMatching } from './report-matching.service.js'
import { SettlementDocument, SettlementSchema } from './schemas/settlement.schema.js'
import { SettlementLineDocument, SettlementLineSchema } from './schemas/settlement-line.schema.js'
import { SettleByHand } from './settle-by-hand.service.js'
import { SettledMoney } from './settled-money.service.js'
import { SettlementBooks } from './settlement-books.service.js'

/** The payment provider's payouts, matched with payments and refunds. */
@Module({
  imports: [
    AuditModule,
    ClosedMonthsModule,
    OrdersModule,
    PaymentsModule,
    SettingsModule,
    MongooseModule.forFeature([
      { name: SettlementDocument.name, schema: SettlementSchema },
      { name: SettlementLineDocument.name, schema: SettlementLineSchema },
    ]),
  ],
  controllers: [PayoutsController, SettlementsController, SettlementLinesController],
  providers: [ImportReport, PayoutQueries, ReportMatching, SettleByHand, SettledMoney, SettlementBooks],
  exports: [PayoutQueries],
})
export class PayoutsModule {}
