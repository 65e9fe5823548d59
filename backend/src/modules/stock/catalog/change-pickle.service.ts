import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { cleanDescription } from './descriptions.js'
import { PICKLE_LIMITS, type PickleDraft, pickleFaults } from './domain/pickle.js'
import { PickleQueries, type StoredPickle } from './pickles.queries.js'
import { ProductPictures, toPictureDraft } from './product-pictures.service.js'
import { PickleDocument } from './schemas/pickle.schema.js'

export type { Nutrition, PickleDraft } from './domain/pickle.js'

/** Changes what all jars of a pickle share. */
@Injectable()
export class ChangePickle {
  constructor(
    @InjectModel(PickleDocument.name) private readonly records: Model<PickleDocument>,
    private readonly pickles: PickleQueries,
    private readonly pictures: ProductPictures,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Changes what is sent of a pickle and leaves the rest; the first change makes its record.
   * @param version the one that the editor read; if it is left out, the last save wins
   * @param toAnswer converts the stored pickle to an answer, for a person whose edit came too late
   * @throws NotFound, InvalidInput naming each wrong field, EditConflict
   */
  async change(
    code: string,
    changes: Partial<PickleDraft>,
    { version, toAnswer }: { version: number | undefined; toAnswer: (pickle: StoredPickle) => object },
  ): Promise<StoredPickle> {
    const listed = await this.pickles.listed(code)
    return this.transactions.run(async () => {
      await this.records.updateOne({ code }, { $setOnInsert: { version: 0 } }, { upsert: true })
      const before = await this.records.findOne({ code }).lean<PickleDocument>().orFail()
      const draft = { ...draftOf(before, listed), ...changes }
      const story = cleanDescription(draft.story)
      const faults = pickleFaults(draft, code, listed)
      if (story.length > PICKLE_LIMITS.story) faults['story'] = 'The story has at most 20,000 characters'
      const first = Object.values(faults)[0]
      if (first !== undefined) throw new InvalidInput(`${first}.`, faults)
      const after = {
        story,
        pictures: await this.pictures.placed(draft.pictures, before.pictures),
        nutrition: draft.nutrition,
        howToEat: draft.howToEat,
        goesWith: [...draft.goesWith],
      }
      const saved = await changeVersioned(this.records, {
        id: before._id,
        version,
        change: { $set: after },
        what: 'The pickle',
        toAnswer,
      })
      await this.audit.record({
        action: 'pickle.changed',
        subject: `pickle:${code}`,
        changes: changesBetween({ ...before }, after),
      })
      return saved
    })
  }
}

/** What is stored, without the pickles that have left the list. */
const draftOf = (
  { story, pictures, nutrition, howToEat, goesWith }: StoredPickle,
  listed: ReadonlySet<string>,
): PickleDraft => ({
  story,
  pictures: pictures.map(toPictureDraft),
  nutrition,
  howToEat,
  goesWith: goesWith.filter((code) => listed.has(code)),
})
