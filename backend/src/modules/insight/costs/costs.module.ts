import { Module } from '@nestjs/common'
import { ExpensesModule } from '../../money/expenses/expenses.module.js'
import { PayoutsModule } from '../../money/payouts/payouts.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { BomModule } from '../../stock/bom/bom.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { RunsModule } from '../../stock/runs/runs.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { BatchCostQueries } from './batch-cost.queries.js'
import { CostBooks } from './cost-books.service.js'
import { CostTermsNow } from './cost-terms.service.js'
import { Estimates } from './estimates.service.js'
import { CostsController } from './http/costs.admin.controller.js'
import { ResultController } from './http/result.admin.controller.js'
import { ProductMargins } from './margins.service.js'
import { MonthResult } from './month-result.service.js'
import { OrderCosts } from './order-costs.service.js'
import { UnitCosts } from './unit-costs.service.js'
import { WhatIfQueries } from './what-if.service.js'

/**
 * The cost of a jar, and what is left of its price. The module is above runs, orders and reports, and
 * writes nothing.
 */
@Module({
  imports: [
    BomModule,
    CatalogModule,
    ExpensesModule,
    InventoryModule,
    OrdersModule,
    PayoutsModule,
    ReportsModule,
    RunsModule,
    SettingsModule,
  ],
  controllers: [CostsController, ResultController],
  providers: [
    BatchCostQueries,
    CostBooks,
    CostTermsNow,
    Estimates,
    MonthResult,
    OrderCosts,
    ProductMargins,
    UnitCosts,
    WhatIfQueries,
  ],
  exports: [MonthResult, UnitCosts],
})
export class CostsModule {}
