import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import mongoose from 'mongoose'
import { AppError } from '../../kernel/errors.js'

/** The one shape of an error on the wire (domain.md 7). */
export interface ErrorBody {
  error: string
  message: string
  code: string
  details: Record<string, unknown>
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'NO_SESSION',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'Send JSON.',
  503: 'The shop is not ready yet. Please try again.',
}

/** Any error to its status and body; what is our own fault says nothing of its inside. */
export function describeError(error: unknown): { status: number; body: ErrorBody } {
  const shape = (status: number, message: string, code = CODES[status] ?? 'ERROR', details = {}) => ({
    status,
    body: { error: message, message, code, details },
  })
  if (error instanceof AppError) return shape(error.status, error.message, error.code, error.details)
  if (error instanceof HttpException && error.getStatus() < 500) {
    const status = error.getStatus()
    return shape(status, SENTENCES[status] ?? error.message)
  }
  if (error instanceof mongoose.Error.CastError)
    return shape(400, `${error.path} is not valid.`, 'VALIDATION_FAILED', {
      fields: { [error.path]: 'Not valid.' },
    })
  const status = (error as { statusCode?: unknown }).statusCode
  // Fastify's own refusals (unreadable JSON, oversize body, unknown media type) carry a 4xx statusCode.
  if (typeof status === 'number' && status >= 400 && status < 500)
    return shape(status, SENTENCES[status] ?? 'The request cannot be read.')
  return shape(500, 'Something went wrong on our side. Please try again.', 'INTERNAL')
}

/** Answers every error in the one shape and logs our own faults with the request's id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors')

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const { status, body } = describeError(error)
    if (status >= 500) this.logger.error({ requestId: request.id, err: error })
    const retryAfter = body.details['retryAfterSeconds']
    if (status === 429 && typeof retryAfter === 'number')
      void reply.header('retry-after', String(Math.ceil(retryAfter)))
    void reply.status(status).header('cache-control', 'no-store').send(body)
  }
}
