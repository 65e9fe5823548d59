import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned, EditConflict } from '../../../platform/mongo/versions.js'
import { BomDiary } from './bom-diary.service.js'
import { BomRules } from './bom-rules.service.js'
import { BomQueries, type StoredBom } from './boms.queries.js'
import { type BomDraft } from './domain/bom-draft.js'
import { BomDocument } from './schemas/bom.schema.js'

export interface NewBom {
  draft: BomDraft
  /** Name of the creator as the client sent it. */
  createdBy: string
  /** Mobile number of the person. */
  by: string
  /**
   * Key of the caller's request: when the request is repeated, or sent twice at once, it gives the BOM
   * that was created.
   */
  requestKey?: string | undefined
}

export interface BomEdit {
  /** The parent cannot change: if the draft has one, it must be that of the BOM. */
  draft: Omit<BomDraft, 'parentProduct'> & { parentProduct?: string | undefined }
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version: number | undefined
  /** Mobile number of the person. */
  by: string
  /** Converts the stored BOM to an answer, for a person whose edit came too late. */
  toAnswer: (bom: StoredBom) => Promise<object>
}

/** Creates and changes recipes for staff (docs/domain/workshop.md#bom). */
@Injectable()
export class KeepBoms {
  constructor(
    @InjectModel(BomDocument.name) private readonly model: Model<BomDocument>,
    private readonly boms: BomQueries,
    private readonly rules: BomRules,
    private readonly diary: BomDiary,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput naming the field, Conflict BOM_CIRCULAR */
  async create(wanted: NewBom): Promise<StoredBom> {
    const { requestKey } = wanted
    if (requestKey === undefined) return this.write(wanted)
    const known = await this.boms.byRequest(requestKey)
    if (known) return known
    try {
      return await this.write(wanted)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.boms.byRequest(requestKey) : null
      if (rival) return rival
      throw error
    }
  }

  /** @throws NotFound, InvalidInput naming the field, EditConflict, Conflict BOM_CIRCULAR */
  async change(id: string, { draft, version, by, toAnswer }: BomEdit): Promise<StoredBom> {
    return this.transactions.run(async () => {
      const before = await this.boms.byId(id)
      if (version !== undefined && version !== before.version)
        throw new EditConflict('The BOM', await toAnswer(before))
      const parentProduct = draft.parentProduct ?? String(before.parentProduct)
      const fields = await this.rules.prepare({ ...draft, parentProduct }, before)
      const { parentProductQuantityMilli, parentProductUnit, components } = fields
      const saved = await changeVersioned(this.model, {
        id: before._id,
        version: before.version,
        change: {
          $set: {
            parentProductQuantityMilli,
            parentProductUnit,
            components,
            savedBy: by,
            savedAt: this.clock.now(),
          },
        },
        what: 'The BOM',
        // Saves run one after the other, so nobody else can have saved since the BOM was read.
        toAnswer: () => ({}),
      })
      await this.diary.changed(before, saved)
      return saved
    })
  }

  private async write({ draft, createdBy, by, requestKey }: NewBom): Promise<StoredBom> {
    return this.transactions.run(async () => {
      const fields = await this.rules.prepare(draft, null)
      const savedAt = this.clock.now()
      const bom = new this.model({
        ...fields,
        createdBy,
        version: 1,
        savedBy: by,
        savedAt,
        requestKey: requestKey ?? null,
      })
      await bom.save()
      await this.diary.created(bom.toObject())
      return bom.toObject()
    })
  }
}
