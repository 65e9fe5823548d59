import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { CatalogModule } from '../catalog/catalog.module.js'
import { ProductReferences } from '../catalog/product-references.service.js'
import { SuppliersController } from './http/suppliers.admin.controller.js'
import { ManageSuppliers } from './manage-suppliers.service.js'
import { SupplierDocument, SupplierSchema } from './schemas/supplier.schema.js'
import { SupplierReferences } from './supplier-references.service.js'
import { Suppliers } from './suppliers.service.js'

/** The suppliers of raw material. */
@Module({
  imports: [
    AuditModule,
    CatalogModule,
    MongooseModule.forFeature([{ name: SupplierDocument.name, schema: SupplierSchema }]),
  ],
  controllers: [SuppliersController],
  providers: [Suppliers, SupplierReferences, ManageSuppliers],
  exports: [Suppliers, SupplierReferences],
})
export class SuppliersModule implements OnModuleInit {
  constructor(
    private readonly suppliers: Suppliers,
    private readonly references: ProductReferences,
  ) {}

  onModuleInit(): void {
    this.references.register('suppliers', {
      one: 'supplier',
      count: (id) => this.suppliers.countOfProduct(id),
    })
  }
}
