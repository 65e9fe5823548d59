import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type KeyedRequest, keyedRequest, RequestKeys } from '../../request-keys.js'
import { type AuthenticatedRequest } from '../routes/access.js'

export const IDEMPOTENCY_KEY = 'Idempotency-Key'
const KEY = /^[\x21-\x7e]{8,128}$/

/** The keyed request of an `Idempotency-Key`; null without one. @throws InvalidInput for a malformed key */
function keyedIn(context: ExecutionContext): KeyedRequest | null {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key))
    throw new InvalidInput('Idempotency-Key must be 8 to 128 visible characters.')
  const { method, url } = request
  // The hash leaves out credentials in the body, which may differ when the request is repeated.
  const { otp: _, ...body } = (request.body ?? {}) as Record<string, unknown>
  const path = url.replace(/\?.*$/, '').replace(/\/$/, '').toLowerCase()
  return keyedRequest(request.principal?.userId ?? '', key, { method, path, body })
}

/** Its transaction refuses a key that the same person has used for a different request; the work checks the rest. */
@Injectable()
class OncePerKey implements NestInterceptor {
  constructor(protected readonly keys: RequestKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const keyed = keyedIn(context)
    if (!keyed) return next.handle()
    return from(this.keys.serve(keyed, () => this.work(next)))
  }

  protected work(next: CallHandler): Promise<unknown> {
    return lastValueFrom(next.handle())
  }
}

/** Refuses such a key before the work begins. */
@Injectable()
class CheckedFirst extends OncePerKey {
  protected override async work(next: CallHandler): Promise<unknown> {
    await this.keys.check()
    return super.work(next)
  }
}

/**
 * The request by its `Idempotency-Key` and its person, so that equal keys of two people differ. Undefined
 * without a key.
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) => keyedIn(context)?._id,
)

/**
 * Handles and documents the header; `what` names the record that a key creates only once.
 * @param checks whether the work itself asks for the key before it answers without a transaction (`RequestKeys.check`)
 */
export const TakesIdempotencyKey = (what: string, checks: 'first' | 'itself' = 'first'): MethodDecorator =>
  applyDecorators(
    UseInterceptors(checks === 'first' ? CheckedFirst : OncePerKey),
    ApiHeader({
      name: IDEMPOTENCY_KEY,
      required: false,
      description: `8 to 128 characters, new for each ${what}`,
    }),
  )
