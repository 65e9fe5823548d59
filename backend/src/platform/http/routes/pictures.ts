import { applyDecorators, UseInterceptors } from '@nestjs/common'
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { type ErrorCode } from '../../../kernel/errors/error-codes.js'
import { HeavyInTurn } from './heavy-turns.service.js'

const PICTURE = { schema: { type: 'string', format: 'binary' } } as const

/** Why a picture is not taken, for `@Fails`. */
export const PICTURE_REFUSALS = [
  'NOT_A_PICTURE',
  'PICTURE_SIZE',
  'UPLOAD_BROKEN',
  'UPLOADS_BUSY',
  'STORAGE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorCode[]

/** A route whose body is the picture itself; one at a time for each account. */
export const TakesPicture = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(HeavyInTurn),
    ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif'),
    ApiBody(PICTURE),
  )

/** A route that answers with a picture by `sendPicture`. */
export const GivesPicture = (): MethodDecorator =>
  applyDecorators(ApiProduces('image/webp'), ApiOkResponse(PICTURE))

/** For a picture that has an address of its own, so that a browser may keep it; nobody between may. */
export const KEPT_BY_BROWSER = 'private, max-age=86400, immutable'

/** Answers with a WebP picture that a browser shows and never runs, whatever it is. */
export async function sendPicture(reply: FastifyReply, bytes: Buffer, cacheControl: string): Promise<void> {
  await reply
    .headers({
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type('image/webp')
    .send(bytes)
}
