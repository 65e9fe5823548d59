import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { BomQueries } from './boms.queries.js'
import { AdminBomsController } from './http/boms.admin.controller.js'
import { BomDocument, BomSchema } from './schemas/bom.schema.js'

/** Recipes: what goes into what. */
@Module({
  imports: [CatalogModule, MongooseModule.forFeature([{ name: BomDocument.name, schema: BomSchema }])],
  controllers: [AdminBomsController],
  providers: [BomQueries],
  exports: [BomQueries],
})
export class BomModule implements OnModuleInit {
  constructor(
    private readonly boms: BomQueries,
    private readonly references: ProductReferences,
  ) {}

  onModuleInit(): void {
    const one = 'bill of materials'
    this.references.register('bills of materials', { one, count: (id) => this.boms.countWith(id) })
  }
}
