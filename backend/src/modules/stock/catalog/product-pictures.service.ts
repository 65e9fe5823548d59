import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type StoredPicture, Uploads } from '../../office/media/uploads.service.js'
import { addressProblem, type PictureDraft } from './domain/pictures.js'
import { type ProductPicture } from './schemas/product.schema.js'

/** The pictures of products and pickles: uploads, or addresses on other sites (docs/domain/catalogue.md#pictures). */
@Injectable()
export class ProductPictures {
  constructor(private readonly uploads: Uploads) {}

  /**
   * The pictures as they are stored, in the transaction of the document that shows them.
   * @param wanted those that it shows from now on
   * @param had those that it showed before
   * @param field what an address that is refused is called on the wire
   * @throws InvalidInput for an upload that is gone, or an address that is none
   */
  async placed(
    wanted: readonly PictureDraft[],
    had: readonly ProductPicture[],
    field = 'pictures',
  ): Promise<ProductPicture[]> {
    const stays = new Set(uploadsOf(wanted))
    const stored = await this.uploads.use(
      [...stays],
      uploadsOf(had.map(toPictureDraft)).filter((id) => !stays.has(id)),
    )
    return wanted.map((picture) => place(picture, stored, field))
  }
}

const uploadsOf = (pictures: readonly PictureDraft[]): string[] =>
  pictures.flatMap(({ upload }) => (upload === null ? [] : [upload]))

export const toPictureDraft = ({ upload, url, alt }: ProductPicture): PictureDraft => ({
  upload: upload === null ? null : String(upload),
  url,
  alt,
})

function place(
  { upload, url, alt }: PictureDraft,
  stored: ReadonlyMap<string, StoredPicture>,
  field: string,
): ProductPicture {
  const found = upload === null ? undefined : stored.get(upload)
  if (found) {
    const { width, height, widths } = found
    return { upload: new Types.ObjectId(found.id), url: found.url, alt, width, height, widths }
  }
  const problem = addressProblem(url)
  if (problem !== null) throw InvalidInput.field(field, problem)
  return { upload: null, url, alt, width: null, height: null, widths: [] }
}
