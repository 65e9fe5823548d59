import { Module } from '@nestjs/common'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ShopController } from './http/shop.contract.controller.js'

/** What the storefront needs to know before anybody logs in. */
@Module({ imports: [CatalogModule], controllers: [ShopController] })
export class ShopModule {}
