import { Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readBytes } from '../../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  GivesPicture,
  KEPT_BY_BROWSER,
  PICTURE_REFUSALS,
  sendPicture,
  TakesPicture,
} from '../../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../../../../office/media/domain/picture-rules.js'
import { UploadBounds } from '../../../../office/media/upload-bounds.service.js'
import { BatchAnswers, StockEntryAnswer } from '../../answers/stock-entry.answer.js'
import { BillPhotos } from '../bill-photos.service.js'

/** Pictures of suppliers' bills; `:id` is the batch number or `_id`. */
@ApiTags('staff: stock')
@Allow('stock.manage')
@Controller('admin/stock/:id/bill')
export class BillsController {
  constructor(
    private readonly bills: BillPhotos,
    private readonly bounds: UploadBounds,
    private readonly answers: BatchAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: "The picture of a batch's bill" })
  @GivesPicture()
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async read(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPicture(reply, await this.bills.read(id), KEPT_BY_BROWSER)
  }

  /**
   * The body is the file. It is decoded and encoded again; the original and its camera data are not
   * stored.
   */
  @Put()
  @ApiOperation({ summary: 'Keep a picture of the bill: JPEG, PNG, WebP or AVIF, at most 12 MB' })
  @TakesPicture()
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', ...PICTURE_REFUSALS)
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
