import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { ExpenseQueries } from './expenses.queries.js'
import { AdminExpensesController } from './http/expenses.admin.controller.js'
import { ExpenseDocument, ExpenseSchema } from './schemas/expense.schema.js'

/** What the business spends. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ExpenseDocument.name, schema: ExpenseSchema }])],
  controllers: [AdminExpensesController],
  providers: [ExpenseQueries],
})
export class ExpensesModule {}
