import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CatalogModule } from '../catalog/catalog.module.js'
import { BatchNumbers } from './batch-numbers.service.js'
import { Batches } from './batches.service.js'
import { CommittedQuantities } from './committed-quantities.service.js'
import { Receiving } from './receiving.service.js'
import { StockDocument, StockSchema } from './schemas/stock.schema.js'
import { StockLedgerDocument, StockLedgerSchema } from './schemas/stock-ledger.schema.js'
import { StockLedger } from './stock-ledger.service.js'

/** Batches of stock and their history. */
@Module({
  imports: [
    CatalogModule,
    MongooseModule.forFeature([
      { name: StockDocument.name, schema: StockSchema },
      { name: StockLedgerDocument.name, schema: StockLedgerSchema },
    ]),
  ],
  providers: [Batches, Receiving, BatchNumbers, StockLedger, CommittedQuantities],
  exports: [Batches, Receiving, CommittedQuantities],
})
export class InventoryModule {}
