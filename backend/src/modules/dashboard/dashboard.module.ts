import { Module } from '@nestjs/common'
import { CatalogModule } from '../catalog/catalog.module.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { PaymentsModule } from '../payments/payments.module.js'
import { PayoutsModule } from '../payouts/payouts.module.js'
import { RecallsModule } from '../recalls/recalls.module.js'
import { ReviewsModule } from '../reviews/reviews.module.js'
import { SettingsModule } from '../settings/settings.module.js'
import { SupportModule } from '../support/support.module.js'
import { DashboardController } from './http/dashboard.contract.controller.js'
import { MoneyWork } from './money-work.service.js'
import { OpenWork } from './open-work.service.js'

/** The cockpit: it is above the modules whose open work it shows, and asks each of them. */
@Module({
  imports: [
    CatalogModule,
    InventoryModule,
    OrdersModule,
    PaymentsModule,
    PayoutsModule,
    RecallsModule,
    ReviewsModule,
    SettingsModule,
    SupportModule,
  ],
  controllers: [DashboardController],
  providers: [MoneyWork, OpenWork],
})
export class DashboardModule {}
