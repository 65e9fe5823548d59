import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type SMTPServer } from 'smtp-server'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { MailServer } from '../../modules/office/messages/channels/mail-server.js'
import { Clock } from '../../platform/clock.js'
import { readMail } from './domain/mime.js'
import { OutboxMessageDocument } from './schemas/outbox-message.schema.js'

const LARGEST_MAIL = 10 * 1024 * 1024
/** Addresses that begin with it do not exist here, to see what the shop does when an e-mail comes back. */
const REFUSED = /^nobody@/i

/** A mail server that speaks SMTP and puts every e-mail into the outbox. It listens on this machine alone. */
@Injectable()
export class SandboxMailServer implements OnModuleInit, BeforeApplicationShutdown {
  private listening: Promise<SMTPServer> | null = null

  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mailServer: MailServer,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (this.config.sandboxes.includes('email')) this.mailServer.standsIn(() => this.address())
  }

  async beforeApplicationShutdown(): Promise<void> {
    const server = await this.listening
    if (server) await new Promise<void>((closed) => server.close(closed))
  }

  private async address(): Promise<string> {
    this.listening ??= this.listen()
    const { port } = (await this.listening).server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  private async listen(): Promise<SMTPServer> {
    const { SMTPServer: Server } = await import('smtp-server')
    const server = new Server({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      size: LARGEST_MAIL,
      // How long connections that wait for another e-mail hold up the end.
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) =>
        done(REFUSED.test(address) ? refusal('5.1.1 There is no such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          this.keep(Buffer.concat(chunks), to).then(() => done(), done)
        })
      },
    })
    // The sender ended in the middle of an e-mail.
    server.on('error', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    return server
  }

  private async keep(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const mail = readMail(raw)
    const at = this.clock.actual()
    for (const to of recipients) await this.messages.create({ channel: 'email', to, ...mail, at })
  }
}

const refusal = (message: string): Error => Object.assign(new Error(message), { responseCode: 550 })
