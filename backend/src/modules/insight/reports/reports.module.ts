import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ReportsController } from './http/reports.admin.controller.js'
import { ReportsJob } from './reports.job.js'
import { SalesReport } from './sales-report.service.js'
import { SalesDayDocument, SalesDaySchema } from './schemas/sales-day.schema.js'

/** Reports of the shop's figures, for its owner. */
@Module({
  imports: [
    OrdersModule,
    MongooseModule.forFeature([{ name: SalesDayDocument.name, schema: SalesDaySchema }]),
  ],
  controllers: [ReportsController],
  providers: [SalesReport, ReportsJob],
  exports: [SalesReport],
})
export class ReportsModule {}
