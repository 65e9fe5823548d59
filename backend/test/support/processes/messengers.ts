import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** Who carries messages. */
export type Messenger = 'email' | 'sms' | 'whatsapp' | 'push'

/**
 * What a provider does with a message: takes it, says that it has too much to do, breaks down before or after it has taken it,
 * or answers what the test wants.
 */
export type Behaviour = 'take' | 'busy' | 'drop' | 'dropTaken' | { status: number; body: string }

export interface Taken {
  by: Messenger
  to: string
  /** The message itself; `Message-ID` of an e-mail. */
  body: string
}

export interface Messengers {
  /** Points the application at them. */
  environment: Record<string, string>
  /** Where a browser is pushed to. */
  pushUrl: string
  /** What they have taken, in the order in which it came. */
  taken: Taken[]
  /** Asked anew for each message. */
  behave: (how: (by: Messenger, to: string) => Behaviour) => void
  close: () => Promise<void>
}

/** MSG91, WhatsApp, a push service and a mail server of this process: they break down as a test wants. */
export async function startMessengers(): Promise<Messengers> {
  const taken: Taken[] = []
  let behaviour: (by: Messenger, to: string) => Behaviour = () => 'take'

  const serve = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const [by, to, answer] = readRequest(request.url ?? '', body)
    const how = behaviour(by, to)
    if (how === 'take' || how === 'dropTaken') taken.push({ by, to, body })
    if (how === 'drop' || how === 'dropTaken') return void request.socket.destroy()
    const { status, body: text } =
      how === 'take' ? { status: 200, body: answer } : how === 'busy' ? { status: 429, body: '{}' } : how
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }
  const http = createServer((request, response) => {
    let body = ''
    request.setEncoding('latin1')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => serve(request, response, body))
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, session, done) => {
      const how = behaviour('email', address)
      Object.assign(session, { how })
      if (how === 'busy') return done(refused(451, '4.3.2 Too much to do'))
      if (typeof how === 'object') return done(refused(how.status, how.body))
      done()
    },
    onData: (stream, session: SMTPServerSession & { how?: Behaviour }, done) => {
      let body = ''
      stream.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
      stream.on('end', () => {
        const [recipient] = session.envelope.rcptTo
        if (session.how !== 'drop') taken.push({ by: 'email', to: recipient?.address ?? '', body })
        if (session.how === 'take') return done()
        for (const connection of mail.connections) if (connection.session === session) connection.close()
      })
    },
  })
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')

  return {
    environment: {
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'otp',
      MSG91_BASE_URL: url,
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_PHONE_ID: '100000000000000',
      WHATSAPP_BASE_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
      SMTP_FROM: 'Jaadi <orders@jaadi.example>',
    },
    pushUrl: `${url}/push`,
    taken,
    behave: (how) => {
      behaviour = how
    },
    close: async () => {
      http.closeAllConnections()
      await new Promise((closed) => http.close(closed))
      await new Promise<void>((closed) => mail.close(closed))
    },
  }
}

const refused = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

/** Who is asked, for whom, and what they answer when they take it. */
function readRequest(path: string, body: string): [by: Messenger, to: string, answer: string] {
  if (path.startsWith('/push')) return ['push', path, '']
  if (path === '/api/v5/flow') {
    const { recipients } = JSON.parse(body) as { recipients: { mobiles: string }[] }
    return ['sms', recipients[0]?.mobiles ?? '', '{"type":"success","message":"1"}']
  }
  const { to } = JSON.parse(body) as { to: string }
  return ['whatsapp', to, '{"messages":[{"id":"wamid.1"}]}']
}
