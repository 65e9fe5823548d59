import { Injectable } from '@nestjs/common'
import { type Milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { BomBook } from '../../bom/bom-book.service.js'
import { type Recipe, requiredMilli } from '../../bom/domain/recipes.js'
import { isPackaging } from '../../catalog/domain/packaging.js'
import { Products } from '../../catalog/products.service.js'
import { type Component, partMilli } from '../domain/component.js'
import { sharePackaging, type TakenPackaging } from '../domain/yields.js'
import { type StoredRun } from '../runs.queries.js'
import { type KnownYield } from './run-receipts.service.js'

/** A batch that comes out of a run, with the packaging that it took. */
type PackedYield = KnownYield & { packaging: Pick<TakenPackaging, 'line' | 'quantityMilli'>[] }

/** Which jars, lids and labels went into which size of a run (docs/domain/workshop.md#what-a-run-yields). */
@Injectable()
export class RunPackaging {
  constructor(
    private readonly products: Products,
    private readonly boms: BomBook,
  ) {}

  /** @param components with what was used of them */
  async share(
    { bomId, recipe }: StoredRun,
    components: readonly Component[],
    yields: readonly KnownYield[],
  ): Promise<PackedYield[]> {
    const sizes = [...new Set(yields.map(({ product }) => String(product._id)))]
    const bare = yields.map((one): PackedYield => ({ ...one, packaging: [] }))
    if (sizes.length < 2) return bare
    const kept = { _id: bomId, version: recipe.version, parentProduct: recipe.parentProduct }
    const makes = {
      parentProductQuantityMilli: recipe.parentQuantityMilli,
      parentProductUnit: recipe.parentUnit,
    }
    const recipes = await this.boms.load(sizes, { ...kept, ...makes, components: recipe.components })
    const wanted = yields.map(({ product, quantityMilli }) => {
      const known = recipes.get(String(product._id))
      return { quantityMilli, needs: known ? needsOf(known, quantityMilli) : null }
    })
    const products = await this.products.byIds(components.map(({ productId }) => productId))
    for (const [line, { productId, batches }] of components.entries()) {
      const product = products.get(productId)
      if (!product || !isPackaging(product)) continue
      const shares = sharePackaging(productId, sumMilli(batches.map(partMilli)), wanted)
      for (const [at, quantityMilli] of shares.entries())
        if (quantityMilli > 0) bare[at]?.packaging.push({ line, quantityMilli })
    }
    return bare
  }
}

function needsOf({ makesMilli, lines }: Recipe, quantityMilli: Milli): Map<string, Milli> {
  return new Map(
    lines.map(({ product, stockMilli }) => [product, requiredMilli(stockMilli, makesMilli, quantityMilli)]),
  )
}
