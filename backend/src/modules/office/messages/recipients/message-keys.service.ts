import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { type MessageKind } from '../domain/events.js'
import { MessageKeysDocument } from '../schemas/recipient.schemas.js'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** What a link in an e-mail ends. */
export interface Ending {
  person: string
  channel: Channel
  kind: MessageKind
}

/** The keys of the shop's messages: of web push, and of the links that end messages. */
@Injectable()
export class MessageKeys {
  private known: Promise<MessageKeysDocument> | null = null

  constructor(@InjectModel(MessageKeysDocument.name) private readonly keys: Model<MessageKeysDocument>) {}

  /** Made once for all processes; whoever comes second finds what the first one stored. */
  current(): Promise<MessageKeysDocument> {
    this.known ??= this.readOrMake().catch((error: unknown) => {
      this.known = null
      throw error
    })
    return this.known
  }

  /**
   * The token of a link that ends messages: nobody reads a number in it, and nobody makes one without the key. It is valid for
   * as long as the key is.
   */
  async endingToken({ person, channel, kind }: Ending): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, await this.linkKey(), nonce)
    const sealed = Buffer.concat([cipher.update([person, channel, kind].join(' '), 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Null for a token that is not ours. */
  async endingOf(token: string): Promise<Ending | null> {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
    try {
      const decipher = createDecipheriv(CIPHER, await this.linkKey(), bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const open = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
      const [person = '', channel, kind] = Buffer.concat(open).toString('utf8').split(' ')
      const known = CHANNELS.find((one) => one === channel)
      if (known === undefined || (kind !== 'service' && kind !== 'marketing')) return null
      return { person, channel: known, kind }
    } catch {
      return null
    }
  }

  private async linkKey(): Promise<Buffer> {
    return Buffer.from((await this.current()).linkKey, 'base64url')
  }

  private async readOrMake(): Promise<MessageKeysDocument> {
    const stored = await this.keys.findById('shop').session(null).lean<MessageKeysDocument>()
    if (stored) return stored
    const { default: webPush } = await import('web-push')
    const made = {
      ...webPush.generateVAPIDKeys(),
      linkKey: randomBytes(KEY_BYTES).toString('base64url'),
    }
    return this.keys
      .findByIdAndUpdate('shop', { $setOnInsert: made }, { upsert: true, returnDocument: 'after' })
      .session(null)
      .lean<MessageKeysDocument>()
      .orFail()
  }
}
