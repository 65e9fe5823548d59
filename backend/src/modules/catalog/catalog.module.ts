import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { Availability } from './availability.service.js'
import { Products } from './products.service.js'
import { RatingsPort } from './ratings.service.js'
import { ProductDocument, ProductSchema } from './schemas/product.schema.js'

/** What the shop sells, buys and makes, with its price, stock counters and rating. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ProductDocument.name, schema: ProductSchema }])],
  providers: [Products, Availability, RatingsPort],
  exports: [Products, Availability, RatingsPort],
})
export class CatalogModule {}
