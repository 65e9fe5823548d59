import { Module } from '@nestjs/common'
import { CostsModule } from '../../insight/costs/costs.module.js'
import { ReportsModule } from '../../insight/reports/reports.module.js'
import { ClosedMonthsModule } from '../../money/closed-months/closed-months.module.js'
import { DeskModule } from '../../money/desk/desk.module.js'
import { ExpensesModule } from '../../money/expenses/expenses.module.js'
import { PayoutsModule } from '../../money/payouts/payouts.module.js'
import { PurchasesModule } from '../../money/purchases/purchases.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { LedgerModule } from '../ledger/ledger.module.js'
import { ReturnsModule } from '../returns/returns.module.js'
import { BookFiles } from './book-files.service.js'
import { HintsOfMonth } from './hints-of-month.service.js'
import { MonthEndController } from './http/month-end.admin.controller.js'
import { MissingInMonth } from './missing-in-month.service.js'
import { MonthFigures } from './month-figures.service.js'
import { MonthFiles } from './month-files.service.js'
import { PapersOfMonth } from './papers-of-month.service.js'
import { TaxFiles } from './tax-files.service.js'

/** The month's end: what is missing, the figures, and the files for the accountant. */
@Module({
  imports: [
    ClosedMonthsModule,
    CostsModule,
    DeskModule,
    ExpensesModule,
    LedgerModule,
    OrdersModule,
    PayoutsModule,
    PurchasesModule,
    ReportsModule,
    ReturnsModule,
    SettingsModule,
  ],
  controllers: [MonthEndController],
  providers: [BookFiles, HintsOfMonth, MissingInMonth, MonthFigures, MonthFiles, PapersOfMonth, TaxFiles],
})
export class MonthEndModule {}
