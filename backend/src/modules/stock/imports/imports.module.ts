import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { InventoryModule } from '../inventory/inventory.module.js'
import { OutletsModule } from '../outlets/outlets.module.js'
import { SuppliersModule } from '../suppliers/suppliers.module.js'
import { ImportsController } from './http/imports.admin.controller.js'
import { ImportLog, Imports } from './imports.service.js'
import { ImportKinds } from './kinds/import-kinds.service.js'
import { OutletsImport } from './kinds/outlets-import.service.js'
import { PricesImport } from './kinds/prices-import.service.js'
import { ProductsImport } from './kinds/products-import.service.js'
import { StockImport } from './kinds/stock-import.service.js'
import { ImportDocument, ImportSchema } from './schemas/import.schema.js'

/** Imports CSV files of products, prices, outlets and opening stock: every line, or none. */
@Module({
  imports: [
    AuditModule,
    CatalogModule,
    InventoryModule,
    OutletsModule,
    SuppliersModule,
    MongooseModule.forFeature([{ name: ImportDocument.name, schema: ImportSchema }]),
  ],
  controllers: [ImportsController],
  providers: [Imports, ImportKinds, ImportLog, ProductsImport, PricesImport, OutletsImport, StockImport],
})
export class ImportsModule {}
