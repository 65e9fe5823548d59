import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { ClosedMonths } from './closed-months.service.js'
import { ClosedMonthsController } from './http/closed-months.admin.controller.js'
import { MonthChecks } from './month-checks.js'
import { BooksDocument, BooksSchema } from './schemas/books.schema.js'

/** Months whose books are closed. The modules that keep papers register what a month needs before. */
@Module({
  imports: [AuditModule, MongooseModule.forFeature([{ name: BooksDocument.name, schema: BooksSchema }])],
  controllers: [ClosedMonthsController],
  providers: [ClosedMonths, MonthChecks],
  exports: [ClosedMonths, MonthChecks],
})
export class ClosedMonthsModule {}
