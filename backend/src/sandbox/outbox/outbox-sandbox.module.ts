import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { MessagesModule } from '../../modules/office/messages/messages.module.js'
import { SandboxMailServer } from './mail-server.service.js'
import { Msg91SandboxController } from './msg91.controller.js'
import { OutboxController } from './outbox.controller.js'
import { PushServiceController } from './push-service.controller.js'
import {
  OutboxMessageDocument,
  OutboxMessageSchema,
  SandboxBrowserDocument,
  SandboxBrowserSchema,
} from './schemas/outbox-message.schema.js'
import { WhatsAppSandboxController } from './whatsapp.controller.js'

/** Stands in for everybody who carries messages: what they would have sent can be read in the outbox. */
@Module({
  imports: [
    MessagesModule,
    MongooseModule.forFeature([
      { name: OutboxMessageDocument.name, schema: OutboxMessageSchema },
      { name: SandboxBrowserDocument.name, schema: SandboxBrowserSchema },
    ]),
  ],
  controllers: [OutboxController, Msg91SandboxController, WhatsAppSandboxController, PushServiceController],
  providers: [SandboxMailServer],
})
export class OutboxSandboxModule {}
