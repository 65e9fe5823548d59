import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Courier } from './courier.js'
import { CourierCache } from './courier-cache.service.js'
import { DEFAULT_TIMEOUTS, DELHIVERY_TIMEOUTS, DelhiveryClient } from './delhivery/delhivery.client.js'
import { DelhiveryCourier } from './delhivery/delhivery.courier.js'
import { DeliveryQuotes } from './delivery-quotes.service.js'
import { ChargesController } from './http/charges.contract.controller.js'
import { PickupsController } from './pickups/http/pickups.admin.controller.js'
import { Pickups } from './pickups/pickups.service.js'
import { PickupDocument, PickupSchema } from './pickups/schemas/pickup.schema.js'
import { CourierCacheDocument, CourierCacheSchema } from './schemas/courier-cache.schema.js'

/** The delivery charge, and the courier that delivers. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CourierCacheDocument.name, schema: CourierCacheSchema },
      { name: PickupDocument.name, schema: PickupSchema },
    ]),
  ],
  controllers: [ChargesController, PickupsController],
  providers: [
    CourierCache,
    DeliveryQuotes,
    Pickups,
    DelhiveryClient,
    { provide: DELHIVERY_TIMEOUTS, useValue: DEFAULT_TIMEOUTS },
    { provide: Courier, useClass: DelhiveryCourier },
  ],
  exports: [DeliveryQuotes, Courier, Pickups],
})
export class ShippingModule {}
