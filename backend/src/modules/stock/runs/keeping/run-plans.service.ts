import { Injectable } from '@nestjs/common'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { requiredMilli } from '../../bom/domain/recipes.js'
import { Products } from '../../catalog/products.service.js'
import { type Component, costed } from '../domain/component.js'
import { askedStatus } from '../domain/run-status.js'
import { componentsOf } from '../run-components.js'
import { type StoredRun } from '../runs.queries.js'
import { type RunRecipe } from '../schemas/run.schema.js'
import { type RunChanges, type RunDraft, type RunPlan } from './run-draft.js'
import { type ChosenComponents, RunLines } from './run-lines.service.js'
import { RunRecipes } from './run-recipes.service.js'

/** Turns what staff entered into a run; joins the transaction that stores it. */
@Injectable()
export class RunPlans {
  constructor(
    private readonly recipes: RunRecipes,
    private readonly lines: RunLines,
    private readonly products: Products,
  ) {}

  /** @throws InvalidInput naming the field; Conflict RESERVATION_INCOMPLETE, INVALID_TRANSITION, INSUFFICIENT_BATCH */
  async fresh({ bomId, quantityMilli, lines, status }: RunDraft): Promise<RunPlan> {
    const recipe = await this.recipes.kept(bomId)
    const chosen = await this.components(recipe, quantityMilli, lines, [])
    return this.plan({ bomId, recipe, quantityMilli }, chosen, status)
  }

  /**
   * When a run is changed, the rest of it stays: above all its recipe, whatever happened to the BOM. @throws as `fresh`
   */
  async changed(run: StoredRun, changes: RunChanges): Promise<RunPlan> {
    const bomId = changes.bomId ?? String(run.bomId)
    const isSame = bomId === String(run.bomId)
    const recipe = isSame ? run.recipe : await this.recipes.kept(bomId)
    const quantityMilli = changes.quantityMilli ?? run.quantityToProduceMilli
    const before = componentsOf(run)
    const chosen =
      changes.lines === undefined
        ? kept(recipe, quantityMilli, isSame ? before : bare(recipe, before))
        : await this.components(recipe, quantityMilli, changes.lines, before)
    const isTouched = [changes.lines, changes.bomId, changes.quantityMilli].some((one) => one !== undefined)
    return this.plan(
      { bomId, recipe, quantityMilli },
      chosen,
      changes.status ?? (isTouched ? undefined : run.status),
    )
  }

  private async components(
    recipe: RunRecipe,
    quantityMilli: Milli,
    lines: RunDraft['lines'],
    before: readonly Component[],
  ): Promise<ChosenComponents> {
    if (lines.length === 0) return kept(recipe, quantityMilli, bare(recipe, []))
    return this.lines.components(lines, (id) => requiredOf(recipe, quantityMilli, id), before)
  }

  /** The products are written, so that their deletion meets the run. */
  private async plan(
    of: Pick<RunPlan, 'bomId' | 'recipe' | 'quantityMilli'>,
    { components, capped }: ChosenComponents,
    status: RunDraft['status'],
  ): Promise<RunPlan> {
    await this.products.areNamed([of.recipe.parentProduct, ...components.map(({ productId }) => productId)])
    return { ...of, components, status: askedStatus(components, { status, capped }) }
  }
}

/** The recipe's components; those that have batches keep them. */
function bare(recipe: RunRecipe, before: readonly Component[]): Component[] {
  return recipe.components.map(({ product, unit }) => {
    const productId = String(product)
    const batches = before.find((component) => component.productId === productId)?.batches ?? []
    return costed({ productId, requiredMilli: NO_QUANTITY, unit, batches })
  })
}

function kept(recipe: RunRecipe, quantityMilli: Milli, components: readonly Component[]): ChosenComponents {
  return {
    components: components.map((component) => ({
      ...component,
      requiredMilli: requiredOf(recipe, quantityMilli, component.productId),
    })),
    capped: false,
  }
}

/** What the recipe wants of a product; nothing of one that it does not know. */
export function requiredOf(recipe: RunRecipe, quantityMilli: Milli, productId: string): Milli {
  const component = recipe.components.find(({ product }) => String(product) === productId)
  if (!component) return NO_QUANTITY
  return requiredMilli(component.stockMilli, recipe.parentQuantityMilli, quantityMilli)
}
