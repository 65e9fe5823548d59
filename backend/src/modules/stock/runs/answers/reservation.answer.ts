import { Injectable } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import {
  addPaise,
  type Paise,
  paiseToRupees,
  roundToPaisa,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { fromMilli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { NO_WEIGHT, sumGrams } from '../../../../kernel/amounts/weight.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { COST } from '../../../../platform/http/answers/shown-to.js'
import { ApprovalQueries } from '../../../office/approvals/approvals.queries.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { OutletReference, toOutletReference } from '../../inventory/answers/stock-entry.answer.js'
import { type StoredBatch } from '../../inventory/reading/batch.queries.js'
import { batchNumbers, reservedMilli } from '../domain/component.js'
import { runPage } from '../domain/run-number.js'
import { RUN_STATUSES, type RunStatus } from '../domain/run-status.js'
import { weightOf } from '../domain/yields.js'
import { RunQueries, type RunReferences, type StoredRun } from '../runs.queries.js'

/** Runs in their wire form, with the records they refer to. */
@Injectable()
export class RunAnswers {
  constructor(
    private readonly runs: RunQueries,
    private readonly approvals: ApprovalQueries,
  ) {}

  async one(run: StoredRun): Promise<ReservationAnswer> {
    return toReservationAnswer(run, await this.runs.referencesOf([run]))
  }

  /** One run with what its page says beside it. */
  async page(run: StoredRun): Promise<RunPageAnswer> {
    const { reservationId, status } = run
    // Of several receipts that were asked for, one was carried out: the others are void.
    const mayWait = status !== 'Production Completed'
    const receiptWaits = mayWait && (await this.approvals.waits('receive-run', runPage(reservationId)))
    return { ...(await this.one(run)), receiptWaits }
  }

  async all(runs: readonly StoredRun[]): Promise<ReservationAnswer[]> {
    const references = await this.runs.referencesOf(runs)
    return runs.map((run) => toReservationAnswer(run, references))
  }
}

export class RunYieldAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) stockId!: string
  @ApiProperty({ example: 'FG-261122-001' }) batchNumber!: string
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'], description: 'Of the product’s stock' }) unit!: string
  @ApiProperty({ description: 'Grams without jars; 0 when it is not known', example: 12000 }) weight!: number
  @ApiProperty({ ...COST, description: 'Rupees, its share of what the run cost', example: 5932.5 }) cost!:
    | number
    | null
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 247.19 }) unitPrice!: number | null
}

export class ReservedBatchAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) stockId!: string
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 4.5 }) reservedQuantity!: number
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Null until the run is completed',
    example: null,
  })
  usedQuantity!: number | null
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 220 }) price!: number | null
  @ApiProperty({ ...COST, description: 'Rupees', example: 990 }) costPrice!: number | null
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ description: 'What else the batch has left', example: 20.5 }) remainingQuantity!: number
  @ApiProperty({ type: OutletReference, nullable: true, description: 'Where it lies' })
  outlet!: OutletReference | null
}

export class ReservationComponentAnswer {
  @ApiProperty({ type: ProductReference, nullable: true }) productId!: ProductReference | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'RM-261121-004',
    description: 'Several are joined by a comma and a space; null for none',
  })
  batchNumber!: string | null
  @ApiProperty({ example: 4.5 }) requiredQuantity!: number
  @ApiProperty({ example: 4.5 }) reservedQuantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ ...COST, description: 'Rupees', example: 990 }) costPrice!: number | null
  @ApiProperty({ type: [ReservedBatchAnswer] }) batches!: ReservedBatchAnswer[]
}

export class ReservedBom {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ type: ProductReference, nullable: true }) parentProduct!: ProductReference | null
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) parentProductUnit!: string
}

export class ReservationAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ type: ReservedBom }) bomId!: ReservedBom
  @ApiProperty({ description: 'Version of the BOM that it was made from', example: 3 }) recipeVersion!: number
  @ApiProperty({ example: 12 }) quantitytoProduce!: number
  @ApiProperty({ ...COST, description: 'Rupees, of the components', example: 5412.5 }) costPrice!:
    | number
    | null
  @ApiProperty({ ...COST, description: 'Rupees', example: 400 }) labour!: number | null
  @ApiProperty({ ...COST, description: 'Rupees', example: 120 }) gas!: number | null
  @ApiProperty({ ...COST, description: 'Rupees', example: 0 }) overhead!: number | null
  @ApiProperty({ ...COST, description: 'Rupees, of all four', example: 5932.5 }) totalCost!: number | null
  @ApiProperty({ example: 'Lakshmi' }) reservedBy!: string
  @ApiProperty({ type: Date }) reservedAt!: Date
  @ApiProperty({ example: '' }) remarks!: string
  @ApiProperty({ enum: RUN_STATUSES }) status!: RunStatus
  @ApiProperty({ type: [ReservationComponentAnswer] }) components!: ReservationComponentAnswer[]
  @ApiProperty({ type: [RunYieldAnswer], description: 'Empty until it is received' })
  yields!: RunYieldAnswer[]
  @ApiProperty({ description: 'Grams without jars; 0 when it is not known', example: 12000 })
  plannedWeight!: number
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Grams; null until it is received',
    example: null,
  })
  actualWeight!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Grams that are missing; below 0 when more came out than was planned',
    example: null,
  })
  lossWeight!: number | null
  @ApiProperty({ type: Date, nullable: true }) completedAt!: Date | null
  @ApiProperty({ type: String, nullable: true, description: 'Mobile number' }) completedBy!: string | null
  @ApiProperty({ description: 'Rises with each save', example: 0 }) version!: number
}

