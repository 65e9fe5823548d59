import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CatalogModule } from '../catalog/catalog.module.js'
import { CancelOrder } from './cancel-order.service.js'
import { Holds } from './holds.service.js'
import { Orders } from './orders.service.js'
import { OrderQueries } from './orders.queries.js'
import { PlaceOrder } from './place-order.service.js'
import { OrderDocument, OrderSchema } from './schemas/order.schema.js'
import { SettlePayment } from './settle-payment.service.js'

/** Cart, orders and their way to the customer's door. Others use `Orders`. */
@Module({
  imports: [CatalogModule, MongooseModule.forFeature([{ name: OrderDocument.name, schema: OrderSchema }])],
  providers: [Orders, OrderQueries, PlaceOrder, SettlePayment, Holds, CancelOrder],
  exports: [Orders],
})
export class OrdersModule {}
