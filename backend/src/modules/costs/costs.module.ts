import { Module } from '@nestjs/common'
import { BomModule } from '../bom/bom.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ExpensesModule } from '../expenses/expenses.module.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { PayoutsModule } from '../payouts/payouts.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { ReservationsModule } from '../reservations/reservations.module.js'
import { SettingsModule } from '../settings/settings.module.js'
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

/** What a jar costs, and what is left of its price: it is above runs, orders and reports, and writes nothing. */
@Module({
  imports: [
    BomModule,
    CatalogModule,
    ExpensesModule,
    InventoryModule,
    OrdersModule,
    PayoutsModule,
    ReportsModule,
    ReservationsModule,
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
})
export class CostsModule {}
