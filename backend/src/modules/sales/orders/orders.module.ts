import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { LiveFacts } from '../../../platform/live/live-facts.service.js'
import { ApprovalsModule } from '../../office/approvals/approvals.module.js'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { ProductReferences } from '../../stock/catalog/product-references.service.js'
import { CommittedQuantities } from '../../stock/inventory/checking/committed-quantities.service.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { BatchUses } from '../../stock/inventory/upkeep/batch-uses.service.js'
import { ShippingModule } from '../shipping/shipping.module.js'
import { BoundedInspections } from './aftercare/bounded-inspections.service.js'
import { BoundedReships } from './aftercare/bounded-reships.service.js'
import { CareWrites } from './aftercare/care-writes.service.js'
import { CourierWorkQueries } from './aftercare/courier-work.queries.js'
import { CareStepsController } from './aftercare/http/care-steps.admin.controller.js'
import {
  CourierClaimsController,
  CourierWorkController,
} from './aftercare/http/courier-work.admin.controller.js'
import { CourierWorkDetails } from './aftercare/http/courier-work-details.service.js'
import { InspectJars } from './aftercare/inspect-jars.service.js'
import { Reminders } from './aftercare/reminders.service.js'
import { SettleParcel } from './aftercare/settle-parcel.service.js'
import { DaysOfClaims, WatchParcel } from './aftercare/watch-parcel.service.js'
import { OrderAgainController } from './again/http/order-again.controller.js'
import { OrderAgain } from './again/order-again.service.js'
import { IssueNews } from './answers/issue-news.service.js'
import { ItemReviews } from './answers/item-reviews.service.js'
import { OrderAnswers } from './answers/order-answers.service.js'
import { CartPersonalData } from './cart/cart.personal-data.js'
import { CartView } from './cart/cart-view.service.js'
import { Carts } from './cart/carts.service.js'
import { ChangeCart } from './cart/change-cart.service.js'
import { DeliveryOffers } from './cart/delivery-offers.service.js'
import { CartController } from './cart/http/cart.contract.controller.js'
import { DeliveryOfferController } from './cart/http/delivery-offer.public.controller.js'
import { CartDocument, CartSchema } from './cart/schemas/cart.schema.js'
import { BoundedReplacements } from './desk/bounded-replacements.service.js'
import { PlaceByStaff } from './desk/place-by-staff.service.js'
import { ReplaceOrder } from './desk/replace-order.service.js'
import { StaffBaskets } from './desk/staff-baskets.service.js'
import { Allocations } from './fulfilment/allocations.service.js'
import { AssignByFefo } from './fulfilment/assign-by-fefo.service.js'
import { AssignStock } from './fulfilment/assign-stock.service.js'
import { BookParcel } from './fulfilment/book-parcel.service.js'
import { BookedParcels } from './fulfilment/booked-parcels.queries.js'
import { CancelBooking } from './fulfilment/cancel-booking.service.js'
import { CompleteOrder } from './fulfilment/complete-order.service.js'
import { CorrectAddress } from './fulfilment/correct-address.service.js'
import { CourierLeases } from './fulfilment/courier-leases.service.js'
import { CreateShipment } from './fulfilment/create-shipment.service.js'
import { FulfilmentController } from './fulfilment/http/fulfilment.contract.controller.js'
import { PackingBenchController } from './fulfilment/http/packing-bench.admin.controller.js'
import { ParcelPageController } from './fulfilment/http/parcel-page.public.controller.js'
import { ScanController } from './fulfilment/http/scan.contract.controller.js'
import { ShipmentController } from './fulfilment/http/shipment.contract.controller.js'
import { ShippingDeskController } from './fulfilment/http/shipping-desk.admin.controller.js'
import { WeighParcelController } from './fulfilment/http/weigh-parcel.admin.controller.js'
import { PackJars } from './fulfilment/pack-jars.service.js'
import { ParcelLabels } from './fulfilment/parcel-labels.service.js'
import { ShipmentPlans } from './fulfilment/shipment-plans.service.js'
import { TrackShipments } from './fulfilment/track-shipments.service.js'
import { WeighParcel } from './fulfilment/weigh-parcel.service.js'
import { AdminOrdersController } from './http/orders.admin.controller.js'
import { OrdersController } from './http/orders.contract.controller.js'
import { CancelByStaff } from './money/cancel-by-staff.service.js'
import { CancelOrder } from './money/cancel-order.service.js'
import { CancelOrderController } from './money/http/cancel.admin.controller.js'
import { IssuedPapers } from './money/issued-papers.queries.js'
import { OrderCourierBills } from './money/order-courier-bills.service.js'
import { OrderCredits } from './money/order-credits.service.js'
import { OrderPayouts } from './money/order-payouts.service.js'
import { PaperNumbers } from './money/paper-numbers.service.js'
import { RefundJars } from './money/refund-jars.service.js'
import { RefundOrder } from './money/refund-order.service.js'
import { Sales } from './money/sales.service.js'
import { SettlePayment } from './money/settle-payment.service.js'
import { TakeBack } from './money/take-back.service.js'
import { OrdersJob } from './orders.job.js'
import { OrdersPersonalData } from './orders.personal-data.js'
import { ArchiveUnpaid } from './placing/archive-unpaid.service.js'
import { Checkout } from './placing/checkout.service.js'
import { DeskHolds } from './placing/desk-holds.service.js'
import { HeldForPaying } from './placing/held-for-paying.service.js'
import { Holds } from './placing/holds.service.js'
import { NewOrders } from './placing/new-orders.service.js'
import { PlaceOrder } from './placing/place-order.service.js'
import { PlacedBefore } from './placing/placed-before.service.js'
import { CustomerChangeDocument, CustomerChangeSchema } from './schemas/customer-change.schema.js'
import { OrderDocument, OrderSchema } from './schemas/order.schema.js'
import { SalesChangeDocument, SalesChangeSchema } from './schemas/sales-change.schema.js'
import { Baskets } from './store/baskets.queries.js'
import { CustomerOrders } from './store/customer-orders.service.js'
import { OrderExport } from './store/order-export.service.js'
import { OrderIssue } from './store/order-issue.service.js'
import { OrderNews } from './store/order-news.service.js'
import { OrderStore } from './store/order-store.service.js'
import { OrderQueries } from './store/orders.queries.js'
import { UnpaidHolds } from './store/unpaid-holds.queries.js'

