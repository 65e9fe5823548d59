import {} from '@fastify/cookie'
import { Inject, Injectable } from '@nestjs/common'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import { clientFacts } from '../../../../../platform/http/requests/client-facts.js'
import { Keyring } from '../../keyring.service.js'
import { cookieAttributes } from '../../sessions/http/session-cookies.js'
import { type Challenged, type Visitor } from '../place.js'

const COOKIE = 'device'
const MARK_DAYS = 400

/** The mark of a browser that requested a code. It is not a credential: it tells whose tries are counted. */
@Injectable()
export class DeviceMarks {
  constructor(
    private readonly keyring: Keyring,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  visitor(request: FastifyRequest): Visitor {
    return { ...clientFacts(request), device: this.keyring.deviceOf(request.cookies[COOKIE]) }
  }

  /** Marks the browser unless it has a mark of this shop. */
  mark(request: FastifyRequest, reply: FastifyReply): { visitor: Visitor; isNew: boolean } {
    const visitor = this.visitor(request)
    if (visitor.device !== null) return { visitor, isNew: false }
    const mark = this.keyring.newDeviceMark()
    void reply.setCookie(COOKIE, mark, {
      ...cookieAttributes(request, this.config),
      maxAge: MARK_DAYS * 86_400,
      httpOnly: true,
    })
    return { visitor: { ...visitor, device: this.keyring.deviceOf(mark) }, isNew: true }
  }

  /**
   * Marks the browser for challenges of passkeys. Its tries are still counted as those of a visitor without
   * a mark, since a client that keeps no cookies gets a new one with every request.
   */
  challenged(request: FastifyRequest, reply: FastifyReply): Challenged {
    const { visitor, isNew } = this.mark(request, reply)
    return { ...visitor, device: isNew ? null : visitor.device, browser: visitor.device ?? '' }
  }
}
