import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type Reference } from '../../../platform/references.js'
import { Settings } from '../../office/settings/settings.service.js'
import { CostBasis } from './cost-basis.service.js'
import { type ProductDraft } from './domain/draft.js'
import { ProductReferences } from './product-references.service.js'
import { type StoredProduct } from './products.service.js'

/** Whether a product is packaging, and how much of it was lost by weight: both are part of the cost of its batches. */
const SAID_IN_COSTS = ['priceUnit', 'netWeight', 'showasIngredient'] as const

/** What the edit or the end of a product means to those that use it; joins its transaction. */
@Injectable()
export class ProductEditEffects {
  constructor(
    private readonly references: ProductReferences,
    private readonly costs: CostBasis,
    private readonly settings: Settings,
  ) {}

  /** @throws Conflict UNIT_IN_USE */
  async apply(
    before: StoredProduct,
    changed: Partial<Pick<ProductDraft, (typeof SAID_IN_COSTS)[number]>>,
  ): Promise<void> {
    if (changed.priceUnit !== undefined) await this.demandUnused(before)
    if (SAID_IN_COSTS.some((field) => field in changed)) await this.costs.changed()
  }

  /** @throws Conflict PRODUCT_IN_USE naming what refers to it */
  async demandDeletable(product: StoredProduct): Promise<void> {
    const uses = await this.references.to(product._id)
    if (uses.length > 0) throw inUse(product, await this.settings.nameInWords(product), uses)
  }

  /** Quantities are stored in the product's unit: another unit would make 5 kg of them 5 litres. */
  private async demandUnused(product: StoredProduct): Promise<void> {
    const uses = await this.references.to(product._id)
    if (uses.length === 0) return
    const list = uses.map(({ what }) => what).join(', ')
    throw new Conflict(
      'UNIT_IN_USE',
      `The price unit of ${await this.settings.nameInWords(product)} cannot change: ${list} already use it.`,
      {
        uses,
      },
    )
  }
}

function inUse({ materialType }: StoredProduct, name: string, uses: readonly Reference[]): Conflict {
  const list = uses.map(({ what }) => what).join(', ')
  const instead = materialType === 'FG' ? ' Deactivate it instead: untick Active and it leaves the shop.' : ''
  return new Conflict(
    'PRODUCT_IN_USE',
    `${name} cannot be deleted: it is still named by ${list}.${instead}`,
    { uses },
  )
}
