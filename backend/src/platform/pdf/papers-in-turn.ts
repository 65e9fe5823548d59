import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { type AuthenticatedRequest } from '../http/routes/access.js'
import { PaperTurns } from './paper-turns.service.js'

/** For routes with a session that answer with a PDF: one at a time for each account. */
@Injectable()
export class PapersInTurn implements NestInterceptor {
  constructor(private readonly turns: PaperTurns) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
    if (!principal) throw new Error('A paper on a route without a session')
    return from(this.turns.take(principal, () => lastValueFrom(next.handle())))
  }
}
