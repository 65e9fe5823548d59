import { Injectable } from '@nestjs/common'
import { addIstDays, istDay } from '../../../kernel/dates/ist.js'
import { type CatalogueLists, nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { BomBook } from '../../stock/bom/bom-book.service.js'
import { type Recipes } from '../../stock/bom/domain/recipes.js'
import { type ProductOutline, ProductQueries } from '../../stock/catalog/products.queries.js'
import { OfferedBatches, type UsableBatch } from '../../stock/inventory/reading/offered-batches.service.js'
import { RunQueries, type StoredRun } from '../../stock/runs/runs.queries.js'
import { SalesReport } from '../reports/sales-report.service.js'
import { type Outlook, type Workshop } from './domain/plan.js'
import { type OpenRun, type PlannedProduct } from './domain/plan-data.js'
import { type DaySold } from './domain/sales-rate.js'
import { broughtBy, missingIn } from './runs-in-stock.js'

/** The present state of the workshop, with the batches that runs take from. */
export interface StandingWorkshop extends Workshop {
  /** In the order in which they are offered. */
  batches: (Workshop['batches'][number] & { stockId: string; batchNumber: string })[]
}

/** Reads all that a plan looks at: a few reads, each by its index, however long the history is. */
@Injectable()
export class WorkshopQueries {
  constructor(
    private readonly products: ProductQueries,
    private readonly book: BomBook,
    private readonly stock: OfferedBatches,
    private readonly runs: RunQueries,
    private readonly sales: SalesReport,
    private readonly settings: Settings,
  ) {}

  /** Without its sales. The reads follow one another, as a transaction demands. */
  async standing({ today }: Pick<Outlook, 'today'>): Promise<StandingWorkshop> {
    const { catalogue } = await this.settings.current()
    const outlines = await this.products.outlines()
    const products = new Map(
      outlines.map((outline) => [String(outline._id), plannedProduct(outline, catalogue)]),
    )
    const book = await this.book.current(outlines)
    const batches = (await this.stock.outlines(today)).map(shelfBatch)
    const runs = (await this.runs.underWay()).map((run) => openRun(run, book))
    return { products, recipes: book.recipes, batches, runs, sold: new Map() }
  }

  async withSales(outlook: Outlook): Promise<StandingWorkshop> {
    const workshop = await this.standing(outlook)
    return { ...workshop, sold: await this.soldBefore(outlook, workshop) }
  }

  /** From the sums of days, which know products by their `Id`. */
  private async soldBefore(
    { today, weeks }: Outlook,
    { products }: Workshop,
  ): Promise<Map<string, DaySold[]>> {
    const days = await this.sales.between(addIstDays(today, -7 * weeks), addIstDays(today, -1))
    const idOf = new Map([...products.values()].map(({ id, Id }) => [Id, id]))
    const sold = new Map<string, DaySold[]>()
    for (const { day, lines } of days)
      for (const { Id, quantityMilli } of lines) {
        const id = idOf.get(Id)
        if (!id) continue
        const sales = sold.get(id) ?? []
        sold.set(id, sales)
        sales.push({ day, quantityMilli })
      }
    return sold
  }
}

function plannedProduct(outline: ProductOutline, lists: CatalogueLists): PlannedProduct {
  const { _id, Id, name, materialType, priceUnit, shelfLifeDays, activeFlag, unlimitedStock } = outline
  return {
    id: String(_id),
    Id,
    name,
    inWords: nameInWords(name, lists),
    type: materialType,
    unit: priceUnit,
    active: activeFlag,
    unlimited: unlimitedStock,
    shelfLifeDays,
    lowMilli: outline.lowStockMilli,
    orderedMilli: outline.committedMilli,
    since: istDay(outline.createdAt),
  }
}

function shelfBatch(batch: UsableBatch): StandingWorkshop['batches'][number] {
  const { _id, product, batchNumber, remainingMilli, bestBefore } = batch
  return { stockId: String(_id), batchNumber, product: String(product), remainingMilli, bestBefore }
}

function openRun(run: StoredRun, { products }: Recipes): OpenRun {
  return {
    reservationId: run.reservationId,
    product: String(run.recipe.parentProduct),
    quantityMilli: broughtBy(run, products.get(String(run.recipe.parentProduct))),
    missing: missingIn(run),
  }
}
