import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type BatchDays, NextBatches } from './next-batches.service.js'
import { PickleDocument } from './schemas/pickle.schema.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

/** What the jars of a pickle share; of one about which nobody has written, everything is empty and the version is 0. */
export type StoredPickle = Readonly<
  Pick<PickleDocument, 'code' | 'story' | 'pictures' | 'nutrition' | 'howToEat' | 'goesWith' | 'version'>
>

/** A pickle as its page in the shop shows it. */
export interface PickleOnSale {
  pickle: StoredPickle
  /** Its jars on sale, one at least. */
  jars: StoredProduct[]
  /** The days of the batches from which an order that is placed now would be packed, by `_id` (hex) of the jar. */
  days: ReadonlyMap<string, BatchDays>
}

/** More jars than a pickle has. */
const MOST_JARS = 500

const unwritten = (code: string): StoredPickle => ({
  code,
  story: '',
  pictures: [],
  nutrition: null,
  howToEat: '',
  goesWith: [],
  version: 0,
})

/** Reads what all jars of a pickle share: its story, pictures, nutrition, how it is eaten and what goes with it. */
@Injectable()
export class PickleQueries {
  constructor(
    @InjectModel(PickleDocument.name) private readonly records: Model<PickleDocument>,
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly settings: Settings,
    private readonly next: NextBatches,
  ) {}

  /**
   * A pickle of the shop's list. What it goes with and is no longer on the list is left out.
   * @throws NotFound
   */
  async one(code: string): Promise<StoredPickle> {
    const listed = await this.listed(code)
    return this.read(code, (other) => listed.has(other))
  }

  /**
   * A pickle of which a jar is on sale, as customers see it: it goes with others on sale.
   * @throws NotFound
   */
  async onSale(code: string): Promise<PickleOnSale> {
    const sold = { materialType: 'FG', activeFlag: true } as const
    const jars = await this.products
      .find({ ...sold, variantType: code })
      .sort({ Id: 1 })
      .limit(MOST_JARS)
      .lean<ProductDocument[]>()
    if (jars.length === 0) throw new NotFound('The pickle')
    const [there, days] = await Promise.all([
      this.products.distinct('variantType', sold),
      this.next.daysOf(jars),
    ])
    return { pickle: await this.read(code, (other) => there.includes(other)), jars, days }
  }

  /** Those of the uploads that a pickle shows. */
  async uploadsShown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const shown = await this.records
      .find({ 'pictures.upload': { $in: [...ids] } }, { pictures: 1 })
      .lean<PickleDocument[]>()
    return shown.flatMap(({ pictures }) => pictures.flatMap(({ upload }) => upload ?? []))
  }

  private async read(code: string, isShown: (code: string) => boolean): Promise<StoredPickle> {
    const stored = await this.records.findOne({ code }).lean<PickleDocument>()
    return stored ? { ...stored, goesWith: stored.goesWith.filter(isShown) } : unwritten(code)
  }

  /** The codes of the list. @throws NotFound when `code` is not among them */
  async listed(code: string): Promise<ReadonlySet<string>> {
    const { catalogue } = await this.settings.current()
    const codes = new Set(catalogue.variantTypes.map((entry) => entry.code))
    if (!codes.has(code)) throw new NotFound('The pickle')
    return codes
  }
}
