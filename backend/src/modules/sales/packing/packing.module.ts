import { Module } from '@nestjs/common'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { PackingController } from './http/packing.admin.controller.js'
import { Papers } from './papers.service.js'
import { PickLists } from './pick-lists.service.js'

/** Pick lists for the parcels of a day, and the papers in and on them. */
@Module({
  imports: [InventoryModule, OrdersModule],
  controllers: [PackingController],
  providers: [PickLists, Papers],
})
export class PackingModule {}