/** A run on its own page. */
export class RunPageAnswer extends ReservationAnswer {
  @ApiProperty({ description: 'A receipt of it waits for the owner’s yes', example: false })
  receiptWaits!: boolean
}

/** The whole cost of a run: components, labour, gas and overhead. */
export function totalCostOf(
  run: Pick<StoredRun, 'costPricePaise' | 'labourPaise' | 'gasPaise' | 'overheadPaise'>,
): Paise {
  return addPaise(run.costPricePaise, sumPaise([run.labourPaise, run.gasPaise, run.overheadPaise]))
}

export function toReservationAnswer(reservation: StoredRun, references: RunReferences): ReservationAnswer {
  const id = String(reservation._id)
  const { reservationId, reservedBy, reservedAt, remarks, status, recipe, version } = reservation
  const { completedAt, completedBy } = reservation
  return {
    id,
    _id: id,
    reservationId,
    bomId: {
      _id: String(reservation.bomId),
      parentProduct: toProductReference(references.products.get(String(recipe.parentProduct))),
      parentProductUnit: recipe.parentUnit,
    },
    recipeVersion: recipe.version,
    quantitytoProduce: fromMilli(reservation.quantityToProduceMilli),
    costPrice: paiseToRupees(reservation.costPricePaise),
    labour: paiseToRupees(reservation.labourPaise),
    gas: paiseToRupees(reservation.gasPaise),
    overhead: paiseToRupees(reservation.overheadPaise),
    totalCost: paiseToRupees(totalCostOf(reservation)),
    reservedBy,
    reservedAt,
    remarks,
    status,
    components: reservation.components.map((component) => toComponent(component, references)),
    yields: reservation.yields.map((one) => toYield(one, references)),
    ...toWeights(reservation, references),
    completedAt,
    completedBy,
    version,
  }
}

function toComponent(
  component: StoredRun['components'][number],
  { products, outlets, batches }: RunReferences,
): ReservationComponentAnswer {
  const { productId, requiredMilli, unit, costPricePaise } = component
  return {
    productId: toProductReference(products.get(String(productId))),
    batchNumber: batchNumbers(component),
    requiredQuantity: fromMilli(requiredMilli),
    reservedQuantity: fromMilli(reservedMilli(component)),
    unit,
    costPrice: paiseToRupees(costPricePaise),
    batches: component.batches.map((part) => toPart(part, batches.get(String(part.stockId)), outlets)),
  }
}

function toPart(
  part: StoredRun['components'][number]['batches'][number],
  batch: StoredBatch | undefined,
  outlets: RunReferences['outlets'],
): ReservedBatchAnswer {
  return {
    stockId: String(part.stockId),
    batchNumber: part.batchNumber,
    reservedQuantity: fromMilli(part.reservedMilli),
    usedQuantity: part.usedMilli === null ? null : fromMilli(part.usedMilli),
    price: paiseToRupees(part.pricePaise),
    costPrice: paiseToRupees(part.costPricePaise),
    bestBefore: batch?.bestBefore ?? null,
    remainingQuantity: fromMilli(batch?.remainingMilli ?? NO_QUANTITY),
    outlet: batch ? toOutletReference(batch, outlets) : null,
  }
}

function toYield(
  { stockId, batchNumber, productId, quantityMilli, grams, costPaise }: StoredRun['yields'][number],
  { products }: Pick<RunReferences, 'products'>,
): RunYieldAnswer {
  const product = products.get(String(productId))
  return {
    stockId: String(stockId),
    batchNumber,
    product: toProductReference(product),
    quantity: fromMilli(quantityMilli),
    unit: product?.priceUnit ?? 'PC',
    weight: grams,
    cost: paiseToRupees(costPaise),
    unitPrice: paiseToRupees(roundToPaisa((costPaise * 1000) / quantityMilli)),
  }
}

/** The planned and the actual weight, in grams. */
export function toWeights(
  { recipe, quantityToProduceMilli, yields }: StoredRun,
  { products }: Pick<RunReferences, 'products'>,
): { plannedWeight: number; actualWeight: number | null; lossWeight: number | null } {
  const parent = products.get(String(recipe.parentProduct))
  const plannedWeight = weightOf(recipe.parentUnit, quantityToProduceMilli, parent?.netWeight ?? NO_WEIGHT)
  if (yields.length === 0) return { plannedWeight, actualWeight: null, lossWeight: null }
  const actualWeight = sumGrams(yields.map(({ grams }) => grams))
  return { plannedWeight, actualWeight, lossWeight: plannedWeight - actualWeight }
}
