import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { DaysOfClaims } from '../../sales/orders/aftercare/watch-parcel.service.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ClosedMonthsModule } from '../closed-months/closed-months.module.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { ChargeMatching } from './charge-matching.service.js'
import { ChargeQueries } from './charges.queries.js'
import { CourierChargesController } from './http/courier-charges.admin.controller.js'
import { CourierInvoicesController } from './http/courier-invoices.admin.controller.js'
import { ImportInvoice } from './import-invoice.service.js'
import { InvoiceBooks } from './invoice-books.service.js'
import { CourierChargeDocument, CourierChargeSchema } from './schemas/courier-charge.schema.js'
import { CourierInvoiceDocument, CourierInvoiceSchema } from './schemas/courier-invoice.schema.js'
import { SettleCharges } from './settle-charges.service.js'

/** The courier's invoices, matched with parcels, what the shop disputes of them, and on which day a paid claim is booked. */
@Module({
  imports: [
    AuditModule,
    ClosedMonthsModule,
    OrdersModule,
    MongooseModule.forFeature([
      { name: CourierInvoiceDocument.name, schema: CourierInvoiceSchema },
      { name: CourierChargeDocument.name, schema: CourierChargeSchema },
    ]),
  ],
  controllers: [CourierInvoicesController, CourierChargesController],
  providers: [ChargeMatching, ChargeQueries, ImportInvoice, InvoiceBooks, SettleCharges],
})
export class CourierInvoicesModule implements OnModuleInit {
  constructor(
    private readonly daysOfClaims: DaysOfClaims,
    private readonly months: ClosedMonths,
  ) {}

  /** What the courier pays is booked like any other money: not into a closed month. */
  onModuleInit(): void {
    this.daysOfClaims.register('assertOpen', (day, field) => this.months.assertOpen(day, field))
  }
}
