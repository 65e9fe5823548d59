import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import { type Transporter } from 'nodemailer'
import { type Outcome } from '../domain/sending-rules.js'
import { type Letter, MessageChannel } from './channel.js'
import { MailServer } from './mail-server.js'

const CONNECTIONS = 3
const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** What nodemailer says of a failure. */
interface MailFailure {
  code?: string
  responseCode?: number
  response?: string
  message?: string
  rejectedErrors?: MailFailure[]
}

/** E-mail by SMTP. The server that takes it answers at once whether the address exists, if it knows. */
@Injectable()
export class EmailChannel extends MessageChannel implements OnModuleDestroy {
  readonly channel = 'email'
  private transport: { url: string; mailer: Promise<Transporter> } | null = null

  constructor(private readonly server: MailServer) {
    super()
  }

  isConnected(): boolean {
    return this.server.isThere()
  }

  async onModuleDestroy(): Promise<void> {
    const opened = this.transport
    if (opened) (await opened.mailer).close()
  }

  async send(letter: Letter): Promise<Outcome> {
    const server = await this.server.get()
    if (server === null) return { is: 'skipped', why: 'No mail server is set up (SMTP_URL).' }
    const { id, to, subject, text, html, papers, unsubscribe } = letter
    try {
      const mailer = await this.mailerOf(server.url)
      await mailer.sendMail({
        from: server.from,
        // As an object, so that a comma or a bracket in it makes no second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same for each try, so that a mailbox may drop the second copy.
        messageId: `<${id}@${domainOf(server.from)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe === null
            ? {}
            : {
                'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
        attachments: papers.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
        // Nothing of a template or a customer names files or addresses that we would fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return { is: 'sent' }
    } catch (error) {
      return read(error as MailFailure, to)
    }
  }

  private async mailerOf(url: string): Promise<Transporter> {
    if (this.transport?.url !== url) {
      const { createTransport } = await import('nodemailer')
      const options = {
        url,
        pool: true as const,
        maxConnections: CONNECTIONS,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
      }
      this.transport = { url, mailer: Promise.resolve(createTransport(options)) }
    }
    return this.transport.mailer
  }
}

const domainOf = (sender: string): string => /@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? 'localhost'

/** Of the address itself: it does not exist, or takes nothing; not that the server dislikes us. */
const OF_THE_ADDRESS = /\b5\.(1\.[1-36]|2\.1)\b/
const ENHANCED = /\b5\.\d{1,3}\.\d{1,3}\b/

function read(failure: MailFailure, to: string): Outcome {
  const [ofRecipient = failure] = failure.rejectedErrors ?? []
  const { responseCode: code, response, message } = { ...failure, ...ofRecipient }
  const said = (response ?? message ?? 'no reason given').replace(/\s+/g, ' ').slice(0, 300)
  // A reason is shown on lists, where an address is masked.
  const why = `The mail server: ${said.replaceAll(to, 'the address')}`
  if (code === undefined) {
    const isEnvelope = failure.code === 'EENVELOPE'
    return isEnvelope ? { is: 'addressRefused', why } : { is: 'later', why, down: true }
  }
  if (failure.code === 'EAUTH') return { is: 'later', why, down: true }
  if (code < 500) return { is: 'later', why }
  if (failure.code !== 'EENVELOPE') return { is: 'refused', why }
  const isOfAddress = ENHANCED.test(said) ? OF_THE_ADDRESS.test(said) : [550, 551, 553].includes(code)
  return isOfAddress ? { is: 'addressRefused', why } : { is: 'refused', why }
}
