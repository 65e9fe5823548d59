import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { map, type Observable } from 'rxjs'
import { type AnswerClass, answerClass, asSeenBy, matters } from '../answers/shown-to.js'
import { type AuthenticatedRequest } from './access.js'

/** Takes out of each answer what the role of the caller must not read (`shownTo`, `seenAs`). */
@Injectable()
export class SeenFields implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const type = principal ? filteredAnswer(context) : null
    if (!principal || !type) return next.handle()
    return next.handle().pipe(map((answer) => asSeenBy(principal.role, answer, type)))
  }
}

const filtered = new WeakMap<object, AnswerClass | null>()

/** The class of the answer that the API document names for a success; null when all roles read the same of it. */
function filteredAnswer(context: ExecutionContext): AnswerClass | null {
  const handler = context.getHandler()
  const known = filtered.get(handler)
  if (known !== undefined) return known
  const responses = (Reflect.getMetadata('swagger/apiResponse', handler) ?? {}) as Record<
    string,
    { type?: unknown }
  >
  const success = Object.entries(responses).find(([status, { type }]) => status.startsWith('2') && type)
  const type = answerClass(success?.[1].type)
  const found = type && matters(type) ? type : null
  filtered.set(handler, found)
  return found
}
