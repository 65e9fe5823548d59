import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { sessionSecret } from './session-secret.js'

const TOKEN = /^[\w-]{43}$/

/** Secrets: making them, and the forms in which they are stored. */
@Injectable()
export class Keyring {
  private readonly secret: string

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.secret = sessionSecret(config)
  }

  /** Six digits. */
  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0')
  }

  /** 256 random bits; long enough to be stored by a plain hash. */
  newToken(): string {
    return randomBytes(32).toString('base64url')
  }

  isToken(text: string): boolean {
    return TOKEN.test(text)
  }

  tokenHash(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }

  /** Keyed hash of a short secret, different for each number, so that equal codes do not look equal. */
  codeHash(mobileNumber: string, code: string): string {
    return createHmac('sha256', this.secret).update(`otp\n${mobileNumber}\n${code}`).digest('base64url')
  }
}
