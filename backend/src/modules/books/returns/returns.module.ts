import { Module } from '@nestjs/common'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { HsnController } from './http/hsn.admin.controller.js'
import { Returns } from './returns.service.js'

/** The returns of GST, from the papers that were issued. */
@Module({
  imports: [OrdersModule, SettingsModule],
  controllers: [HsnController],
  providers: [Returns],
  exports: [Returns],
})
export class ReturnsModule {}
