import { Injectable } from '@nestjs/common'
import { BomQueries, type StoredBom } from './boms.queries.js'
import { type Recipe, type Recipes } from './domain/recipes.js'
import { recipeOf, recipeProductOf, type RecipeProductSource, type RecipeSource } from './recipe-of.js'

/** Current recipes, read together, for what is worked out with them: costs, needs, plans. */
@Injectable()
export class BomBook {
  constructor(private readonly boms: BomQueries) {}

  /**
   * The newest BOM of each product. A BOM whose units do not fit its product is left out.
   * @param atHand every product, if the caller has read them: they are not read again
   */
  async current(atHand?: readonly RecipeProductSource[]): Promise<Recipes> {
    const boms = await this.boms.newest()
    return bookOf(boms, atHand ?? (await this.productsOf(boms.values())))
  }

  /** The recipes that these BOMs are worked out with: the current ones of what they need, at all levels. */
  async below(boms: readonly StoredBom[]): Promise<Recipes> {
    const found = new Map<string, StoredBom>()
    const asked = new Set<string>()
    for (let open = boms; open.length > 0;) {
      const parts = open.flatMap(({ components }) => components.map(({ product }) => String(product)))
      const unknown = [...new Set(parts)].filter((part) => !asked.has(part))
      for (const part of unknown) asked.add(part)
      const newest = unknown.length > 0 ? await this.boms.newest(unknown) : new Map<string, StoredBom>()
      for (const [product, bom] of newest) found.set(product, bom)
      open = [...newest.values()]
    }
    return bookOf(found, await this.productsOf([...found.values(), ...boms]))
  }

  /**
   * The recipes of some products (hex), by product: the current ones, or of one product the recipe that is given.
   * Products without a recipe are absent.
   */
  async load(products: readonly string[], given: RecipeSource): Promise<Recipes['recipes']> {
    const boms = new Map<string, RecipeSource>(await this.boms.newest(products))
    boms.set(String(given.parentProduct), given)
    return bookOf(boms, await this.productsOf(boms.values())).recipes
  }

  private async productsOf(boms: Iterable<RecipeSource>): Promise<RecipeProductSource[]> {
    return [...(await this.boms.productsOf([...boms])).values()]
  }
}

function bookOf(boms: ReadonlyMap<string, RecipeSource>, sources: readonly RecipeProductSource[]): Recipes {
  const products = new Map(sources.map((source) => [String(source._id), recipeProductOf(source)]))
  const recipes = new Map<string, Recipe>()
  for (const [id, bom] of boms) {
    const recipe = recipeOf(bom, products)
    if (recipe) recipes.set(id, recipe)
  }
  return { recipes, products }
}
