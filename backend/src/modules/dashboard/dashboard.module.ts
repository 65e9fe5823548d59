import { Module } from '@nestjs/common'
import { CatalogModule } from '../catalog/catalog.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { PaymentsModule } from '../payments/payments.module.js'
import { ReviewsModule } from '../reviews/reviews.module.js'
import { SupportModule } from '../support/support.module.js'
import { DashboardController } from './http/dashboard.contract.controller.js'
import { OpenWork } from './open-work.service.js'

/** The cockpit: it stands above the modules whose open work it shows, and asks each of them. */
@Module({
  imports: [CatalogModule, OrdersModule, PaymentsModule, ReviewsModule, SupportModule],
  controllers: [DashboardController],
  providers: [OpenWork],
})
export class DashboardModule {}
