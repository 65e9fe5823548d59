import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../../office/auth/auth.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { BomModule } from '../../stock/bom/bom.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { RunsModule } from '../../stock/runs/runs.module.js'
import { SuppliersModule } from '../../stock/suppliers/suppliers.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { CookPlans } from './cook-plans.service.js'
import { CookPlanController } from './http/cook-plan.admin.controller.js'
import { PlanRequests, PlanRuns, RunDrafts } from './plan-runs.service.js'
import { PlanRequestDocument, PlanRequestSchema } from './schemas/plan-request.schema.js'
import { WorkshopQueries } from './workshop.queries.js'

/** What to cook next: it is above orders, stock, recipes and runs, and looks at all of them. */
@Module({
  imports: [
    AuthModule,
    BomModule,
    CatalogModule,
    InventoryModule,
    ReportsModule,
    RunsModule,
    SettingsModule,
    SuppliersModule,
    MongooseModule.forFeature([{ name: PlanRequestDocument.name, schema: PlanRequestSchema }]),
  ],
  controllers: [CookPlanController],
  providers: [CookPlans, PlanRequests, PlanRuns, RunDrafts, WorkshopQueries],
})
export class PlanningModule {}
