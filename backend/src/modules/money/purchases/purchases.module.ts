import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { BatchUses } from '../../stock/inventory/upkeep/batch-uses.service.js'
import { SupplierReferences } from '../../stock/suppliers/supplier-references.service.js'
import { SuppliersModule } from '../../stock/suppliers/suppliers.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { DeskModule } from '../desk/desk.module.js'
import { ExpensesModule } from '../expenses/expenses.module.js'
import { BillMoney } from './bill-money.service.js'
import { BillPapers } from './bill-papers.service.js'
import { SupplierBillPhotos } from './bill-photos.service.js'
import { BillQueries } from './bills.queries.js'
import { CancelBills } from './cancel-bills.service.js'
import { BillAnswers } from './http/bill-answers.service.js'
import { BillPaymentsController } from './http/bill-payments.admin.controller.js'
import { SupplierBillPhotosController } from './http/bill-photos.admin.controller.js'
import { SupplierBillsController } from './http/bills.admin.controller.js'
import { PurchaseRegisterController } from './http/purchases.admin.controller.js'
import { KeepBills } from './keep-bills.service.js'
import { PayBills } from './pay-bills.service.js'
import { PurchaseBooks } from './purchase-books.service.js'
import { BillPaymentDocument, BillPaymentSchema } from './schemas/bill-payment.schema.js'
import { SupplierBillDocument, SupplierBillSchema } from './schemas/supplier-bill.schema.js'
import { SupplierAccounts } from './supplier-accounts.service.js'
import { UnbilledReceipts } from './unbilled.service.js'

/** Suppliers' bills, what is owed to whom, and what was paid. */
@Module({
  imports: [
    AuditModule,
    CatalogModule,
    ClosedMonthsModule,
    DeskModule,
    ExpensesModule,
    InventoryModule,
    MediaModule,
    SettingsModule,
    SuppliersModule,
    MongooseModule.forFeature([
      { name: SupplierBillDocument.name, schema: SupplierBillSchema },
      { name: BillPaymentDocument.name, schema: BillPaymentSchema },
    ]),
  ],
  // Those of single words before the bill of an id.
  controllers: [
    BillPaymentsController,
    PurchaseRegisterController,
    SupplierBillsController,
    SupplierBillPhotosController,
  ],
  providers: [
    BillAnswers,
    BillMoney,
    BillPapers,
    BillQueries,
    CancelBills,
    KeepBills,
    PayBills,
    PurchaseBooks,
    SupplierAccounts,
    SupplierBillPhotos,
    UnbilledReceipts,
  ],
  exports: [BillQueries, PurchaseBooks],
})
export class PurchasesModule implements OnModuleInit {
  constructor(
    private readonly bills: BillQueries,
    private readonly suppliers: SupplierReferences,
    private readonly batches: BatchUses,
    private readonly uploads: UploadUses,
  ) {}

  /**
   * Registers that bills refer to suppliers and batches, which then cannot be deleted, and to pictures, which then are
   * not cleaned up.
   */
  onModuleInit(): void {
    this.uploads.register('supplier bills', (ids) => this.bills.shown(ids))
    this.suppliers.register('bills', { one: 'bill', count: (id) => this.bills.countOfSupplier(id) })
    this.batches.register('bills', {
      naming: async (id) => {
        const bill = await this.bills.standingOn([String(id)])
        return bill ? [bill.number] : []
      },
    })
  }
}
