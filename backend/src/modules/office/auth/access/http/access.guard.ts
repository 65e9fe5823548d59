import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { type FastifyReply } from 'fastify'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import { isAllowed } from '../../../../../kernel/access/permissions.js'
import { routeName } from '../../../../../kernel/access/pin-again.js'
import { AppError } from '../../../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../../../kernel/errors/too-many-requests.js'
import { hostOf } from '../../../../../platform/http/requests/client-facts.js'
import { isSafeMethod } from '../../../../../platform/http/requests/safe-method.js'
import {
  type Access,
  ACCESS_KEY,
  type AuthenticatedRequest,
  type BearerToken,
  bears,
} from '../../../../../platform/http/routes/access.js'
import { IGNORE_CREDENTIALS_KEY } from '../../../../../platform/http/routes/ignore-credentials.js'
import { type EndReason } from '../../domain/end-reason.js'
import { isForeign } from '../../domain/same-origin.js'
import { setSessionCookies } from '../../sessions/http/session-cookies.js'
import { Sessions } from '../../sessions/sessions.service.js'
import { DeviceMarks } from '../../sign-in/http/device-marks.service.js'
import { RoleMismatch } from '../../sign-in/sign-in.service.js'
import { Callers, type Identity } from '../callers.service.js'
import { type Claims, readClaims } from '../domain/claims.js'
import { FreshPins } from '../fresh-pins.service.js'
import { CredentialsRefused } from '../request-credentials.service.js'

/** The sentence for a device whose session did not end by its own log-out. */
const WHY_ENDED: Readonly<Record<EndReason, string>> = {
  'new-pin': 'Your PIN was changed on another device. Please log in with the new one.',
  'second-factor': 'A second factor was set up on another device. Please log in with it.',
  'no-second-factor': 'Your second factor was removed by an admin. Please log in and set up a new one.',
  'factor-removed': 'A part of your second factor was removed on another device. Please log in again.',
  idle: 'You were logged out because this device was not used for some time. Please log in again.',
}

const routeOf = ({ method, routeOptions }: AuthenticatedRequest): string =>
  routeName(method, routeOptions.url ?? '')

/**
 * Denies by default, on every route. Public routes that ask for the caller get it when there is one. All
 * others need a session whose role is in the permission table. A role that a request claims must equal the
 * stored one.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: Callers,
    private readonly sessions: Sessions,
    private readonly freshPins: FreshPins,
    private readonly marks: DeviceMarks,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()]
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, targets)
    if (!access) throw new AppError('FORBIDDEN', 'This is closed.')
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
    if (!access.public && this.bearsToken(request, access)) return true
    const ignored = this.reflector.getAllAndOverride<boolean | undefined>(IGNORE_CREDENTIALS_KEY, targets)
    const claims: Claims = ignored ? {} : readClaims(request.query, request.body)
    const identity =
      access.public && !access.knowsCaller ? null : await this.identify(request, claims, access.public)
    if (identity?.by !== 'credentials') this.refuseForeign(request)
    if (identity) {
      request.principal = identity.principal
      await this.slide(identity, request, context.switchToHttp().getResponse<FastifyReply>())
    }
    if (!access.public) {
      if (!identity) throw await this.stranger(request)
      const caller = this.demand(identity, access, claims.role ?? request.cookies['role'])
      this.freshPins.demand(caller, access.permission, routeOf(request))
    }
    return true
  }

  private bearsToken(request: AuthenticatedRequest, { orBearer }: { orBearer?: BearerToken }): boolean {
    return bears(request, orBearer === undefined ? null : this.config[orBearer])
  }

  /** On public routes, credentials that cannot be checked are ignored. */
  private async identify(
    request: AuthenticatedRequest,
    claims: Claims,
    isPublic: boolean,
  ): Promise<Identity | null> {
    try {
      return await this.callers.identify(request.cookies['otp'], claims, () => this.marks.visitor(request))
    } catch (error) {
      if (isPublic && (error instanceof TooManyRequests || error instanceof CredentialsRefused)) return null
      throw error
    }
  }

  /**
   * Refuses writes from a page of another site, which would use the customer's cookies, or log a customer
   * in or out.
   */
  private refuseForeign(request: AuthenticatedRequest): void {
    if (isSafeMethod(request.method)) return
    const fetchSite = request.headers['sec-fetch-site']
    const page = {
      origin: request.headers.origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      host: hostOf(request),
      publicUrl: this.config.publicUrl,
    }
    if (isForeign(page)) throw new AppError('CSRF', 'This request comes from another site.')
  }

  /** The error for a request without a session; it tells why a session ended. */
  private async stranger({ cookies }: AuthenticatedRequest): Promise<AppError> {
    const token = cookies['otp']
    const ended = token === undefined ? null : await this.sessions.whyEnded(token)
    return ended === null
      ? new AppError('NO_SESSION', 'Please log in.')
      : new AppError('NO_SESSION', WHY_ENDED[ended], { ended })
  }

  private demand(
    identity: Identity,
    access: Extract<Access, { public: false }>,
    claimedRole: string | undefined,
  ): Identity {
    const { role } = identity.principal
    if (claimedRole !== undefined && claimedRole !== role) throw new RoleMismatch()
    if (!isAllowed(role, access.permission))
      throw new AppError('FORBIDDEN', 'This is not allowed for your account.')
    return identity
  }

  private async slide(
    { session, by, principal }: Identity,
    request: AuthenticatedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const slid = await this.sessions.slide(session)
    const token = request.cookies['otp']
    if (slid && by === 'cookie' && token !== undefined)
      setSessionCookies(request, reply, this.config, { ...principal, token })
  }
}
