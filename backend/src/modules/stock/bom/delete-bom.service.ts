import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { BomDiary } from './bom-diary.service.js'
import { BomReferences } from './bom-references.service.js'
import { BomQueries, type StoredBom } from './boms.queries.js'
import { BomDocument } from './schemas/bom.schema.js'

/** Deletes a BOM that no run was made from, with its versions. The next newest BOM of its product is then current. */
@Injectable()
export class DeleteBom {
  constructor(
    @InjectModel(BomDocument.name) private readonly model: Model<BomDocument>,
    private readonly boms: BomQueries,
    private readonly references: BomReferences,
    private readonly diary: BomDiary,
    private readonly transactions: Transactions,
  ) {}

  /** @returns the BOM as it was. @throws NotFound, Conflict BOM_IN_USE */
  async delete(id: string): Promise<StoredBom> {
    return this.transactions.run(async () => {
      const bom = await this.boms.byId(id)
      // First the write that a run conflicts with, then the look at what would be orphaned.
      await this.model.deleteOne({ _id: bom._id })
      const uses = await this.references.to(bom._id)
      if (uses.length > 0) {
        const list = uses.map(({ what }) => what).join(', ')
        throw new Conflict('BOM_IN_USE', `The BOM cannot be deleted: it is still named by ${list}.`, { uses })
      }
      await this.diary.deleted(bom)
      return bom
    })
  }
}
