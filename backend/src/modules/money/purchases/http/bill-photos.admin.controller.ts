import { Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  GivesPicture,
  PICTURE_REFUSALS,
  sendPicture,
  TakesPicture,
} from '../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../../../office/media/domain/picture-rules.js'
import { UploadBounds } from '../../../office/media/upload-bounds.service.js'
import { SupplierBillPhotos } from '../bill-photos.service.js'
import { BillAnswers } from './bill-answers.service.js'
import { BillAnswer } from './bills.dto.js'

/** The picture of a supplier's bill. */
@ApiTags('staff: bills')
@Allow('bills.manage')
@Controller('admin/bills/:id/photo')
export class SupplierBillPhotosController {
  constructor(
    private readonly photos: SupplierBillPhotos,
    private readonly bounds: UploadBounds,
    private readonly answers: BillAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The picture of a bill' })
  @GivesPicture()
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async read(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPicture(reply, await this.photos.read(id), 'private, no-store')
  }

  /** The body is the file. It is decoded and encoded again; the original and its camera data are not stored. */
  @Put()
  @ApiOperation({ summary: 'Keep a picture of the bill: JPEG, PNG, WebP or AVIF, at most 12 MB' })
  @TakesPicture()
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND', ...PICTURE_REFUSALS)
  async keep(
    @Caller() { userId }: Principal,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<BillAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    this.bounds.spend(userId, bytes.length)
    return this.answers.one(await this.photos.keep(id, bytes))
  }

  @Delete()
  @ApiOperation({ summary: 'Take the picture of the bill away' })
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND')
  async remove(@Param('id') id: string): Promise<BillAnswer> {
    return this.answers.one(await this.photos.remove(id))
  }
}
