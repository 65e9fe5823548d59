import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { CostsModule } from '../../insight/costs/costs.module.js'
import { ClosedMonthsModule } from '../../money/closed-months/closed-months.module.js'
import { DeskModule } from '../../money/desk/desk.module.js'
import { ExpensesModule } from '../../money/expenses/expenses.module.js'
import { PaymentsModule } from '../../money/payments/payments.module.js'
import { PayoutsModule } from '../../money/payouts/payouts.module.js'
import { PurchasesModule } from '../../money/purchases/purchases.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { InventoryModule } from '../../stock/inventory/inventory.module.js'
import { SuppliersModule } from '../../stock/suppliers/suppliers.module.js'
import { LedgerController } from './http/ledger.admin.controller.js'
import { LedgerFiles } from './ledger-files.service.js'
import { LedgerNaming } from './ledger-names.service.js'
import { Ledgers } from './ledgers.service.js'
import { ClosedBalanceDocument, ClosedBalanceSchema } from './schemas/closed-balance.schema.js'
import { SpendingVouchers } from './spending-vouchers.service.js'
import { StockValues } from './stock-value.queries.js'
import { Vouchers } from './vouchers.service.js'

/** Day book, ledgers and trial balance. It stores only the balances of closed months. */
@Module({
  imports: [
    CatalogModule,
    ClosedMonthsModule,
    CostsModule,
    DeskModule,
    ExpensesModule,
    InventoryModule,
    OrdersModule,
    PaymentsModule,
    PayoutsModule,
    PurchasesModule,
    SettingsModule,
    SuppliersModule,
    MongooseModule.forFeature([{ name: ClosedBalanceDocument.name, schema: ClosedBalanceSchema }]),
  ],
  controllers: [LedgerController],
  providers: [LedgerFiles, LedgerNaming, Ledgers, SpendingVouchers, StockValues, Vouchers],
  exports: [LedgerFiles],
})
export class LedgerModule {}
