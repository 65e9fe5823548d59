import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { OutletReferences } from '../outlets/outlet-references.service.js'
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
import { StockQueries } from './stock.queries.js'
import { StockCheckJob } from './stock-check.job.js'
import { StockCheck } from './stock-check.service.js'
import { StockLedger } from './stock-ledger.service.js'

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
    private readonly products: ProductReferences,
    private readonly outlets: OutletReferences,
  ) {}

  /** What batches belong to is not deleted, were they empty: lists and labels name it. */
  onModuleInit(): void {
    const one = 'stock entry'
    this.outlets.register('stock entries', { one, count: (id) => this.stock.countInOutlet(id) })
    this.products.register('stock entries', { one, count: (id) => this.stock.countOfProduct(id) })
  }
}
