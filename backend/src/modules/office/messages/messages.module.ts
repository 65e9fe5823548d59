import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.module.js'
import { SettingsModule } from '../settings/settings.module.js'
import { Allowances } from './allowances.service.js'
import { Channels } from './channels/channels.service.js'
import { EmailChannel } from './channels/email.channel.js'
import { MailServer } from './channels/mail-server.js'
import { Msg91Client } from './channels/msg91.client.js'
import { Msg91OtpSender } from './channels/msg91-otp-sender.js'
import { OtpSender } from './channels/otp-sender.js'
import { PushChannel } from './channels/push.channel.js'
import { SmsChannel } from './channels/sms.channel.js'
import { WhatsAppChannel } from './channels/whatsapp.channel.js'
import { Composing } from './composing.service.js'
import { MessagesAdminController, TemplatesAdminController } from './http/messages.admin.controller.js'
import { RecipientController } from './http/recipients.contract.controller.js'
import { Attachments, MessageAddresses } from './message-addresses.service.js'
import { MessageData } from './message-data.service.js'
import { MessageChoices } from './message-choices.service.js'
import { MessageKeys } from './message-keys.service.js'
import { Messages } from './messages.service.js'
import { Deliveries } from './outbox/deliveries.service.js'
import { Notices } from './outbox/notices.service.js'
import { OutboxJob } from './outbox/outbox.job.js'
import { Outbox } from './outbox/outbox.service.js'
import { SentMessages } from './sent-messages.service.js'
import { Templates } from './templates.service.js'
import { PushSubscriptions } from './push-subscriptions.service.js'
import { MessageDocument, MessageSchema } from './schemas/message.schema.js'
import { NoticeDocument, NoticeSchema } from './schemas/notice.schema.js'
import {
  AllowanceDocument,
  AllowanceSchema,
  ChoicesDocument,
  ChoicesSchema,
  MessageKeysDocument,
  MessageKeysSchema,
  PushSubscriptionDocument,
  PushSubscriptionSchema,
  RefusingAddressDocument,
  RefusingAddressSchema,
} from './schemas/recipient.schemas.js'

/** What the shop tells people: one outbox, and the channels it goes out by. */
@Module({
  imports: [
    AuditModule,
    SettingsModule,
    MongooseModule.forFeature([
      { name: NoticeDocument.name, schema: NoticeSchema },
      { name: MessageDocument.name, schema: MessageSchema },
      { name: ChoicesDocument.name, schema: ChoicesSchema },
      { name: RefusingAddressDocument.name, schema: RefusingAddressSchema },
      { name: PushSubscriptionDocument.name, schema: PushSubscriptionSchema },
      { name: AllowanceDocument.name, schema: AllowanceSchema },
      { name: MessageKeysDocument.name, schema: MessageKeysSchema },
    ]),
  ],
  controllers: [MessagesAdminController, TemplatesAdminController, RecipientController],
  providers: [
    { provide: OtpSender, useClass: Msg91OtpSender },
    Msg91Client,
    MailServer,
    EmailChannel,
    SmsChannel,
    WhatsAppChannel,
    PushChannel,
    Channels,
    MessageAddresses,
    Attachments,
    MessageKeys,
    MessageChoices,
    PushSubscriptions,
    Allowances,
    Composing,
    Notices,
    Deliveries,
    Outbox,
    OutboxJob,
    Messages,
    SentMessages,
    Templates,
    MessageData,
  ],
  exports: [OtpSender, Messages, MessageAddresses, MessageChoices, MessageData, Attachments, MailServer],
})
export class MessagesModule {}
