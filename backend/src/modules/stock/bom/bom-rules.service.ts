import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli } from '../../../kernel/amounts/quantity.js'
import { inStockUnit } from '../../../kernel/amounts/units.js'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { Counters } from '../../../platform/mongo/counters.js'
import { type CatalogueLists, nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type MaterialType, Products, type StoredProduct } from '../catalog/products.service.js'
import { type BomDraft } from './domain/bom-draft.js'
import { inStockOf } from './domain/parent-quantity.js'
import { circleInWords, circleThrough } from './domain/recipes.js'
import { recipeProductOf } from './recipe-of.js'
import { type BomComponent, BomDocument } from './schemas/bom.schema.js'

type Edge = Pick<BomDocument, 'parentProduct' | 'components'>

/**
 * Which product needs which, by all BOMs. Older BOMs count too, since one is current again when the newer one is
 * deleted.
 */
@Injectable()
export class BomEdges {
  constructor(
    @InjectModel(BomDocument.name) private readonly boms: Model<BomDocument>,
    private readonly counters: Counters,
  ) {}

  /** In each transaction that saves a BOM: two that together would close a circle follow one another. */
  async lock(): Promise<void> {
    await this.counters.next('bom-saves')
  }

  /** What products (hex) need, to any depth. @param except a BOM that does not count: what it was is about to change */
  async below(products: readonly string[], except?: Types.ObjectId): Promise<Map<string, Set<string>>> {
    const needs = new Map<string, Set<string>>()
    const others = except ? { _id: { $ne: except } } : {}
    for (let open = [...new Set(products)]; open.length > 0;) {
      for (const product of open) needs.set(product, new Set())
      const edges = await this.boms
        .find({ parentProduct: { $in: open }, ...others }, { parentProduct: 1, 'components.product': 1 })
        .lean<Edge[]>()
      for (const { parentProduct, components } of edges)
        for (const { product } of components) needs.get(String(parentProduct))?.add(String(product))
      open = [...new Set(open.flatMap((product) => [...(needs.get(product) ?? [])]))].filter(
        (product) => !needs.has(product),
      )
    }
    return needs
  }
}

/** A draft that holds. */
export type PreparedBom = Pick<
  BomDocument,
  'parentProduct' | 'parentProductQuantityMilli' | 'parentProductUnit' | 'components'
>

/** Of a component for one unit: more is a slip of the pen, and a run of many comes to more than can be counted. */
const MOST_PER_UNIT = 10_000
const MADE: readonly MaterialType[] = ['FG', 'SG']
const USED: readonly MaterialType[] = ['RM', 'SG']

/** What must hold of every BOM (docs/domain/workshop.md#bom). */
@Injectable()
export class BomRules {
  constructor(
    private readonly products: Products,
    private readonly edges: BomEdges,
    private readonly settings: Settings,
  ) {}

  /**
   * Inside the transaction that saves it, which then follows every other such transaction.
   * @param self the BOM that is changed; null for a new one
   * @throws InvalidInput naming the field, Conflict BOM_CIRCULAR
   */
  async prepare(draft: BomDraft, self: BomDocument | null): Promise<PreparedBom> {
    await this.edges.lock()
    const called = await this.products.called([
      draft.parentProduct,
      ...draft.components.map(({ product }) => product),
    ])
    const parent = parentOf(called.get(draft.parentProduct), self)
    const { parentProductQuantityMilli, parentProductUnit } = draft
    const { catalogue } = await this.settings.current()
    const makesMilli = inStockOf(
      { ...recipeProductOf(parent), name: nameInWords(parent.name, catalogue) },
      parentProductQuantityMilli,
      parentProductUnit,
    )
    const components = componentsOf(draft, called, { lists: catalogue, makesMilli })
    await this.demandNoCircle(parent, components, self)
    // The write keeps a product from being deleted, or kept in another unit, meanwhile.
    await this.products.areNamed([parent._id, ...components.map(({ product }) => product)])
    return { parentProduct: parent._id, parentProductQuantityMilli, parentProductUnit, components }
  }

  private async demandNoCircle(
    { _id }: StoredProduct,
    components: readonly BomComponent[],
    self: BomDocument | null,
  ): Promise<void> {
    const parts = components.map(({ product }) => String(product))
    const needs = await this.edges.below(parts, self?._id)
    const circle = circleThrough(String(_id), needs.set(String(_id), new Set(parts)))
    if (!circle) return
    const products = await this.products.byIds(circle)
    const names = circle.map((product) => products.get(product)?.name ?? product)
    const sentence = `A product cannot need itself: ${circleInWords(names)}.`
    throw new Conflict('BOM_CIRCULAR', sentence, { products: names })
  }
}

/** @throws InvalidInput naming `parentProduct` */
function parentOf(parent: StoredProduct | undefined, self: BomDocument | null): StoredProduct {
  if (!parent) throw InvalidInput.field('parentProduct', 'The parent product was not found.')
  if (self && !parent._id.equals(self.parentProduct))
    throw InvalidInput.field('parentProduct', 'The parent product of a BOM cannot be changed.')
  if (MADE.includes(parent.materialType)) return parent
  throw InvalidInput.field('parentProduct', `${parent.name} is raw material: it is bought, not made.`)
}

/** Each in the unit of its stock. @throws InvalidInput naming `components.2.unit` and its like */
function componentsOf(
  draft: BomDraft,
  called: ReadonlyMap<string, StoredProduct>,
  { lists, makesMilli }: { lists: CatalogueLists; makesMilli: Milli },
): BomComponent[] {
  const seen = new Set<string>()
  return draft.components.map((component, index) => {
    const field = `components.${index}`
    const product = called.get(component.product)
    if (!product) throw InvalidInput.field(`${field}.product`, 'The product of a component was not found.')
    const name = nameInWords(product.name, lists)
    if (!USED.includes(product.materialType))
      throw InvalidInput.field(
        `${field}.product`,
        `${name} is a finished product and cannot go into another one.`,
      )
    if (seen.has(product.Id)) throw InvalidInput.field(`${field}.product`, `${name} stands there twice.`)
    seen.add(product.Id)
    const stockMilli = inStock(component, product, field)
    if (stockMilli / makesMilli > MOST_PER_UNIT)
      throw InvalidInput.field(
        `${field}.quantity`,
        `More than ${MOST_PER_UNIT} ${product.priceUnit} of ${name} for one of what is made.`,
      )
    return { ...component, product: product._id, stockMilli }
  })
}

function inStock(
  { quantityMilli, unit }: BomDraft['components'][number],
  { priceUnit }: StoredProduct,
  field: string,
): Milli {
  return inStockUnit(quantityMilli, unit, priceUnit, `${field}.unit`, `${field}.quantity`)
}
