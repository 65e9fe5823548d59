import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { type FastifyRequest } from 'fastify'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { clientFacts } from '../../../../platform/http/requests/client-facts.js'
import { isSafeMethod } from '../../../../platform/http/requests/safe-method.js'
import { type AuthenticatedRequest, type Principal } from '../../../../platform/http/routes/access.js'
import { IGNORE_CREDENTIALS_KEY } from '../../../../platform/http/routes/ignore-credentials.js'
import { Audit, type AuditEntry, type AuditOrigin } from '../audit.service.js'
import { type AuditAction } from '../domain/actions.js'
import { changesFromBody } from '../domain/changes.js'
import { namedIn } from '../domain/named-thing.js'
import { routeAction } from '../domain/route-actions.js'

function originOf(request: FastifyRequest, { userId, mobileNumber, role }: Principal): AuditOrigin {
  return {
    actorId: userId,
    actor: role === 'user' ? maskMobileNumber(mobileNumber) : mobileNumber,
    actorRole: role,
    ...clientFacts(request),
  }
}

/** Records every write of staff in the audit log, even if its use case records nothing. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: Audit,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const { principal } = request
    if (!principal || isSafeMethod(request.method)) return next.handle()
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined })
    const origin = originOf(request, principal)
    const fallback = principal.role === 'user' ? null : this.fallback(context, request)
    return from(this.audit.during(origin, fallback, work))
  }

  /** The entry for a write that its use case does not record; null when the call writes nothing. */
  private fallback(
    context: ExecutionContext,
    request: FastifyRequest,
  ): ((answer: unknown) => AuditEntry) | null {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`
    const known = routeAction(route)
    if (known === null) return null
    // A test reports a route without a name; until then its address is used.
    const action = known ?? (route as AuditAction)
    const bodyIsData = this.reflector.getAllAndOverride<boolean | undefined>(IGNORE_CREDENTIALS_KEY, [
      context.getHandler(),
      context.getClass(),
    ])
    const parameters = Object.values(request.params as Record<string, string>).join(',')
    const [kind] = action.split('.', 1)
    return (answer) => ({
      action,
      subject: `${kind}:${namedIn(answer) ?? parameters}`,
      changes: changesFromBody(request.body, bodyIsData === true),
    })
  }
}
