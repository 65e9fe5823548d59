import { Controller, Post, Req } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PICTURE_REFUSALS, TakesPicture } from '../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../domain/picture-rules.js'
import { UploadBounds } from '../upload-bounds.service.js'
import { Uploads } from '../uploads.service.js'

export class UploadAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '/uploads/6740c1f2a4b5c6d7e8f90123-640.webp' }) url!: string
  @ApiProperty({ description: 'Of the original, upright, in px', example: 4000 }) width!: number
  @ApiProperty({ description: 'px', example: 3000 }) height!: number
  @ApiProperty({
    type: [Number],
    description: 'Copies lie at /uploads/<id>-<width>.webp and .avif',
    example: [320, 640, 1080],
  })
  widths!: number[]
}

/** Pictures for products. */
@ApiTags('staff: products')
@Controller('admin/uploads')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly bounds: UploadBounds,
  ) {}

  /**
   * The body is the file. It is decoded and encoded again; the original and its camera data are not
   * stored.
   */
  @Allow('products.manage')
  @Post()
  @ApiOperation({ summary: 'Upload a picture: JPEG, PNG, WebP or AVIF, at most 12 MB and 50 megapixels' })
  @TakesPicture()
  @ApiCreatedResponse({ type: UploadAnswer })
  @Fails(...PICTURE_REFUSALS)
  async add(@Caller() { userId }: Principal, @Req() request: FastifyRequest): Promise<UploadAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    this.bounds.spend(userId, bytes.length)
    return this.uploads.add(bytes)
  }
}
