import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type StoredBom } from './boms.queries.js'
import { BomVersionDocument } from './schemas/bom-version.schema.js'

/** One version of a BOM: how it was, who wrote it so, and when. */
export type BomVersion = Omit<BomVersionDocument, '_id' | 'bom'>

export const MOST_TOLD = 200

/** What a BOM was before (docs/domain/workshop.md#versions-of-a-bom). */
@Injectable()
export class BomVersions {
  constructor(@InjectModel(BomVersionDocument.name) private readonly versions: Model<BomVersionDocument>) {}

  /** Keeps a BOM as it stands, in the transaction that changes it. */
  async keep(bom: StoredBom): Promise<void> {
    await this.versions.create([{ bom: bom._id, ...versionOf(bom) }])
  }

  /** All versions, the present one first. */
  async list(bom: StoredBom): Promise<BomVersion[]> {
    const earlier = await this.versions
      .find({ bom: bom._id })
      .sort({ version: -1 })
      .limit(MOST_TOLD)
      .lean<BomVersionDocument[]>()
    return [versionOf(bom), ...earlier]
  }

  /** They go with their BOM. */
  async forget(bom: Types.ObjectId): Promise<void> {
    await this.versions.deleteMany({ bom })
  }

  async countWith(product: Types.ObjectId): Promise<number> {
    return this.versions.countDocuments({ 'components.product': product })
  }
}

function versionOf(bom: StoredBom): BomVersion {
  const { version, parentProductQuantityMilli, parentProductUnit, components, savedBy } = bom
  const savedAt = bom.savedAt ?? bom.createdAt
  return { version, parentProductQuantityMilli, parentProductUnit, components, savedBy, savedAt }
}
