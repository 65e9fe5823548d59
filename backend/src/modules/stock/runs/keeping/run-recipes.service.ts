import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { BomQueries, type StoredBom } from '../../bom/boms.queries.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { type RunRecipe } from '../schemas/run.schema.js'

/** The BOM of a run, as it is when the run is planned. */
@Injectable()
export class RunRecipes {
  constructor(private readonly boms: BomQueries) {}

  /** As it is now. @throws InvalidInput naming `bomId` */
  async load(bomId: string): Promise<RunRecipe> {
    return this.recipe((await this.boms.byIds([bomId])).get(bomId))
  }

  /**
   * The same for a run that stores it: the BOM is written, so that its deletion conflicts with the run. @throws as `of`
   */
  async kept(bomId: string): Promise<RunRecipe> {
    const bom = await this.boms.locked(bomId).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined
      throw error
    })
    return this.recipe(bom)
  }

  private async recipe(bom: StoredBom | undefined): Promise<RunRecipe> {
    if (!bom) throw refused('There is no such BOM.')
    const products = await this.boms.productsOf([bom])
    if (!products.has(String(bom.parentProduct)))
      throw refused('No parent product found for the selected reservation.')
    return runRecipeOf(bom, products)
  }
}

function refused(message: string): InvalidInput {
  return InvalidInput.field('bomId', message)
}

/**
 * A BOM as a run keeps it.
 * @param products the components' products by id (hex); each quantity is told in the unit of their stock
 */
export function runRecipeOf(
  bom: Pick<
    StoredBom,
    'version' | 'parentProduct' | 'parentProductQuantityMilli' | 'parentProductUnit' | 'components'
  >,
  products: ReadonlyMap<string, Pick<StoredProduct, 'priceUnit'>>,
): RunRecipe {
  return {
    version: bom.version,
    parentProduct: bom.parentProduct,
    parentQuantityMilli: bom.parentProductQuantityMilli,
    parentUnit: bom.parentProductUnit,
    components: bom.components.map(({ product, stockMilli }) => {
      const known = products.get(String(product))
      if (!known) throw new Error(`A BOM names product ${String(product)}, which does not exist`)
      return { product, stockMilli, unit: known.priceUnit }
    }),
  }
}
