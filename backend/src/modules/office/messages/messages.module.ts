import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuditModule } from '../audit/audit.module.js'
import { SettingsModule } from '../settings/settings.module.js'
import { Channels } from './channels/channels.service.js'
import { EmailChannel } from './channels/email.channel.js'
import { MailServer } from './channels/mail-server.js'
import { Msg91Client } from './channels/msg91.client.js'
import { Msg91OtpSender } from './channels/msg91-otp-sender.js'
import { OtpSender } from './channels/otp-sender.js'
import { PushChannel } from './channels/push.channel.js'
import { SmsChannel } from './channels/sms.channel.js'
import { WhatsAppChannel } from './channels/whatsapp.channel.js'
import {
  ChannelsAdminController,
  MessagesAdminController,
  TemplatesAdminController,
} from './http/messages.admin.controller.js'
import { RecipientController } from './http/recipients.contract.controller.js'
import { Messages } from './messages.service.js'
import { Deliveries } from './outbox/deliveries.service.js'
import { Letters } from './outbox/letters.service.js'
import { Notices } from './outbox/notices.service.js'
import { OutboxJob } from './outbox/outbox.job.js'
import { Outbox } from './outbox/outbox.service.js'
import { SentMessages } from './outbox/sent-messages.service.js'
import { TestMessages } from './outbox/test-messages.service.js'
import { Allowances } from './recipients/allowances.service.js'
import { Attachments, MessageAddresses } from './recipients/message-addresses.service.js'
import { MessageChoices } from './recipients/message-choices.service.js'
import { MessageData } from './recipients/message-data.service.js'
import { MessageKeys } from './recipients/message-keys.service.js'
import { PushSubscriptions } from './recipients/push-subscriptions.service.js'
import { Recipients } from './recipients/recipients.service.js'
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
import { Composing } from './templates/composing.service.js'
import { Templates } from './templates/templates.service.js'

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
  controllers: [
    MessagesAdminController,
    TemplatesAdminController,
    ChannelsAdminController,
    RecipientController,
  ],
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
    Letters,
    SentMessages,
    TestMessages,
    Recipients,
    Templates,
    MessageData,
  ],
  exports: [
    OtpSender,
    Messages,
    SentMessages,
    MessageAddresses,
    MessageChoices,
    MessageData,
    Attachments,
    MailServer,
  ],
})
export class MessagesModule {}
