import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AskingLimits } from './asking-limits.service.js'
import { Courier } from './courier.js'
import { CourierCache } from './courier-cache.service.js'
import { DEFAULT_TIMEOUTS, DELHIVERY_TIMEOUTS, DelhiveryClient } from './delhivery/delhivery.client.js'
import { DelhiveryCourier } from './delhivery/delhivery.courier.js'
import { DeliveryQuotes } from './delivery-quotes.service.js'
import { ChargesController } from './http/charges.contract.controller.js'
import { CourierCacheDocument, CourierCacheSchema } from './schemas/courier-cache.schema.js'

/** What delivery costs, and the courier that does it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: CourierCacheDocument.name, schema: CourierCacheSchema }])],
  controllers: [ChargesController],
  providers: [
    AskingLimits,
    CourierCache,
    DeliveryQuotes,
    DelhiveryClient,
    { provide: DELHIVERY_TIMEOUTS, useValue: DEFAULT_TIMEOUTS },
    { provide: Courier, useClass: DelhiveryCourier },
  ],
  exports: [DeliveryQuotes, Courier],
})
export class ShippingModule {}
