import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ApprovalsModule } from '../../office/approvals/approvals.module.js'
import { AuditModule } from '../../office/audit/audit.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { OutletReferences } from '../outlets/outlet-references.service.js'
import { OutletsModule } from '../outlets/outlets.module.js'
import { SupplierReferences } from '../suppliers/supplier-references.service.js'
import { SuppliersModule } from '../suppliers/suppliers.module.js'
import { BatchAnswers } from './answers/stock-entry.answer.js'
import { BillPhotos } from './bills/bill-photos.service.js'
import { BillsController } from './bills/http/bills.admin.controller.js'
import { CommittedQuantities } from './checking/committed-quantities.service.js'
import { StockAlerts } from './checking/stock-alerts.service.js'
import { StockBooks } from './checking/stock-books.service.js'
import { StockCheckJob } from './checking/stock-check.job.js'
import { StockCheck } from './checking/stock-check.service.js'
import { StockRefresh } from './checking/stock-refresh.service.js'
import { BoundedCounts } from './counts/bounded-counts.service.js'
import { CountBooking } from './counts/count-booking.service.js'
import { CountLines } from './counts/count-lines.service.js'
import { CountMovements } from './counts/count-movements.service.js'
import { CountQueries } from './counts/counts.queries.js'
import { Counts } from './counts/counts.service.js'
import { CountsController } from './counts/http/counts.admin.controller.js'
import { StockCountDocument, StockCountSchema } from './counts/schemas/stock-count.schema.js'
import { StockCountLineDocument, StockCountLineSchema } from './counts/schemas/stock-count-line.schema.js'
import { BatchesController } from './http/batches.contract.controller.js'
import { StockHistoryController } from './http/history.admin.controller.js'
import { AdminStockController } from './http/stock.admin.controller.js'
import { StockController } from './http/stock.contract.controller.js'
import { BatchBook, BatchNumbers } from './movements/batch-book.service.js'
import { Batches } from './movements/batches.service.js'
import { StandingChanges } from './movements/standing-changes.service.js'
import { StockLedger } from './movements/stock-ledger.service.js'
import { PurchasesController } from './purchases/http/purchases.admin.controller.js'
import { Purchases } from './purchases/purchases.queries.js'
import { BatchQueries } from './reading/batch.queries.js'
import { BatchWorth } from './reading/batch-worth.service.js'
import { HeldBatches } from './reading/held-batches.queries.js'
import { LedgerHistory } from './reading/ledger-history.queries.js'
import { OfferedBatches } from './reading/offered-batches.service.js'
import { BoundedOpening } from './receiving/bounded-opening.service.js'
import { OpenStock } from './receiving/open-stock.service.js'
import { Receiving } from './receiving/receiving.service.js'
import { BatchDocument, BatchSchema } from './schemas/batch.schema.js'
import { StockCheckpointDocument, StockCheckpointSchema } from './schemas/stock-checkpoint.schema.js'
import { StockLedgerDocument, StockLedgerSchema } from './schemas/stock-ledger.schema.js'
import { BatchDeletions } from './upkeep/batch-deletions.service.js'
import { BatchDiary } from './upkeep/batch-diary.service.js'
import { BatchEditRules, BatchEdits } from './upkeep/batch-edits.service.js'
import { BatchUses } from './upkeep/batch-uses.service.js'
import { BoundedEdits } from './upkeep/bounded-edits.service.js'
import { BoundedUpkeep } from './upkeep/bounded-upkeep.service.js'
import { Corrections } from './upkeep/corrections.service.js'
import { DerivedPrices } from './upkeep/derived-prices.service.js'
import { EmptyConfirmations } from './upkeep/empty-confirmations.service.js'
import { Expiry } from './upkeep/expiry.service.js'
import { UpkeepController } from './upkeep/http/upkeep.admin.controller.js'
import { Quarantines } from './upkeep/quarantines.service.js'
import { Transfers } from './upkeep/transfers.service.js'

/** Batches of stock and their history. */
@Module({
  imports: [
    ApprovalsModule,
    AuditModule,
    CatalogModule,
    MediaModule,
    MessagesModule,
    OutletsModule,
    SuppliersModule,
    MongooseModule.forFeature([
      { name: BatchDocument.name, schema: BatchSchema },
      { name: StockLedgerDocument.name, schema: StockLedgerSchema },
      { name: StockCheckpointDocument.name, schema: StockCheckpointSchema },
      { name: StockCountDocument.name, schema: StockCountSchema },
      { name: StockCountLineDocument.name, schema: StockCountLineSchema },
    ]),
  ],
  controllers: [
    BillsController,
    PurchasesController,
    StockHistoryController,
    BatchesController,
    StockController,
    AdminStockController,
    UpkeepController,
    CountsController,
  ],
  providers: [
    BatchWorth,
    BoundedCounts,
    BoundedOpening,
    BoundedEdits,
    BoundedUpkeep,
    BatchBook,
    StandingChanges,
    Batches,
    OfferedBatches,
    BatchUses,
    BatchDiary,
    BatchEdits,
    BatchEditRules,
    DerivedPrices,
    BatchDeletions,
    Corrections,
    EmptyConfirmations,
    Expiry,
    Quarantines,
    Transfers,
    BatchAnswers,
    Receiving,
    OpenStock,
    Purchases,
    BillPhotos,
    BatchNumbers,
    StockLedger,
    BatchQueries,
    CommittedQuantities,
    StockCheck,
    StockBooks,
    LedgerHistory,
    HeldBatches,
    StockRefresh,
    StockAlerts,
    StockCheckJob,
    Counts,
    CountLines,
    CountBooking,
    CountMovements,
    CountQueries,
  ],
  exports: [
    Batches,
    OfferedBatches,
    DerivedPrices,
    BatchUses,
    Receiving,
    OpenStock,
    Purchases,
    Quarantines,
    CommittedQuantities,
    BatchAnswers,
    StockCheck,
    StockRefresh,
    BatchQueries,
    BatchWorth,
    HeldBatches,
  ],
})
export class InventoryModule implements OnModuleInit {
  constructor(
    private readonly batches: BatchQueries,
    private readonly products: ProductReferences,
    private readonly outlets: OutletReferences,
    private readonly suppliers: SupplierReferences,
    private readonly uploads: UploadUses,
    private readonly bills: BillPhotos,
  ) {}

  /**
   * Registers that batches refer to products, outlets and suppliers, which then cannot be deleted, and to
   * pictures of bills, which then are not cleaned up.
   */
  onModuleInit(): void {
    const one = 'stock entry'
    this.uploads.register('bills', (ids) => this.bills.shown(ids))
    this.outlets.register('stock entries', { one, count: (id) => this.batches.countInOutlet(id) })
    this.suppliers.register('stock entries', { one, count: (id) => this.batches.countOfSupplier(id) })
    this.products.register('stock entries', { one, count: (id) => this.batches.countOfProduct(id) })
  }
}
