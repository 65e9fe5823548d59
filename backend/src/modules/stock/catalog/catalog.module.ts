import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { Availability } from './availability.service.js'
import { CatalogueFacts } from './catalogue-facts.service.js'
import { ChangePickle } from './change-pickle.service.js'
import { ChangeProduct } from './change-product.service.js'
import { ChangeProducts } from './change-products.service.js'
import { CostBasis } from './cost-basis.service.js'
import { CreateProduct } from './create-product.service.js'
import { CreateProducts } from './create-products.service.js'
import { DeleteProduct } from './delete-product.service.js'
import { LowStockController } from './http/low-stock.admin.controller.js'
import { ManyProductsController } from './http/many-products.admin.controller.js'
import { AdminPicklesController } from './http/pickles.admin.controller.js'
import { PicklesController } from './http/pickles.public.controller.js'
import { ProductWritesController } from './http/product-writes.contract.controller.js'
import { AdminProductsController } from './http/products.admin.controller.js'
import { ProductsController } from './http/products.contract.controller.js'
import { SampleProductController } from './http/sample-product.admin.controller.js'
import { NextBatches } from './next-batches.service.js'
import { PickleQueries } from './pickles.queries.js'
import { PictureHosts } from './picture-hosts.service.js'
import { PriceList } from './price-list.service.js'
import { ProductChanges, ProductChangesModule } from './product-changes.js'
import { ProductEditEffects } from './product-edit-effects.service.js'
import { ProductPictures } from './product-pictures.service.js'
import { ProductReferences } from './product-references.service.js'
import { ProductRules } from './product-rules.service.js'
import { ProductQueries } from './products.queries.js'
import { Products } from './products.service.js'
import { RatingsPort } from './ratings.service.js'
import { SampleProduct } from './sample-product.service.js'
import { PickleDocument, PickleSchema } from './schemas/pickle.schema.js'
import { ProductDocument, ProductSchema } from './schemas/product.schema.js'
import { StockCounters } from './stock-counters.service.js'

/** Products that the shop sells, buys and makes, with their price, stock counters and rating. */
@Module({
  imports: [
    AuditModule,
    MediaModule,
    ProductChangesModule,
    MongooseModule.forFeatureAsync(
      [[ProductDocument.name, ProductSchema] as const, [PickleDocument.name, PickleSchema] as const].map(
        ([name, schema]) => ({
          name,
          imports: [ProductChangesModule],
          inject: [ProductChanges],
          useFactory: (changes: ProductChanges) => changes.watched(schema),
        }),
      ),
    ),
  ],
  controllers: [
    LowStockController,
    ProductsController,
    ProductWritesController,
    ManyProductsController,
    AdminProductsController,
    SampleProductController,
    PicklesController,
    AdminPicklesController,
  ],
  providers: [
    Products,
    CostBasis,
    CatalogueFacts,
    ProductQueries,
    ProductReferences,
    ProductRules,
    ProductEditEffects,
    CreateProduct,
    CreateProducts,
    ChangeProduct,
    ChangeProducts,
    DeleteProduct,
    PictureHosts,
    ProductPictures,
    PickleQueries,
    ChangePickle,
    NextBatches,
    PriceList,
    SampleProduct,
    Availability,
    RatingsPort,
    StockCounters,
  ],
  exports: [
    Products,
    CostBasis,
    ProductQueries,
    CatalogueFacts,
    ProductReferences,
    CreateProduct,
    CreateProducts,
    NextBatches,
    PriceList,
    Availability,
    RatingsPort,
    StockCounters,
  ],
})
export class CatalogModule implements OnModuleInit {
  constructor(
    private readonly queries: ProductQueries,
    private readonly pickles: PickleQueries,
    private readonly uploads: UploadUses,
  ) {}

  onModuleInit(): void {
    this.uploads.register('products', (ids) => this.queries.uploadsShown(ids))
    this.uploads.register('pickles', (ids) => this.pickles.uploadsShown(ids))
  }
}
