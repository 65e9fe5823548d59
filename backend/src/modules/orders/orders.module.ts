import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../auth/auth.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { CommittedQuantities } from '../inventory/committed-quantities.service.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { ShippingModule } from '../shipping/shipping.module.js'
import { ItemReviews } from './answers/item-reviews.service.js'
import { OrderAnswers } from './answers/order-answers.service.js'
import { CartPersonalData } from './cart/cart.personal-data.js'
import { CartView } from './cart/cart-view.service.js'
import { Carts } from './cart/carts.service.js'
import { ChangeCart } from './cart/change-cart.service.js'
import { CartController } from './cart/http/cart.contract.controller.js'
import { CartDocument, CartSchema } from './cart/schemas/cart.schema.js'
import { Allocations } from './fulfilment/allocations.service.js'
import { AssignStock } from './fulfilment/assign-stock.service.js'
import { CreateShipment } from './fulfilment/create-shipment.service.js'
import { DeliverOrder } from './fulfilment/deliver-order.service.js'
import { FulfilmentController } from './fulfilment/http/fulfilment.contract.controller.js'
import { ScanController } from './fulfilment/http/scan.contract.controller.js'
import { ShipmentController } from './fulfilment/http/shipment.contract.controller.js'
import { TrackShipments } from './fulfilment/track-shipments.service.js'
import { AdminOrdersController } from './http/orders.admin.controller.js'
import { OrdersController } from './http/orders.contract.controller.js'
import { CancelOrder } from './money/cancel-order.service.js'
import { CancelledOrders } from './money/cancelled-orders.queries.js'
import { PaperNumbers } from './money/paper-numbers.service.js'
import { RefundOrder } from './money/refund-order.service.js'
import { Sales } from './money/sales.service.js'
import { SettlePayment } from './money/settle-payment.service.js'
import { OrdersJob } from './orders.job.js'
import { OrdersPersonalData } from './orders.personal-data.js'
import { ArchiveUnpaid } from './placing/archive-unpaid.service.js'
import { Checkout } from './placing/checkout.service.js'
import { Holds } from './placing/holds.service.js'
import { PlaceOrder } from './placing/place-order.service.js'
import { OrderDocument, OrderSchema } from './schemas/order.schema.js'
import { SalesChangeDocument, SalesChangeSchema } from './schemas/sales-change.schema.js'
import { CustomerOrders } from './store/customer-orders.service.js'
import { OrderIssue } from './store/order-issue.service.js'
import { OrderStore } from './store/order-store.service.js'
import { OrderQueries } from './store/orders.queries.js'

/** Cart, orders and their way to the customer's door. Others use the exported use cases. */
@Module({
  imports: [
    AuthModule,
    CatalogModule,
    InventoryModule,
    ShippingModule,
    MongooseModule.forFeature([
      { name: CartDocument.name, schema: CartSchema },
      { name: OrderDocument.name, schema: OrderSchema },
      { name: SalesChangeDocument.name, schema: SalesChangeSchema },
    ]),
  ],
  controllers: [
    CartController,
    FulfilmentController,
    OrdersController,
    AdminOrdersController,
    ShipmentController,
    ScanController,
  ],
  providers: [
    Sales,
    OrderAnswers,
    ItemReviews,
    OrderQueries,
    OrderStore,
    OrderIssue,
    Carts,
    CartView,
    ChangeCart,
    Checkout,
    PlaceOrder,
    Holds,
    SettlePayment,
    RefundOrder,
    Allocations,
    CancelOrder,
    AssignStock,
    CreateShipment,
    DeliverOrder,
    TrackShipments,
    OrdersJob,
    ArchiveUnpaid,
    CustomerOrders,
    CancelledOrders,
    PaperNumbers,
    OrdersPersonalData,
    CartPersonalData,
  ],
  exports: [
    PlaceOrder,
    Holds,
    SettlePayment,
    RefundOrder,
    OrderIssue,
    Sales,
    OrderAnswers,
    ItemReviews,
    OrderQueries,
    CustomerOrders,
    CancelledOrders,
    PaperNumbers,
  ],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly committed: CommittedQuantities,
    private readonly queries: OrderQueries,
    private readonly carts: Carts,
    private readonly references: ProductReferences,
  ) {}

  /** The stock check asks what orders hold, and the catalogue what they name, without knowing orders. */
  onModuleInit(): void {
    this.committed.register('orders', () => this.queries.committedByProduct())
    this.references.register('orders', { one: 'order', count: (id) => this.queries.countWith(id) })
    this.references.register('carts', { one: 'cart', count: (id) => this.carts.countWith(id) })
  }
}
