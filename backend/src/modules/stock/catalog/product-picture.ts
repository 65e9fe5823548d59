import { ApiProperty } from '@nestjs/swagger'
import { type StoredProduct } from './schemas/product.schema.js'

/** A picture of a product. */
export class PictureAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '6740c1f2a4b5c6d7e8f90123',
    description:
      'Copies of an upload lie at /uploads/<upload>-<width>.webp and .avif; null: `url` is elsewhere',
  })
  upload!: string | null
  @ApiProperty({ example: '/uploads/6740c1f2a4b5c6d7e8f90123-640.webp' }) url!: string
  @ApiProperty({ example: 'A jar of chicken pickle, opened' }) alt!: string
  @ApiProperty({ type: Number, nullable: true, example: 4000, description: 'px' }) width!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 3000, description: 'px' }) height!: number | null
  @ApiProperty({ type: [Number], example: [320, 640, 1080] }) widths!: number[]
}

export function toPicture({
  upload,
  url,
  alt,
  width,
  height,
  widths,
}: StoredProduct['pictures'][number]): PictureAnswer {
  return { upload: upload === null ? null : String(upload), url, alt, width, height, widths }
}
