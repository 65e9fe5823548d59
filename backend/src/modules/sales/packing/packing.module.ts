import { Module } from '@nestjs/common'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { PackingController } from './http/packing.admin.controller.js'
import { Papers } from './papers.service.js'
import { PickLists } from './pick-lists.service.js'

/** What is fetched for the parcels of a day, and the papers that go into them and onto them. */
@Module({
  imports: [InventoryModule, OrdersModule],
  controllers: [PackingController],
  providers: [PickLists, Papers],
})
export class PackingModule {}
