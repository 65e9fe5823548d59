import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { BatchPrices } from './batch-prices.service.js'
import { BomBook } from './bom-book.service.js'
import { BomDiary } from './bom-diary.service.js'
import { BomReferences } from './bom-references.service.js'
import { BomEdges, BomRules } from './bom-rules.service.js'
import { BomVersions } from './bom-versions.service.js'
import { BomQueries } from './boms.queries.js'
import { DeleteBom } from './delete-bom.service.js'
import { BomAnswers } from './http/bom-answers.service.js'
import { BomWrites } from './http/bom-writes.service.js'
import { AdminBomsController } from './http/boms.admin.controller.js'
import { BomsController } from './http/boms.contract.controller.js'
import { KeepBoms } from './keep-boms.service.js'
import { BomDocument, BomSchema } from './schemas/bom.schema.js'
import { BomVersionDocument, BomVersionSchema } from './schemas/bom-version.schema.js'

/** Recipes: what goes into what, and what that costs. */
@Module({
  imports: [
    AuditModule,
    CatalogModule,
    InventoryModule,
    MongooseModule.forFeature([
      { name: BomDocument.name, schema: BomSchema },
      { name: BomVersionDocument.name, schema: BomVersionSchema },
    ]),
  ],
  controllers: [BomsController, AdminBomsController],
  providers: [
    BatchPrices,
    BomAnswers,
    BomBook,
    BomDiary,
    BomEdges,
    BomQueries,
    BomReferences,
    BomRules,
    BomVersions,
    BomWrites,
    DeleteBom,
    KeepBoms,
  ],
  exports: [BatchPrices, BomBook, BomQueries, BomReferences],
})
export class BomModule implements OnModuleInit {
  constructor(
    private readonly boms: BomQueries,
    private readonly versions: BomVersions,
    private readonly references: ProductReferences,
  ) {}

  /** What an earlier version names is not deleted either: its name is part of what was cooked. */
  onModuleInit(): void {
    this.references.register('bills of materials', {
      one: 'bill of materials',
      count: (id) => this.boms.countWith(id),
    })
    this.references.register('earlier versions of bills of materials', {
      one: 'earlier version of a bill of materials',
      count: (id) => this.versions.countWith(id),
    })
  }
}
