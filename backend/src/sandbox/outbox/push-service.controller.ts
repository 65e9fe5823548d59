import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import {
  Body,
  Controller,
  Delete,
  Headers,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Res,
} from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { InjectModel } from '@nestjs/mongoose'
import { type FastifyAdapter } from '@nestjs/platform-fastify'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Model } from 'mongoose'
import { Clock } from '../../platform/clock.js'
import { Public } from '../../platform/http/routes/access.js'
import { OwnAddress } from '../../platform/own-address.js'
import { OutboxMessageDocument, SandboxBrowserDocument } from './schemas/outbox-message.schema.js'

/** What a push service takes at most. */
const LONGEST_BODY = 4096 + 86

/** A push service, and the browsers behind it: what they would show goes to the outbox. */
@ApiExcludeController()
@Public()
@Controller('sandbox/push')
export class PushServiceController implements OnModuleInit {
  constructor(
    @InjectModel(OutboxMessageDocument.name) private readonly messages: Model<OutboxMessageDocument>,
    @InjectModel(SandboxBrowserDocument.name) private readonly browsers: Model<SandboxBrowserDocument>,
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly ownAddress: OwnAddress,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // A command of the terminal starts no server.
    const server = this.host.httpAdapter as FastifyAdapter | null
    server
      ?.getInstance()
      .addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
        (_request: FastifyRequest, body: Buffer, done: (error: null, body: Buffer) => void) =>
          done(null, body),
      )
  }

  /** A browser subscribes; it gets what `PushSubscription.toJSON()` has. */
  @Post('subscriptions')
  async subscribe(): Promise<object> {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    const browser = {
      _id: randomUUID(),
      privateKey: keys.getPrivateKey('base64url'),
      publicKey: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    await this.browsers.create(browser)
    return {
      endpoint: `${this.ownAddress.get()}/sandbox/push/${browser._id}`,
      expirationTime: null,
      keys: { p256dh: browser.publicKey, auth: browser.auth },
    }
  }

  /** The browser is gone: its address answers 410 from now on. */
  @Delete(':id')
  @HttpCode(204)
  async leave(@Param('id') id: string): Promise<void> {
    await this.browsers.updateOne({ _id: id }, { $set: { gone: true } })
  }

  @Post(':id')
  async push(
    @Param('id') id: string,
    @Headers() headers: Record<string, string | undefined>,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const answer = (status: number): void => void reply.status(status)
    if (!/^vapid t=[\w.-]+, ?k=[\w-]+$/.test(headers['authorization'] ?? '')) return answer(401)
    if (headers['content-encoding'] !== 'aes128gcm' || headers['ttl'] === undefined) return answer(400)
    const browser = await this.browsers.findById(id).lean<SandboxBrowserDocument>()
    if (!browser) return answer(404)
    if (browser.gone) return answer(410)
    const { title, text, link } = JSON.parse(opened(body as Buffer, browser)) as Record<string, string>
    await this.messages.create({
      channel: 'push',
      to: id,
      subject: title,
      text,
      link,
      at: this.clock.actual(),
    })
    answer(201)
  }
}

/** What only the browser can read (RFC 8291): salt, record size, the sender's key and the sealed record. */
function opened(body: Buffer, { privateKey, publicKey, auth }: SandboxBrowserDocument): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey, 'base64url')
  const derived = (secret: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(publicKey, 'base64url'), senderKey])
  const secret = derived(own.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
