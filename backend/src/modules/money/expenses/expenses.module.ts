import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { DeskModule } from '../desk/desk.module.js'
import { ExpenseRules } from './expense-rules.service.js'
import { ExpenseQueries } from './expenses.queries.js'
import { AdminExpensesController } from './http/expenses.admin.controller.js'
import { ExpensesController } from './http/expenses.contract.controller.js'
import { KeepExpenses } from './keep-expenses.service.js'
import { ExpenseDocument, ExpenseSchema } from './schemas/expense.schema.js'

/** The expenses of the business. */
@Module({
  imports: [
    AuditModule,
    ClosedMonthsModule,
    DeskModule,
    SettingsModule,
    MongooseModule.forFeature([{ name: ExpenseDocument.name, schema: ExpenseSchema }]),
  ],
  controllers: [ExpensesController, AdminExpensesController],
  providers: [ExpenseQueries, ExpenseRules, KeepExpenses],
  exports: [ExpenseQueries],
})
export class ExpensesModule {}
