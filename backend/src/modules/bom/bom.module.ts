import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { References } from '../../platform/references.js'
import { CatalogModule } from '../catalog/catalog.module.js'
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
    private readonly references: References,
  ) {}

  onModuleInit(): void {
    const naming = ['bill of materials', 'bills of materials'] as const
    this.references.register('product', naming, (id) => this.boms.countWith(id))
  }
}
