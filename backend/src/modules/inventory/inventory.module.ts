import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { References } from '../../platform/references.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { OutletsModule } from '../outlets/outlets.module.js'
import { BatchNumbers } from './batch-numbers.service.js'
import { Batches } from './batches.service.js'
import { CommittedQuantities } from './committed-quantities.service.js'
import { AdminStockController } from './http/stock.admin.controller.js'
import { StockController } from './http/stock.contract.controller.js'
import { ReceiptSubjects } from './receipt-subjects.service.js'
import { Receiving } from './receiving.service.js'
import { StockDocument, StockSchema } from './schemas/stock.schema.js'
import { StockLedgerDocument, StockLedgerSchema } from './schemas/stock-ledger.schema.js'
import { StockCheckJob } from './stock-check.job.js'
import { StockCheck } from './stock-check.service.js'
import { StockLedger } from './stock-ledger.service.js'
import { StockQueries } from './stock.queries.js'

/** Batches of stock and their history. */
@Module({
  imports: [
    CatalogModule,
    OutletsModule,
    MongooseModule.forFeature([
      { name: StockDocument.name, schema: StockSchema },
      { name: StockLedgerDocument.name, schema: StockLedgerSchema },
    ]),
  ],
  controllers: [StockController, AdminStockController],
  providers: [
    Batches,
    Receiving,
    ReceiptSubjects,
    BatchNumbers,
    StockLedger,
    StockQueries,
    CommittedQuantities,
    StockCheck,
    StockCheckJob,
  ],
  exports: [Batches, Receiving, CommittedQuantities, StockCheck],
})
export class InventoryModule implements OnModuleInit {
  constructor(
    private readonly stock: StockQueries,
    private readonly references: References,
  ) {}

  /** What batches belong to is not deleted, were they empty: lists and labels name it. */
  onModuleInit(): void {
    this.references.register('outlet', ['stock entry', 'stock entries'], (id) => this.stock.countInOutlet(id))
    this.references.register('product', ['stock entry', 'stock entries'], (id) =>
      this.stock.countOfProduct(id),
    )
  }
}
