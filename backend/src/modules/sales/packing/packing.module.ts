import { Module } from '@nestjs/common'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { ShippingModule } from '../shipping/shipping.module.js'
import { CourierLabels } from './courier-labels.service.js'
import { Handovers } from './handovers.service.js'
import { HandoverController } from './http/handover.admin.controller.js'
import { PackingController } from './http/packing.admin.controller.js'
import { NamedOrders } from './named-orders.service.js'
import { Papers } from './papers.service.js'
import { PickLists } from './pick-lists.service.js'

/** Pick lists for the parcels of a day, and the papers in and on them. */
@Module({
  imports: [InventoryModule, OrdersModule, ShippingModule],
  controllers: [HandoverController, PackingController],
  providers: [CourierLabels, Handovers, NamedOrders, Papers, PickLists],
})
export class PackingModule {}
