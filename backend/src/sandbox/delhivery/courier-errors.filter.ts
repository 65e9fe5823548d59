import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common'
import { type FastifyReply } from 'fastify'

/** The courier's errors in the courier's words, not in the shop's. */
@Catch(HttpException)
export class CourierErrors implements ExceptionFilter {
  catch(error: HttpException, host: ArgumentsHost): void {
    void host.switchToHttp().getResponse<FastifyReply>().status(error.getStatus()).send(error.getResponse())
  }
}
