import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { type FastifyReply } from 'fastify'
import { concatMap, type Observable } from 'rxjs'
import { AnonymousAnswers } from './anonymous-answers.js'
import { bytesFor, ReadyAnswer } from './health/ready-answer.js'
import { type AuthenticatedRequest } from './routes/access.js'

/**
 * Answers a GET with an ETag, and with 304 when the client has the same answer already. For lists that are
 * read often and seldom change. The answer may depend on the session, so only the client itself may store
 * it. It is compressed only when it does not depend on the session.
 */
@Injectable()
export class ConditionalGet implements NestInterceptor {
  constructor(private readonly anonymous: AnonymousAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    return next.handle().pipe(
      concatMap((answer) => {
        const ready = answer instanceof ReadyAnswer ? answer : ReadyAnswer.of(answer)
        this.anonymous.note(request, ready)
        return bytesFor(request, reply, ready, ready === answer || request.principal === undefined)
      }),
    )
  }
}
