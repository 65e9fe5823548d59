import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { map, type Observable } from 'rxjs'
import { ReadyAnswer } from './ready-answer.js'

/** True when the client's copy is the current one (RFC 9110: a list, weak comparison, or `*`). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/**
 * Answers a GET with an ETag, and with 304 when the client has that very answer. For lists that many ask for often and
 * that seldom change; the answer may depend on the session, so only the client itself keeps it.
 */
@Injectable()
export class ConditionalGet implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    return next.handle().pipe(
      map((answer) => {
        const { json, etag } = answer instanceof ReadyAnswer ? answer : ReadyAnswer.of(answer)
        void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Cookie' })
        if (isCurrent(request.headers['if-none-match'], etag)) {
          void reply.status(304)
          return undefined
        }
        void reply.type('application/json; charset=utf-8')
        return json
      }),
    )
  }
}
