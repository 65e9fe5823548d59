import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type Grams } from '../../../kernel/amounts/weight.js'
import { nameKey } from '../../../kernel/text/name-key.js'
import { eachInTurns } from '../../../kernel/turns.js'
import { type CatalogueLists } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { ChangeProduct } from './change-product.service.js'
import { CreateProducts } from './create-products.service.js'
import { contradictions, missingFields, type ProductDraft } from './domain/draft.js'
import { type Variant } from './domain/variants.js'
import { ProductRules } from './product-rules.service.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

/** The words of a line for its variant: codes or labels of the shop's lists, in any letter case. */
interface VariantWords {
  pickle?: string
  oil?: string
  spice?: string
  weight?: string
}

/** A line of a price list, as far as it could be read. */
export interface PriceLine extends VariantWords {
  price?: Paise
  mrp?: Paise
  netWeight?: Grams
  grossWeight?: Grams
  description?: string
}

/** What a line does: its faults by column, and without faults what it changes or makes. */
export interface PriceStep {
  faults: Record<string, string>
  /** The product whose price changes; null when the line makes a new one. */
  before: StoredProduct | null
  draft: Partial<ProductDraft>
}

const PARTS = [
  ['pickle', 'variantType', 'variantTypes', 'pickles'],
  ['oil', 'variantOil', 'variantOils', 'oils'],
  ['spice', 'variantSpicy', 'variantSpicies', 'spice levels'],
  ['weight', 'variantWeight', 'variantWeights', 'weights'],
] as const

/** The column in which a fault of a field stands. */
const COLUMN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  PARTS.map(([column, field]) => [field, column]),
)

/** Reads a price list: prices of jars that exist, and new jars (docs/domain/catalogue.md#price-list). */
@Injectable()
export class PriceList {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly rules: ProductRules,
    private readonly creating: CreateProducts,
    private readonly changing: ChangeProduct,
    private readonly settings: Settings,
  ) {}

  /** What each line would do, in their order; writes nothing. */
  async plan(lines: readonly PriceLine[]): Promise<PriceStep[]> {
    const { catalogue } = await this.settings.current()
    const sold = await this.products.find({ materialType: 'FG' }).batchSize(500).lean<ProductDocument[]>()
    const byVariant = new Map<string, StoredProduct>(sold.map((product) => [keyOf(product), product]))
    const grossOf = new Map(sold.map(({ variantWeight, grossWeight }) => [variantWeight, grossWeight]))
    const seen = new Set<string>()
    const steps: PriceStep[] = []
    await eachInTurns(lines, async (line) => {
      const { variant, faults } = variantIn(line, catalogue)
      if (!variant) return void steps.push({ faults, before: null, draft: {} })
      const key = keyOf(variant)
      const before = byVariant.get(key) ?? null
      const step = before
        ? changeOf(line, before)
        : await this.newOf(line, variant, { catalogue, gross: grossOf.get(variant.variantWeight) })
      if (seen.has(key)) step.faults['pickle'] ??= 'An earlier line is the same jar.'
      seen.add(key)
      steps.push(step)
    })
    return steps
  }

  /** Writes lines without faults; joins the caller's transaction. */
  async write(lines: readonly PriceLine[]): Promise<void> {
    const steps = await this.plan(lines)
    const made = steps.flatMap(({ before, draft }) => (before ? [] : [draft as ProductDraft]))
    if (made.length > 0) await this.creating.create(made)
    for (const { before, draft } of steps)
      if (before) await this.changing.change(String(before._id), { draft, toAnswer: (product) => product })
  }

  private async newOf(
    line: PriceLine,
    variant: Variant,
    known: { catalogue: CatalogueLists; gross: Grams | undefined },
  ): Promise<PriceStep> {
    const weight = known.catalogue.variantWeights.find(({ code }) => code === variant.variantWeight)
    const draft = {
      materialType: 'FG' as const,
      ...variant,
      ...written(line),
      netWeight: line.netWeight ?? weight?.grams,
      grossWeight: line.grossWeight ?? known.gross,
    } as ProductDraft
    const faults = Object.entries(await this.rules.faults(draft, null))
    return {
      before: null,
      draft,
      faults: Object.fromEntries(faults.map(([field, said]) => [COLUMN_OF[field] ?? field, `${said}.`])),
    }
  }
}

const keyOf = (variant: Variant | StoredProduct): string =>
  PARTS.map(([, field]) => variant[field] ?? '').join('\n')

/** The variant that a line names, or a fault for each word that no list has. */
function variantIn(
  line: PriceLine,
  lists: CatalogueLists,
): { variant: Variant | null; faults: Record<string, string> } {
  const faults: Record<string, string> = {}
  const found: Partial<Variant> = {}
  for (const [column, field, list, what] of PARTS) {
    const word = line[column]
    if (word === undefined) continue
    const offered = lists[list].filter(({ hidden }) => !hidden)
    const entry = offered.find(
      ({ code, label }) => nameKey(code) === nameKey(word) || nameKey(label) === nameKey(word),
    )
    if (entry) found[field] = entry.code
    else
      faults[column] =
        `This is not on the list of ${what}. There are ${offered.map(({ label }) => label).join(', ')}.`
  }
  const isWhole = PARTS.every(([, field]) => found[field] !== undefined)
  return { variant: isWhole ? (found as Variant) : null, faults }
}

/** The fields that a line writes. */
const written = ({ price, mrp, netWeight, grossWeight, description }: PriceLine): Partial<ProductDraft> => ({
  ...(price === undefined ? {} : { pricePaise: price }),
  ...(mrp === undefined ? {} : { mrpPaise: mrp }),
  ...(netWeight === undefined ? {} : { netWeight }),
  ...(grossWeight === undefined ? {} : { grossWeight }),
  ...(description === undefined ? {} : { description }),
})

function changeOf(line: PriceLine, before: StoredProduct): PriceStep {
  const draft = written(line)
  const { materialType, variantType, variantOil, variantSpicy, variantWeight } = before
  const variant = { variantType, variantOil, variantSpicy, variantWeight }
  const { pricePaise, mrpPaise, netWeight, grossWeight, activeFlag, sample } = before
  const kept = { pricePaise, mrpPaise, netWeight, grossWeight, activeFlag, sample: sample ?? false }
  const after = { materialType, ...variant, ...kept, ...draft }
  const faults = Object.entries({ ...contradictions(after), ...missingFields(after) })
  return { before, draft, faults: Object.fromEntries(faults.map(([field, said]) => [field, `${said}.`])) }
}
