import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { sameText } from '../../../platform/same-text.js'
import { sessionSecret } from './session-secret.js'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const DEVICE_MARK = /^([\w-]{22})\.([\w-]{43})$/

/** Generates secrets, and converts them to the forms in which they are stored. */
@Injectable()
export class Keyring {
  private readonly secret: string

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.secret = sessionSecret(config)
  }

  /** A new code of six digits. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0')
  }

  /** A new token of 256 random bits, long enough to be stored as a plain hash. */
  newToken(): string {
    return randomBytes(32).toString('base64url')
  }

  tokenHash(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }

  /** The mark of a browser: an id, and the proof that this shop issued it. */
  newDeviceMark(): string {
    const id = randomBytes(16).toString('base64url')
    return `${id}.${this.keyed(`device\n${id}`)}`
  }

  /** The id in a browser's mark; null when this shop did not issue it. */
  deviceOf(mark: string | undefined): string | null {
    const [, id, proof] = DEVICE_MARK.exec(mark ?? '') ?? []
    return id !== undefined && proof !== undefined && sameText(this.keyed(`device\n${id}`), proof) ? id : null
  }

  /** A separate key for one purpose. */
  secretFor(purpose: string): string {
    return this.keyed(`secret\n${purpose}`)
  }

  /** Keyed hash of a short secret, different for each number, so that equal codes do not look equal. */
  codeHash(mobileNumber: string, code: string): string {
    return this.keyed(`otp\n${mobileNumber}\n${code}`)
  }

  /**
   * Encrypts a value that must be read again. It is bound to `owner`, so that it is useless for any other
   * account.
   */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.sealingKey(), nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Decrypts a value; null when it was sealed for another account, or under another secret. */
  unseal(sealed: string, owner: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    try {
      const decipher = createDecipheriv(CIPHER, this.sealingKey(), nonce).setAAD(Buffer.from(owner))
      decipher.setAuthTag(tag)
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(text).toString('utf8')
    } catch {
      return null
    }
  }

  private sealingKey(): Buffer {
    return Buffer.from(this.secretFor('sealing'), 'base64url')
  }

  private keyed(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url')
  }
}
