import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { References } from '../../platform/references.js'
import { AuthModule } from '../auth/auth.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { CommittedQuantities } from '../inventory/committed-quantities.service.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { ShippingModule } from '../shipping/shipping.module.js'
import { Allocations } from './allocations.service.js'
import { ArchiveUnpaid } from './archive-unpaid.service.js'
import { AssignStock } from './assign-stock.service.js'
import { CancelOrder } from './cancel-order.service.js'
import { CancelledOrders } from './cancelled-orders.queries.js'
import { CartPersonalData } from './cart.personal-data.js'
import { CartView } from './cart-view.service.js'
import { Carts } from './carts.service.js'
import { ChangeCart } from './change-cart.service.js'
import { Checkout } from './checkout.service.js'
import { CreateShipment } from './create-shipment.service.js'
import { CustomerOrders } from './customer-orders.service.js'
import { DeliverOrder } from './deliver-order.service.js'
import { Holds } from './holds.service.js'
import { AdminOrdersController } from './http/orders.admin.controller.js'
import { CartController } from './http/cart.contract.controller.js'
import { DashboardController } from './http/dashboard.contract.controller.js'
import { FulfilmentController } from './http/fulfilment.contract.controller.js'
import { OrdersController } from './http/orders.contract.controller.js'
import { ScanController } from './http/scan.contract.controller.js'
import { ShipmentController } from './http/shipment.contract.controller.js'
import { ItemReviews } from './item-reviews.service.js'
import { PaperNumbers } from './paper-numbers.service.js'
import { OrderAnswers } from './order-answers.service.js'
import { OrderStore } from './order-store.service.js'
import { OrdersJob } from './orders.job.js'
import { OrdersPersonalData } from './orders.personal-data.js'
import { Orders } from './orders.service.js'
import { OrderQueries } from './orders.queries.js'
import { PlaceOrder } from './place-order.service.js'
import { CartDocument, CartSchema } from './schemas/cart.schema.js'
import { OrderDocument, OrderSchema } from './schemas/order.schema.js'
import { RefundOrder } from './refund-order.service.js'
import { Sales } from './sales.service.js'
import { SalesChangeDocument, SalesChangeSchema } from './schemas/sales-change.schema.js'
import { SettlePayment } from './settle-payment.service.js'
import { TrackShipments } from './track-shipments.service.js'

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
    DashboardController,
  ],
  providers: [
    Orders,
    Sales,
    OrderAnswers,
    ItemReviews,
    OrderQueries,
    OrderStore,
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
  exports: [Orders, Sales, OrderAnswers, ItemReviews, CustomerOrders, CancelledOrders, PaperNumbers],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly orders: Orders,
    private readonly committed: CommittedQuantities,
    private readonly queries: OrderQueries,
    private readonly carts: Carts,
    private readonly references: References,
  ) {}

  /** The stock check asks what orders hold, and the catalogue what they name, without knowing orders. */
  onModuleInit(): void {
    this.committed.register(() => this.orders.committedByProduct())
    this.references.register('product', ['order', 'orders'], (id) => this.queries.countWith(id))
    this.references.register('product', ['cart', 'carts'], (id) => this.carts.countWith(id))
  }
}
