import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { parseConfig } from '../../../../config/config.js'
import { OutsideServices } from '../../../../platform/outside-services.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { Msg91Client } from './msg91.client.js'
import { Msg91OtpSender } from './msg91-otp-sender.js'

const MESSAGE = { mobileNumber: '9876543210', code: '482910', validMinutes: 10 }

describe('one-time passwords through MSG91', () => {
  let server: Server
  let sender: Msg91OtpSender
  let received: { request: IncomingMessage; body: string } | undefined
  let answer: { status: number; body: string }

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received = { request, body }
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const config = parseConfig({
      NODE_ENV: 'test',
      MSG91_AUTH_KEY: 'the-key',
      MSG91_TEMPLATE_ID: 'the-template',
      MSG91_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    })
    sender = new Msg91OtpSender(new Msg91Client(config, new OwnAddress(), new OutsideServices()))
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    answer = { status: 200, body: '{"type":"success","request_id":"1"}' }
  })

  it('are posted with number, template and code, and no secret in the address', async () => {
    await sender.send(MESSAGE)
    expect(received?.request).toMatchObject({
      method: 'POST',
      url: '/api/v5/otp',
      headers: { authkey: 'the-key', 'content-type': 'application/json' },
    })
    expect(JSON.parse(received?.body ?? '')).toEqual({
      template_id: 'the-template',
      mobile: '919876543210',
      otp: '482910',
      otp_expiry: 10,
    })
  })

  it.each([
    [
      'an error under HTTP 200',
      200,
      '{"type":"error","message":"Template ID Missing"}',
      'Template ID Missing',
    ],
    [
      'an HTTP error',
      401,
      '{"type":"error","message":"AuthenticationFailure"}',
      'HTTP 401 AuthenticationFailure',
    ],
    ['an answer that is no JSON', 200, '<html>', 'MSG91:'],
  ])('fail on %s, with the reason for the log only', async (_, status, body, reason) => {
    answer = { status, body }
    const failure = await sender.send(MESSAGE).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'OTP_NOT_SENT',
      message: 'Error sending OTP, Pls contact customer care',
      details: {},
    })
    expect((failure as { reason: string }).reason).toContain(reason)
  })
})
