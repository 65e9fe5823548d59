import { Injectable } from '@nestjs/common'
import { istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type LatestPurchase, Purchases } from '../../stock/inventory/purchases/purchases.queries.js'
import { type StoredSupplier, Suppliers } from '../../stock/suppliers/suppliers.service.js'
import {
  cookFirstOf,
  type CookPlan,
  cookPlan,
  type Outlook,
  runOf,
  shareOfAll,
  type Suggestion,
  type Workshop,
} from './domain/plan.js'
import { type Products, type Quantity } from './domain/plan-data.js'
import { type RunningOut, runningOut } from './domain/running-out.js'
import { type SharedOut } from './domain/share-out.js'
import { type LastBought, missingToBuy, type ShoppingGroup, shoppingList } from './domain/shopping.js'
import { wantedOf, type WantedRun } from './wanted-runs.js'
import { WorkshopQueries } from './workshop.queries.js'

/** What chosen runs would get, and what they lack. */
export interface Check {
  products: Products
  shared: SharedOut
  /** Products that have to be cooked before and are not chosen. */
  first: Suggestion[]
  shopping: ShoppingGroup[]
}

/** Plans what to cook next, and checks a choice from the plan (docs/domain/workshop.md#cook-plan). */
@Injectable()
export class CookPlans {
  constructor(
    private readonly workshops: WorkshopQueries,
    private readonly purchases: Purchases,
    private readonly suppliers: Suppliers,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @param days how long a batch should last; the settings decide when it is missing */
  async plan(days?: number): Promise<{ outlook: Outlook; plan: CookPlan; check: Check }> {
    const outlook = await this.outlook(days)
    const workshop = await this.workshops.withSales(outlook)
    const plan = cookPlan(workshop, outlook)
    const now = plan.suggestions.filter((suggestion) => suggestion.now).map(runOf)
    return { outlook, plan, check: await this.checkOf(now, workshop, outlook) }
  }

  /** @throws InvalidInput naming the line */
  async check(wanted: readonly WantedRun[]): Promise<Check> {
    const outlook = await this.outlook()
    const workshop = await this.workshops.withSales(outlook)
    return this.checkOf(wantedOf(wanted, workshop), workshop, outlook)
  }

  /** Jars that run out within so many days (docs/domain/workshop.md#running-out). */
  async runningOut(days: number): Promise<RunningOut[]> {
    const outlook = await this.outlook(days)
    return runningOut(await this.workshops.withSales(outlook), outlook)
  }

  private async outlook(days?: number): Promise<Outlook> {
    const { cookPlan: usual } = await this.settings.current()
    return { today: istDay(this.clock.now()), days: days ?? usual.days, weeks: usual.salesWeeks }
  }

  private async checkOf(runs: readonly Quantity[], workshop: Workshop, outlook: Outlook): Promise<Check> {
    const { products } = workshop
    const shared = shareOfAll(runs, workshop)
    const bought = await this.bought([...missingToBuy(shared, products).keys()])
    const shopping = shoppingList(shared, products, bought)
    return { products, shared, first: cookFirstOf(runs, workshop, outlook), shopping }
  }

  private async bought(products: readonly string[]): Promise<Map<string, LastBought>> {
    const latest = await this.purchases.latestOf(products)
    const suppliers = await this.suppliers.byIds(
      [...latest.values()].flatMap(({ supplier }) => supplier ?? []),
    )
    return new Map([...latest].map(([product, purchase]) => [product, lastBought(purchase, suppliers)]))
  }
}

function lastBought(purchase: LatestPurchase, suppliers: ReadonlyMap<string, StoredSupplier>): LastBought {
  const supplier = suppliers.get(String(purchase.supplier))
  return {
    supplier: supplier ? { id: String(supplier._id), name: supplier.name, phone: supplier.phone } : null,
    pricePaise: purchase.pricePaise,
    quantityMilli: purchase.receivedMilli,
    on: purchase.receivedOn,
  }
}
