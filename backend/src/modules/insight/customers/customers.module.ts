import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../../office/audit/audit.module.js'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { SubscriptionsModule } from '../../office/subscriptions/subscriptions.module.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { ReviewsModule } from '../../sales/reviews/reviews.module.js'
import { SupportModule } from '../../sales/support/support.module.js'
import { CustomerPages } from './customer-page.service.js'
import { CustomerSums } from './customer-sums.service.js'
import { CustomersJob } from './customers.job.js'
import { CustomersPersonalData } from './customers.personal-data.js'
import { CustomerQueries } from './customers.queries.js'
import { AdminCustomersController } from './http/customers.admin.controller.js'
import { Notes } from './notes.service.js'
import { CustomerDocument, CustomerSchema } from './schemas/customer.schema.js'
import { CustomerNoteDocument, CustomerNoteSchema } from './schemas/customer-note.schema.js'
import { Told } from './told.service.js'

/** Who buys here, and what the shop knows of them: it is above all modules that keep something of a customer. */
@Module({
  imports: [
    AuditModule,
    AuthModule,
    MessagesModule,
    OrdersModule,
    ReviewsModule,
    SubscriptionsModule,
    SupportModule,
    MongooseModule.forFeature([
      { name: CustomerDocument.name, schema: CustomerSchema },
      { name: CustomerNoteDocument.name, schema: CustomerNoteSchema },
    ]),
  ],
  controllers: [AdminCustomersController],
  providers: [CustomerSums, CustomerQueries, CustomerPages, Told, Notes, CustomersJob, CustomersPersonalData],
})
export class CustomersModule {}
