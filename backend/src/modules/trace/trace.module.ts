import { Module } from '@nestjs/common'
import { AuthModule } from '../auth/auth.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { OutletsModule } from '../outlets/outlets.module.js'
import { ReservationsModule } from '../reservations/reservations.module.js'
import { SuppliersModule } from '../suppliers/suppliers.module.js'
import { FindTrace } from './find-trace.service.js'
import { BatchUsesController } from './http/batch-uses.contract.controller.js'
import { TraceController } from './http/trace.admin.controller.js'
import { TraceQueries } from './trace.queries.js'
import { TraceNames } from './trace-names.service.js'

/** Where a batch went and what it came from: it is above runs and orders, and asks both. */
@Module({
  imports: [
    AuthModule,
    CatalogModule,
    InventoryModule,
    OrdersModule,
    OutletsModule,
    ReservationsModule,
    SuppliersModule,
  ],
  controllers: [BatchUsesController, TraceController],
  providers: [TraceQueries, FindTrace, TraceNames],
  exports: [TraceQueries],
})
export class TraceModule {}
