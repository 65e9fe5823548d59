import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { map, type Observable } from 'rxjs'
import { answerClass, asSeenBy } from '../answers/shown-to.js'
import { type AuthenticatedRequest } from './access.js'

/** Takes out of each answer what the role of the caller must not read (`shownTo`, `seenAs`). */
@Injectable()
export class SeenFields implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const type = documentedAnswer(context)
    if (!principal || !type) return next.handle()
    return next.handle().pipe(map((answer) => asSeenBy(principal.role, answer, type)))
  }
}

/** The class of the answer that the API document names for a success. */
function documentedAnswer(context: ExecutionContext): ReturnType<typeof answerClass> {
  const responses = (Reflect.getMetadata('swagger/apiResponse', context.getHandler()) ?? {}) as Record<
    string,
    { type?: unknown }
  >
  const success = Object.entries(responses).find(([status, { type }]) => status.startsWith('2') && type)
  return answerClass(success?.[1].type)
}