/** Most orders that a refusal names. */
const MOST_ORDERS_NAMED = 20

/** Cart, orders and their delivery. Other modules use the exported use cases. */
@Module({
  imports: [
    ApprovalsModule,
    AuditModule,
    AuthModule,
    CatalogModule,
    InventoryModule,
    MediaModule,
    MessagesModule,
    ShippingModule,
    MongooseModule.forFeature([
      { name: CartDocument.name, schema: CartSchema },
      { name: CustomerChangeDocument.name, schema: CustomerChangeSchema },
      { name: OrderDocument.name, schema: OrderSchema },
      { name: SalesChangeDocument.name, schema: SalesChangeSchema },
    ]),
  ],
  controllers: [
    CartController,
    DeliveryOfferController,
    FulfilmentController,
    PackingBenchController,
    OrdersController,
    OrderAgainController,
    AdminOrdersController,
    ShipmentController,
    ShippingDeskController,
    WeighParcelController,
    ScanController,
    ParcelPageController,
    CancelOrderController,
    CourierWorkController,
    CourierClaimsController,
    CareStepsController,
  ],
  providers: [
    Baskets,
    BoundedInspections,
    BoundedReships,
    BoundedReplacements,
    CustomerOrders,
    Sales,
    IssuedPapers,
    OrderAnswers,
    IssueNews,
    ItemReviews,
    OrderQueries,
    OrderStore,
    OrderNews,
    OrderExport,
    OrderIssue,
    Carts,
    CartView,
    ChangeCart,
    DeliveryOffers,
    OrderAgain,
    Checkout,
    NewOrders,
    StaffBaskets,
    PlaceByStaff,
    ReplaceOrder,
    CompleteOrder,
    PlaceOrder,
    PlacedBefore,
    Holds,
    DeskHolds,
    HeldForPaying,
    UnpaidHolds,
    SettlePayment,
    RefundOrder,
    RefundJars,
    Allocations,
    TakeBack,
    CancelOrder,
    CancelByStaff,
    OrderCourierBills,
    OrderCredits,
    OrderPayouts,
    AssignStock,
    BookedParcels,
    BookParcel,
    WeighParcel,
    CorrectAddress,
    ParcelLabels,
    ShipmentPlans,
    CancelBooking,
    CourierLeases,
    AssignByFefo,
    PackJars,
    CreateShipment,
    TrackShipments,
    CareWrites,
    InspectJars,
    SettleParcel,
    WatchParcel,
    DaysOfClaims,
    CourierWorkQueries,
    CourierWorkDetails,
    OrdersJob,
    ArchiveUnpaid,
    Reminders,
    PaperNumbers,
    OrdersPersonalData,
    CartPersonalData,
  ],
  exports: [
    Baskets,
    AssignByFefo,
    PlaceOrder,
    PlaceByStaff,
    ReplaceOrder,
    CompleteOrder,
    Holds,
    HeldForPaying,
    UnpaidHolds,
    SettlePayment,
    RefundOrder,
    RefundJars,
    OrderCourierBills,
    OrderCredits,
    OrderPayouts,
    TakeBack,
    OrderIssue,
    CustomerOrders,
    OrderNews,
    Sales,
    IssuedPapers,
    OrderAnswers,
    IssueNews,
    ItemReviews,
    OrderQueries,
    BookedParcels,
    CourierWorkQueries,
    DaysOfClaims,
    PaperNumbers,
  ],
})
export class OrdersModule implements OnModuleInit {
  constructor(
    private readonly committed: CommittedQuantities,
    private readonly queries: OrderQueries,
    private readonly carts: Carts,
    private readonly references: ProductReferences,
    private readonly batchUses: BatchUses,
    private readonly live: LiveFacts,
  ) {}

  /**
   * Registers what orders hold for the stock check, and which products they name for the catalogue;
   * neither knows orders.
   */
  onModuleInit(): void {
    this.committed.register('orders', () => this.queries.committedByProduct())
    this.references.register('orders', { one: 'order', count: (id) => this.queries.countWith(id) })
    this.batchUses.register('orders', {
      naming: async (stockId) =>
        (await this.queries.withBatch(stockId, MOST_ORDERS_NAMED)).map((order) => order.orderId),
    })
    this.live.register('order', (ids) => this.queries.owners(ids))
    this.references.register('carts', { one: 'cart', count: (id) => this.carts.countWith(id) })
  }
}
