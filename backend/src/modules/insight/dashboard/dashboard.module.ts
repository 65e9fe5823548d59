import { Module } from '@nestjs/common'
import { PaymentsModule } from '../../money/payments/payments.module.js'
import { PayoutsModule } from '../../money/payouts/payouts.module.js'
import { PurchasesModule } from '../../money/purchases/purchases.module.js'
import { ApprovalsModule } from '../../office/approvals/approvals.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ReviewsModule } from '../../sales/reviews/reviews.module.js'
import { SupportModule } from '../../sales/support/support.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { RecallsModule } from '../recalls/recalls.module.js'
import { DashboardController } from './http/dashboard.contract.controller.js'
import { MoneyWork, OpenWork, WordWork } from './open-work.service.js'

/** The cockpit. The module is above those whose open work it shows, and asks each of them. */
@Module({
  imports: [
    ApprovalsModule,
    CatalogModule,
    InventoryModule,
    MessagesModule,
    OrdersModule,
    PaymentsModule,
    PayoutsModule,
    PurchasesModule,
    RecallsModule,
    ReviewsModule,
    SettingsModule,
    SupportModule,
  ],
  controllers: [DashboardController],
  providers: [MoneyWork, OpenWork, WordWork],
})
export class DashboardModule {}
