import {
  NO_MONEY,
  type Paise,
  roundToPaisa,
  spread,
  subtractPaise,
} from '../../../../kernel/amounts/money.js'
import { type Milli, milli } from '../../../../kernel/amounts/quantity.js'
import { addCosts, type CostParts, madeUpAs, NO_COST, totalOf } from './cost-parts.js'

/** The fields of a batch that its cost needs; ids are hex. */
export interface CostedBatch {
  id: string
  pricePaise: Paise
  isPackaging: boolean
  /** The run that made the batch. */
  runId: string | null
  /** The batch of which this one is a part. */
  partOf: string | null
}

/** A received run. */
export interface CostedRun {
  id: string
  /** The batches that the pot used: everything but the packaging of each yield. */
  used: readonly { batchId: string; costPaise: Paise }[]
  labourPaise: Paise
  gasPaise: Paise
  overheadPaise: Paise
  yields: readonly { batchId: string; quantityMilli: Milli; costPaise: Paise; packagingPaise: Paise }[]
  /** Grams planned and grams made; null when unknown. */
  weight: { planned: number; actual: number } | null
}

/** The cost of a quantity of a batch. */
export interface BatchCost {
  quantityMilli: Milli
  parts: CostParts
  /** The run that made the batch; null when it was bought or found, so that only its price is known. */
  runId: string | null
}

export const ONE_UNIT = milli(1000)

/**
 * Calculates the cost of batches from everything they were made of, at all levels
 * (docs/domain/costs.md#what-a-batch-cost).
 */
export class BatchCosts {
  private readonly known = new Map<string, BatchCost>()

  constructor(
    private readonly batches: ReadonlyMap<string, CostedBatch>,
    private readonly runs: ReadonlyMap<string, CostedRun>,
  ) {}

  /** The cost of a batch; null when it is no longer in the books. */
  of(batchId: string): BatchCost | null {
    const batch = this.batches.get(batchId)
    if (!batch) return null
    const known = this.known.get(batchId)
    if (known) return known
    // While its run is being costed, the batch counts at its price, so batches made of each other end here.
    this.known.set(batchId, atPrice(batch))
    const cost = this.whole(batch)
    this.known.set(batchId, cost)
    return cost
  }

  /** The cost of a quantity of a batch. */
  share(batchId: string, quantityMilli: Milli): CostParts | null {
    const cost = this.of(batchId)
    return cost && shareOf(cost, quantityMilli)
  }

  /** What a run made costs its own packaging and its share of the pot. */
  private whole(batch: CostedBatch): BatchCost {
    if (batch.partOf !== null) return this.part(batch, batch.partOf)
    const run = batch.runId === null ? undefined : this.runs.get(batch.runId)
    const made = run?.yields.find(({ batchId }) => batchId === batch.id)
    if (!run || !made || made.quantityMilli === 0) return atPrice(batch)
    const { quantityMilli, costPaise, packagingPaise: packaging } = made
    const ofPot = madeUpAs(this.ofRun(run), subtractPaise(costPaise, packaging))
    return { quantityMilli, parts: addCosts(ofPot, { ...NO_COST, packaging }), runId: run.id }
  }

  /**
   * A moved part costs what its batch did. With a price of its own it costs that, as the runs that take of it: it is made
   * up as its batch.
   */
  private part(batch: CostedBatch, of: string): BatchCost {
    const [whole, cost] = [this.batches.get(of), this.of(of)]
    if (!whole || !cost) return atPrice(batch)
    if (whole.pricePaise === batch.pricePaise) return cost
    return cost.runId === null
      ? atPrice(batch)
      : { quantityMilli: ONE_UNIT, parts: madeUpAs(cost.parts, batch.pricePaise), runId: cost.runId }
  }

  private ofRun(run: CostedRun): CostParts {
    const { labourPaise: labour, gasPaise: gas, overheadPaise: overhead } = run
    const used = run.used
      .map(({ batchId, costPaise }) => this.madeUpAsBatch(batchId, costPaise))
      .reduce(addCosts, NO_COST)
    const [kept = NO_MONEY, lost = NO_MONEY] = spread(used.ingredients, shares(run.weight))
    const withLoss = addCosts({ ...used, ingredients: kept }, { ...NO_COST, loss: lost })
    return addCosts(withLoss, { ...NO_COST, labour, gas, overhead })
  }

  private madeUpAsBatch(batchId: string, costPaise: Paise): CostParts {
    if (this.batches.get(batchId)?.isPackaging) return { ...NO_COST, packaging: costPaise }
    return madeUpAs(this.of(batchId)?.parts ?? NO_COST, costPaise)
  }
}

/** The cost of another quantity of the same batch. */
export function shareOf({ parts, quantityMilli }: BatchCost, quantity: Milli): CostParts {
  return madeUpAs(parts, roundToPaisa((totalOf(parts) * quantity) / quantityMilli))
}

function atPrice({ pricePaise, isPackaging }: CostedBatch): BatchCost {
  const part = isPackaging ? 'packaging' : 'ingredients'
  return { quantityMilli: ONE_UNIT, parts: { ...NO_COST, [part]: pricePaise }, runId: null }
}

/** The share that was made, and the share that was lost. A yield above the plan is no loss. */
function shares(weight: CostedRun['weight']): [kept: number, lost: number] {
  if (!weight || weight.planned <= 0) return [1, 0]
  return [Math.min(weight.actual, weight.planned), Math.max(0, weight.planned - weight.actual)]
}
