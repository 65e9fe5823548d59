import { Module } from '@nestjs/common'
import { PaymentsModule } from '../../money/payments/payments.module.js'
import { PayoutsModule } from '../../money/payouts/payouts.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ReviewsModule } from '../../sales/reviews/reviews.module.js'
import { SupportModule } from '../../sales/support/support.module.js'
import { MetricsController } from './http/metrics.admin.controller.js'
import { ShopMetrics } from './shop-metrics.service.js'
import { Watch } from './watch.service.js'

/** What a monitor may read of the running shop. It is above the modules that it counts in, and asks each of them. */
@Module({
  imports: [MessagesModule, OrdersModule, PaymentsModule, PayoutsModule, ReviewsModule, SupportModule],
  controllers: [MetricsController],
  providers: [ShopMetrics, Watch],
})
export class MonitoringModule {}
