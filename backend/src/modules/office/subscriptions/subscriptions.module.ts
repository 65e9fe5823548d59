import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../auth/auth.module.js'
import { MessagesModule } from '../messages/messages.module.js'
import { SettingsModule } from '../settings/settings.module.js'
import { AdminSubscribersController } from './http/subscribers.admin.controller.js'
import { SubscriptionsController } from './http/subscriptions.contract.controller.js'
import { SubscriberDocument, SubscriberSchema } from './schemas/subscriber.schema.js'
import { Subscribe } from './subscribe.service.js'
import { SubscriberQueries } from './subscribers.queries.js'
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js'

/** Who asked for the shop's emails. */
@Module({
  imports: [
    AuthModule,
    MessagesModule,
    SettingsModule,
    MongooseModule.forFeature([{ name: SubscriberDocument.name, schema: SubscriberSchema }]),
  ],
  controllers: [SubscriptionsController, AdminSubscribersController],
  providers: [Subscribe, SubscriberQueries, SubscriptionsPersonalData],
  exports: [SubscriberQueries],
})
export class SubscriptionsModule {}
