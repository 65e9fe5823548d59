import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { Settings } from '../../settings/settings.service.js'
import { type Outcome } from '../domain/sending-rules.js'
import { MessageKeys } from '../recipients/message-keys.service.js'
import { PushSubscriptions, type StoredSubscription } from '../recipients/push-subscriptions.service.js'
import { type Letter, MessageChannel } from './channel.js'
import { post } from './post.js'
import { publicOnly } from './public-endpoints.js'

/** How long a push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 86_400
const LONGEST_TEXT = 300

/** Web push: encrypted for the one browser (RFC 8291), and signed with the shop's key (VAPID, RFC 8292). */
@Injectable()
export class PushChannel extends MessageChannel {
  readonly channel = 'push'

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly keys: MessageKeys,
    private readonly subscriptions: PushSubscriptions,
    private readonly settings: Settings,
  ) {
    super()
  }

  isConnected(): boolean {
    return true
  }

  /** To each browser of the person. It is sent when one of them has it; those that are gone are forgotten. */
  async send(letter: Letter): Promise<Outcome> {
    const subscriptions = await this.subscriptions.of(letter.person)
    const outcomes: Outcome[] = []
    for (const subscription of subscriptions) outcomes.push(await this.toBrowser(subscription, letter))
    return (
      outcomes.find(({ is }) => is === 'sent') ??
      outcomes.find(({ is }) => is === 'later' || is === 'unknown') ??
      outcomes.find(({ is }) => is === 'refused') ?? {
        is: 'skipped',
        why: 'No browser of the person takes messages any more.',
      }
    )
  }

  private async toBrowser(subscription: StoredSubscription, letter: Letter): Promise<Outcome> {
    const { endpoint, p256dh, auth } = subscription
    const { default: webPush } = await import('web-push')
    const { publicKey, privateKey } = await this.keys.current()
    const { email } = await this.settings.current()
    const { id, subject, text, link, mayWait } = letter
    const payload = JSON.stringify({ title: subject, text: text.slice(0, LONGEST_TEXT), link, tag: id })
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: `mailto:${email}`, publicKey, privateKey },
      TTL: KEPT_SECONDS,
      urgency: mayWait ? 'normal' : 'high',
    })
    const posted = await post(endpoint, {
      headers: headers as Record<string, string>,
      body: body ?? '',
      // A sandbox's push service is on this machine.
      ...(this.config.isProduction ? { lookup: publicOnly } : {}),
    })
    if (posted.is !== 'answered')
      return { is: posted.is === 'notSent' ? 'later' : 'unknown', why: `The push service: ${posted.why}` }
    const { status } = posted
    if (status < 300) return { is: 'sent' }
    const why = `The push service: HTTP ${status}`
    if (status === 404 || status === 410) {
      await this.subscriptions.forget(subscription)
      return { is: 'addressRefused', why }
    }
    return status === 429 || status >= 500 ? { is: 'later', why } : { is: 'refused', why }
  }
}
