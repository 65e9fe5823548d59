import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { OpenWork } from '../../platform/open-work.js'
import { Availability } from './availability.service.js'
import { CatalogueFacts } from './catalogue-facts.service.js'
import { CreateProduct } from './create-product.service.js'
import { AdminProductsController } from './http/products.admin.controller.js'
import { ProductsController } from './http/products.contract.controller.js'
import { ProductChanges, ProductChangesModule } from './product-changes.js'
import { ProductQueries } from './products.queries.js'
import { Products } from './products.service.js'
import { RatingsPort } from './ratings.service.js'
import { ProductDocument, ProductSchema } from './schemas/product.schema.js'
import { StockCounters } from './stock-counters.service.js'

/** What the shop sells, buys and makes, with its price, stock counters and rating. */
@Module({
  imports: [
    ProductChangesModule,
    MongooseModule.forFeatureAsync([
      {
        name: ProductDocument.name,
        imports: [ProductChangesModule],
        inject: [ProductChanges],
        useFactory: (changes: ProductChanges) => changes.watched(ProductSchema),
      },
    ]),
  ],
  controllers: [ProductsController, AdminProductsController],
  providers: [
    Products,
    CatalogueFacts,
    ProductQueries,
    CreateProduct,
    Availability,
    RatingsPort,
    StockCounters,
  ],
  exports: [Products, CatalogueFacts, CreateProduct, Availability, RatingsPort, StockCounters],
})
export class CatalogModule implements OnModuleInit {
  constructor(
    private readonly queries: ProductQueries,
    private readonly openWork: OpenWork,
  ) {}

  onModuleInit(): void {
    this.openWork.register('lowStock', () => this.queries.countLow())
  }
}
