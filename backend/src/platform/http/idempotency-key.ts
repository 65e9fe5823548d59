import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { InvalidInput } from '../../kernel/errors.js'

const KEY = /^[\x21-\x7e]{8,128}$/

/** The `Idempotency-Key` of a request, if it has one. @throws InvalidInput when it is none */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw new InvalidInput('Idempotency-Key must be 8 to 128 visible characters.')
})

/** Documents the header; `what` is what one key makes once. */
export const TakesIdempotencyKey = (what: string): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `8 to 128 characters, new for each ${what}`,
  })
