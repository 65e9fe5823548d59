import { Controller, Get, Param, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { DAY_SECONDS, YEAR_SECONDS } from '../../../../platform/http/answers/caching.js'
import { Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { formatOf } from '../domain/picture-rules.js'
import { PictureStore } from '../storage/picture-store.js'

/** Copies of uploaded pictures, from the store to the browser. */
@ApiTags('catalogue')
@Controller('uploads')
export class PublicUploadsController {
  constructor(private readonly store: PictureStore) {}

  /** A name never changes its picture, so browsers cache it for a year. */
  @Public()
  @Get(':file')
  @ApiOperation({ summary: 'A copy of a picture: <id>-<width>.webp or .avif' })
  @ApiProduces('image/webp', 'image/avif')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async copy(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const format = formatOf(file)
    if (format === null) throw new NotFound('The picture')
    const elsewhere = this.store.publicUrl(file)
    if (elsewhere !== null) {
      await reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).redirect(elsewhere, 302)
      return
    }
    const bytes = await this.store.read(file)
    if (bytes === null) throw new NotFound('The picture')
    await reply
      .headers({
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'x-content-type-options': 'nosniff',
        // A browser that opens the file directly runs no code in it.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(`image/${format}`)
      .send(bytes)
  }
}
