import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { OrdersModule } from '../orders/orders.module.js'
import { CountFavourites } from './count-favourites.service.js'
import { Favourites } from './favourites.queries.js'
import { FavouritesController } from './http/favourites.public.controller.js'
import { FavouritesDocument, FavouritesSchema } from './schemas/favourites.schema.js'

/** What most customers take, and what they take together. */
@Module({
  imports: [
    CatalogModule,
    OrdersModule,
    MongooseModule.forFeature([{ name: FavouritesDocument.name, schema: FavouritesSchema }]),
  ],
  controllers: [FavouritesController],
  providers: [CountFavourites, Favourites],
  exports: [Favourites],
})
export class FavouritesModule {}
