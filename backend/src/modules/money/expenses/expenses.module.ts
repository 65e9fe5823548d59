import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { ExpenseQueries } from './expenses.queries.js'
import { AdminExpensesController } from './http/expenses.admin.controller.js'
import { ExpensesController } from './http/expenses.contract.controller.js'
import { KeepExpenses } from './keep-expenses.service.js'
import { ExpenseDocument, ExpenseSchema } from './schemas/expense.schema.js'

/** The expenses of the business. */
@Module({
  imports: [AuditModule, MongooseModule.forFeature([{ name: ExpenseDocument.name, schema: ExpenseSchema }])],
  controllers: [ExpensesController, AdminExpensesController],
  providers: [ExpenseQueries, KeepExpenses],
  exports: [ExpenseQueries],
})
export class ExpensesModule {}
