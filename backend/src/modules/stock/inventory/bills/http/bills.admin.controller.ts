import { Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common'
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readBytes } from '../../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { MOST_BYTES } from '../../../../office/media/domain/picture-rules.js'
import { UploadBounds } from '../../../../office/media/upload-bounds.service.js'
import { StockAnswers, StockEntryAnswer } from '../../answers/stock-entry.answer.js'
import { BillPhotos } from '../bill-photos.service.js'

const PICTURE = { schema: { type: 'string', format: 'binary' } } as const
/** A picture has an address of its own, so that a browser may keep it; nobody between may. */
const CACHE = 'private, max-age=86400, immutable'

/** Pictures of suppliers' bills; `:id` is the batch number or `_id`. */
@ApiTags('staff: stock')
@Allow('stock.manage')
@Controller('admin/stock/:id/bill')
export class BillsController {
  constructor(
    private readonly bills: BillPhotos,
    private readonly bounds: UploadBounds,
    private readonly answers: StockAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: "The picture of a batch's bill" })
  @ApiProduces('image/webp')
  @ApiOkResponse(PICTURE)
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async read(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.bills.read(id)
    await reply
      .headers({
        'cache-control': CACHE,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/webp')
      .send(bytes)
  }

  /** The file itself is the body. It is decoded and coded again; the original and its camera data are not kept. */
  @Put()
  @ApiOperation({ summary: 'Keep a picture of the bill: JPEG, PNG, WebP or AVIF, at most 12 MB' })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif')
  @ApiBody(PICTURE)
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails(
    'NOT_FOUND',
    'NOT_A_PICTURE',
    'PICTURE_SIZE',
    'UPLOAD_BROKEN',
    'UPLOADS_BUSY',
    'STORAGE_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  )
  async keep(
    @Caller() { userId }: Principal,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<StockEntryAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    this.bounds.spend(userId, bytes.length)
    return this.answers.one(await this.bills.keep(id, bytes))
  }

  @Delete()
  @ApiOperation({ summary: 'Take the picture of the bill away' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND')
  async remove(@Param('id') id: string): Promise<StockEntryAnswer> {
    return this.answers.one(await this.bills.remove(id))
  }
}
