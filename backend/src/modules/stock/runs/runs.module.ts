import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ApprovalsModule } from '../../office/approvals/approvals.module.js'
import { AuditModule } from '../../office/audit/audit.module.js'
import { BomModule } from '../bom/bom.module.js'
import { BomReferences } from '../bom/bom-references.service.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { BatchUses } from '../inventory/upkeep/batch-uses.service.js'
import { RunAnswers } from './answers/reservation.answer.js'
import { AdminReservationsController } from './http/reservations.admin.controller.js'
import { ChangeRun } from './keeping/change-run.service.js'
import { CreateRun } from './keeping/create-run.service.js'
import { DeleteRun } from './keeping/delete-run.service.js'
import { ReservationsController } from './keeping/http/reservations.contract.controller.js'
import { RunPlanningController } from './keeping/http/run-planning.admin.controller.js'
import { RunFill } from './keeping/run-fill.service.js'
import { RunLines } from './keeping/run-lines.service.js'
import { RunPlans } from './keeping/run-plans.service.js'
import { RunRecipes } from './keeping/run-recipes.service.js'
import { BoundedRunReceipts } from './receiving/bounded-run-receipts.service.js'
import { ReceiptPreviewController } from './receiving/http/receipt-preview.admin.controller.js'
import { RunsController } from './receiving/http/runs.contract.controller.js'
import { ReceiveRun } from './receiving/receive-run.service.js'
import { RunCounters } from './receiving/run-counters.service.js'
import { RunReceipts } from './receiving/run-receipts.service.js'
import { RunPackaging, RunReckoning } from './receiving/run-reckoning.service.js'
import { RunWaste } from './receiving/run-waste.service.js'
import { RecostRuns } from './recosting/recost-runs.service.js'
import { RunJournal } from './run-journal.service.js'
import { RunQueries } from './runs.queries.js'
import { RunDocument, RunSchema } from './schemas/run.schema.js'

/** Most runs that a refusal names. */
const MOST_RUNS_NAMED = 20

/** Production runs and the batches reserved for them. */
@Module({
  imports: [
    ApprovalsModule,
    AuditModule,
    CatalogModule,
    BomModule,
    InventoryModule,
    MongooseModule.forFeature([{ name: RunDocument.name, schema: RunSchema }]),
  ],
  controllers: [
    RunsController,
    ReservationsController,
    RunPlanningController,
    ReceiptPreviewController,
    AdminReservationsController,
  ],
  providers: [
    RunQueries,
    RunAnswers,
    RunJournal,
    RunRecipes,
    RunLines,
    RunPlans,
    RunFill,
    CreateRun,
    ChangeRun,
    DeleteRun,
    RunReceipts,
    RunPackaging,
    RunReckoning,
    ReceiveRun,
    RunWaste,
    BoundedRunReceipts,
    RecostRuns,
    RunCounters,
  ],
  exports: [RunQueries, CreateRun, RunFill],
})
export class RunsModule implements OnModuleInit {
  constructor(
    private readonly runs: RunQueries,
    private readonly products: ProductReferences,
    private readonly boms: BomReferences,
    private readonly batchUses: BatchUses,
    private readonly recosting: RecostRuns,
  ) {}

  onModuleInit(): void {
    const one = 'reservation'
    this.products.register('reservations', { one, count: (id) => this.runs.countWith(id) })
    this.boms.register('reservations', { one, count: (id) => this.runs.countOfBom(id) })
    this.batchUses.register('reservations', {
      naming: async (stockId) =>
        (await this.runs.withBatch([stockId], MOST_RUNS_NAMED)).map((run) => run.reservationId),
      costedWith: (stockId) => this.recosting.reached(stockId, MOST_RUNS_NAMED),
      follow: (stockId, oldPaise, recostRuns) => this.recosting.after(stockId, oldPaise, recostRuns),
    })
  }
}
