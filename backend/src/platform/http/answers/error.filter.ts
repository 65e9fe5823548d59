import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import mongoose from 'mongoose'
import { type ErrorCode } from '../../../kernel/errors/error-codes.js'
import { AppError, InvalidInput } from '../../../kernel/errors/errors.js'
import { fieldInWords } from '../../../kernel/text/field-words.js'
import { DatabaseAway, isDatabaseAway } from '../../health/database-away.js'
import { DiskFull, isDiskFull } from '../../health/disk-room.js'
import { isUnreachable } from '../../logging/error-facts.js'
import { type ErrorAnswer } from './error.answer.js'
import { statusOf } from './error-status.js'

/** Error codes, by status, for requests that the framework refuses itself. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'NO_SESSION',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'TOO_LARGE',
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON.',
  431: 'The headers of the request are too long.',
}

interface Described {
  status: number
  body: ErrorAnswer
}

const shape = (status: number, code: ErrorCode, message: string, details = {}): Described => ({
  status,
  body: { error: message, message, code, details },
})

const refused = (status: number, otherwise: string): Described =>
  shape(status, CODES[status] ?? 'ERROR', SENTENCES[status] ?? otherwise)

const describeAppError = ({ code, message, details }: AppError): Described =>
  shape(statusOf(code), code, message, details)

/** Status and body of any error. The answer to a fault of this program reveals nothing about it. */
export function describeError(error: unknown): Described {
  if (isDatabaseAway(error)) return describeAppError(new DatabaseAway())
  if (isDiskFull(error)) return describeAppError(new DiskFull())
  if (error instanceof AppError) return describeAppError(error)
  if (error instanceof HttpException && error.getStatus() < 500)
    return refused(error.getStatus(), error.message)
  if (error instanceof mongoose.Error.CastError)
    return describeError(InvalidInput.field(error.path, `${fieldInWords(error.path)} is not valid.`))
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  // Fastify's own refusals (unreadable JSON, oversize body, unknown media type) carry a 4xx statusCode.
  if (typeof status === 'number' && status >= 400 && status < 500)
    return refused(status, 'The request cannot be read.')
  return shape(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
}

/** The service that could not be reached for a request, for its line in the log (`request-log.ts`). */
const unreached = new WeakMap<FastifyRequest, unknown>()

export const unreachedFor = (request: FastifyRequest): unknown => unreached.get(request)

/** Answers every error in one shape, and logs faults of this program with the request's id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors')

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const { status, body } = describeError(error)
    if (isUnreachable(error)) unreached.set(request, error)
    else if (status >= 500) this.logger.error({ requestId: request.id, err: error })
    const retryAfter = body.details['retryAfterSeconds']
    if (typeof retryAfter === 'number') void reply.header('retry-after', String(Math.ceil(retryAfter)))
    void reply.status(status).header('cache-control', 'no-store')
    // A document opened in its own tab has no screen to show the error, so it gets a plain sentence.
    if (status === 429 && request.headers['sec-fetch-dest'] === 'document')
      void reply.type('text/plain; charset=utf-8').send(body.message)
    else void reply.send(body)
  }
}
