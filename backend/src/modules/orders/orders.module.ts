import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../auth/auth.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { CommittedQuantities } from '../inventory/committed-quantities.service.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { ShippingModule } from '../shipping/shipping.module.js'
import { Allocations } from './allocations.service.js'
import { CancelOrder } from './cancel-order.service.js'
import { CartView } from './cart-view.service.js'
import { Carts } from './carts.service.js'
import { ChangeCart } from './change-cart.service.js'
import { Checkout } from './checkout.service.js'
import { Holds } from './holds.service.js'
import { OrderAnswers } from './order-answers.service.js'
import { OrderStore } from './order-store.service.js'
import { Orders } from './orders.service.js'
import { OrderQueries } from './orders.queries.js'
import { PlaceOrder } from './place-order.service.js'
import { CartDocument, CartSchema } from './schemas/cart.schema.js'
import { OrderDocument, OrderSchema } from './schemas/order.schema.js'
import { SettlePayment } from './settle-payment.service.js'

/** Cart, orders and their way to the customer's door. Others use `Orders`, and `OrderAnswers` to answer with one. */
@Module({
  imports: [
    AuthModule,
    CatalogModule,
    InventoryModule,
    ShippingModule,
    MongooseModule.forFeature([
      { name: CartDocument.name, schema: CartSchema },
      { name: OrderDocument.name, schema: OrderSchema },
    ]),
  ],
  providers: [
    Orders,
    OrderAnswers,
    OrderQueries,
    OrderStore,
    Carts,
    CartView,
    ChangeCart,
    Checkout,
    PlaceOrder,
    Holds,
    SettlePayment,
    Allocations,
    CancelOrder,
  ],
  exports: [Orders, OrderAnswers],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly orders: Orders,
    private readonly committed: CommittedQuantities,
  ) {}

  /** The stock check asks what orders hold, without knowing orders. */
  onModuleInit(): void {
    this.committed.register(async () => {
      const held = await this.orders.committedByProduct()
      return new Map(held.map(({ productId, quantityMilli }) => [String(productId), quantityMilli]))
    })
  }
}
