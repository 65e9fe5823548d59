import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { OutsideServices } from '../../../../platform/outside-services.js'
import { OwnAddress } from '../../../../platform/own-address.js'
import { jsonFields, post, type Posted } from './post.js'

const SANDBOX = { authKey: 'sandbox-key', templateId: 'sandbox-template' }

/** What MSG91 said. `failed` with the reason, which it gives with HTTP 200 too; `silent`: nobody knows what it did. */
export type Msg91Answer =
  | { is: 'taken' }
  | { is: 'failed'; status: number; why: string }
  | Exclude<Posted, { is: 'answered' }>

/**
 * MSG91's calls (docs/integrations.md#msg91). The key goes in a header and numbers and codes in the body, so that no
 * access log on the way holds either.
 */
@Injectable()
export class Msg91Client {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly ownAddress: OwnAddress,
    private readonly outside: OutsideServices,
  ) {}

  isConnected(): boolean {
    return this.config.msg91 !== null || this.isSandbox()
  }

  isSandbox(): boolean {
    return this.config.sandboxes.includes('sms')
  }

  /** The DLT-registered template of one-time passwords. */
  get otpTemplateId(): string {
    return (this.config.msg91 ?? SANDBOX).templateId
  }

  async call(path: string, body: object): Promise<Msg91Answer> {
    const { authKey, baseUrl } = this.config.msg91 ?? {
      ...SANDBOX,
      baseUrl: `${this.ownAddress.get()}/sandbox/msg91`,
    }
    const posted = await post(baseUrl + path, {
      headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (posted.is !== 'answered') {
      this.outside.failed('sms', posted.why)
      return posted
    }
    const { status, text } = posted
    const { type, message } = jsonFields(text)
    if (type === 'success' && status < 300) {
      this.outside.answered('sms')
      return { is: 'taken' }
    }
    const why = [status === 200 ? '' : `HTTP ${status}`, typeof message === 'string' ? message : '']
    // A gateway in front may have passed the request on.
    if (type === undefined && status >= 500) return { is: 'unknown', why: why.join(' ').trim() }
    return { is: 'failed', status, why: why.filter(Boolean).join(' ') || 'no reason given' }
  }
}
