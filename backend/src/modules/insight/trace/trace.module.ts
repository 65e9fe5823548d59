import { Module } from '@nestjs/common'
import { AuthModule } from '../../office/auth/auth.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { OutletsModule } from '../../stock/outlets/outlets.module.js'
import { RunsModule } from '../../stock/runs/runs.module.js'
import { SuppliersModule } from '../../stock/suppliers/suppliers.module.js'
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
    RunsModule,
    SuppliersModule,
  ],
  controllers: [BatchUsesController, TraceController],
  providers: [TraceQueries, FindTrace, TraceNames],
  exports: [TraceQueries],
})
export class TraceModule {}
