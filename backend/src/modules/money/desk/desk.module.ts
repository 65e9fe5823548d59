import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ApprovalsModule } from '../../office/approvals/approvals.module.js'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { PaymentsModule } from '../payments/payments.module.js'
import { CashDesk } from '../payments/refunds/cash-desk.service.js'
import { CollectPayment } from './collect-payment.service.js'
import { Drawers } from './drawer/drawers.service.js'
import { DrawersController } from './drawer/http/drawers.admin.controller.js'
import { CashMoveDocument, CashMoveSchema } from './drawer/schemas/cash-move.schema.js'
import { DrawerDocument, DrawerSchema } from './drawer/schemas/drawer.schema.js'
import { DeskController } from './http/desk.admin.controller.js'
import { DeskAnswers } from './http/desk-answers.service.js'
import { DeskCustomers } from './http/desk-customers.service.js'
import { DeskMoneyController } from './http/desk-money.admin.controller.js'
import { Receipts } from './receipts.service.js'
import { ReceiptDocument, ReceiptSchema } from './schemas/receipt.schema.js'
import { TakeOrder } from './take-order.service.js'

/** Orders that staff take by phone, WhatsApp or at the counter, their payment, and the cash drawer. */
@Module({
  imports: [
    AuditModule,
    ApprovalsModule,
    AuthModule,
    ClosedMonthsModule,
    OrdersModule,
    PaymentsModule,
    MongooseModule.forFeature([
      { name: ReceiptDocument.name, schema: ReceiptSchema },
      { name: DrawerDocument.name, schema: DrawerSchema },
      { name: CashMoveDocument.name, schema: CashMoveSchema },
    ]),
  ],
  controllers: [DeskController, DeskMoneyController, DrawersController],
  providers: [TakeOrder, CollectPayment, Receipts, Drawers, DeskAnswers, DeskCustomers],
  exports: [Drawers, Receipts],
})
export class DeskModule implements OnModuleInit {
  constructor(
    private readonly cash: CashDesk,
    private readonly drawers: Drawers,
  ) {}

  /** Registers the drawer, so that refunds can pay cash without knowing this module. */
  onModuleInit(): void {
    this.cash.register('drawer', async (given) => {
      await this.drawers.book({ kind: 'refund', reason: '', ...given })
    })
  }
}
