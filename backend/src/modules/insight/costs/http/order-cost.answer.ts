import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type OrderPayout } from '../../../sales/orders/domain/money/order-payout.js'
import { totalOf } from '../domain/cost-parts.js'
import { type JarCost, type LineCost } from '../domain/order-cost.js'
import { type CostedOrder } from '../order-costs.service.js'
import { CostPartsAnswer, toPartsAnswer } from './cost-parts.answer.js'

class JarsOfBatchAnswer {
  @ApiProperty({ type: String, nullable: true, example: 'FG-261121-004', description: 'Null: none yet' })
  batchNumber!: string | null
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({
    example: false,
    description: 'No batch covers them yet; estimated from the recipe at today’s prices',
  })
  estimated!: boolean
  @ApiProperty({ type: Number, nullable: true, example: 966.4, description: 'Null when nobody knows' })
  cost!: number | null
  @ApiProperty({ type: CostPartsAnswer, nullable: true }) parts!: CostPartsAnswer | null
}

class LostJarsAnswer {
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ type: [JarsOfBatchAnswer] }) jars!: JarsOfBatchAnswer[]
}

class OrderLineCostAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 1698, description: 'Without GST' }) income!: number
  @ApiProperty({ type: Number, nullable: true, example: 966.4, description: 'Null when it is not all known' })
  cost!: number | null
  @ApiProperty({ example: 731.6 }) margin!: number
  @ApiProperty({ type: Number, nullable: true, example: 43.1 }) marginPercent!: number | null
  @ApiProperty({ type: [JarsOfBatchAnswer] }) jars!: JarsOfBatchAnswer[]
}

/** The payout by the provider's report. */
class OrderPayoutAnswer {
  @ApiProperty({ example: 'AXISCN1169361047', description: 'The bank’s number of the transfer' }) utr!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T10:05:50.000Z' }) at!: Date
  @ApiProperty({ example: 30.81 }) fee!: number
  @ApiProperty({ example: 5.55, description: 'GST on the fee' }) tax!: number
}

/** The income of an order and what is left of it, in rupees. Deductions are positive too. */
export class OrderCostAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: true, description: 'False: not paid yet; the figures are for when it is paid' })
  paid!: boolean
  @ApiProperty({ example: 1698, description: 'Products as charged' }) goods!: number
  @ApiProperty({ example: 120, description: 'Delivery as charged' }) delivery!: number
  @ApiProperty({ example: 0, description: 'Taken off: staff accepted a smaller payment' }) unpaid!: number
  @ApiProperty({ example: 0, description: 'Taken off: GST in what is kept' }) tax!: number
  @ApiProperty({ example: 0, description: 'Taken off: what goes back' }) refund!: number
  @ApiProperty({ example: 966.4, description: 'Taken off: the jars, as far as known' }) jars!: number
  @ApiProperty({ example: 0, description: 'Taken off: jars that were lost, broken or written off' })
  lost!: number
  @ApiProperty({ example: 120, description: 'Taken off: what the courier takes' }) courier!: number
  @ApiProperty({
    example: true,
    description: 'The courier’s rates tell it; otherwise it is assumed to be what was charged for delivery',
  })
  courierTold!: boolean
  @ApiProperty({ example: false }) courierInExpenses!: boolean
  @ApiProperty({ example: 36.36, description: 'Taken off: what the payment provider keeps' }) fee!: number
  @ApiProperty({ example: 2, description: 'Of what was paid, until the provider’s report tells the fee' })
  feePercent!: number
  @ApiProperty({
    type: OrderPayoutAnswer,
    nullable: true,
    description: 'null: not paid out, or not reported yet',
  })
  payout!: OrderPayoutAnswer | null
  @ApiProperty({ example: 695.24 }) margin!: number
  @ApiProperty({ type: Number, nullable: true, example: 38.2, description: 'Of what was kept, without GST' })
  marginPercent!: number | null
  @ApiProperty({ example: false }) hasEstimates!: boolean
  @ApiProperty({ type: [String], description: 'Products whose cost is not all known', example: [] })
  unknown!: string[]
  @ApiProperty({ type: [OrderLineCostAnswer], description: 'None for a cancelled order: nothing was sold' })
  lines!: OrderLineCostAnswer[]
  @ApiProperty({ type: [LostJarsAnswer], description: 'Jars that were lost, broken or written off' })
  lostJars!: LostJarsAnswer[]
}

export function toOrderCostAnswer({ order, cost, terms, batchNumbers }: CostedOrder): OrderCostAnswer {
  return {
    orderId: order.orderId,
    paid: order.paidAt !== null,
    goods: paiseToRupees(cost.goodsPaise),
    delivery: paiseToRupees(cost.deliveryPaise),
    unpaid: paiseToRupees(cost.unpaidPaise),
    tax: paiseToRupees(cost.taxPaise),
    refund: paiseToRupees(cost.refundPaise),
    jars: paiseToRupees(cost.jarsPaise),
    lost: paiseToRupees(cost.lostPaise),
    courier: paiseToRupees(cost.courierPaise),
    courierTold: cost.isCourierTold,
    courierInExpenses: terms.courierInExpenses,
    fee: paiseToRupees(cost.feePaise),
    feePercent: terms.feePercent,
    payout: order.payout ? toPayout(order.payout) : null,
    margin: paiseToRupees(cost.marginPaise),
    marginPercent: cost.percent,
    hasEstimates: cost.lines.some(({ jars }) => jars.some(isEstimate)),
    unknown: [
      ...new Set(
        [...cost.lines, ...cost.lost].filter(({ jars }) => jars.some(isUnknown)).map(({ name }) => name),
      ),
    ],
    lines: cost.lines.map((line) => toLine(line, batchNumbers)),
    lostJars: cost.lost.map(({ name, jars }) => ({
      name,
      jars: jars.map((jar) => toJars(jar, batchNumbers)),
    })),
  }
}

function toPayout({ utr, at, feePaise, taxPaise }: OrderPayout): OrderPayoutAnswer {
  return { utr, at, fee: paiseToRupees(feePaise), tax: paiseToRupees(taxPaise) }
}

const isUnknown = ({ parts }: JarCost) => parts === null
const isEstimate = ({ stockId, parts }: JarCost) => stockId === null && parts !== null

function toLine(line: LineCost, batchNumbers: CostedOrder['batchNumbers']): OrderLineCostAnswer {
  const { Id, name, quantityMilli, incomePaise, costPaise, marginPaise, percent, jars } = line
  return {
    Id,
    name,
    quantity: fromMilli(quantityMilli),
    income: paiseToRupees(incomePaise),
    cost: costPaise === null ? null : paiseToRupees(costPaise),
    margin: paiseToRupees(marginPaise),
    marginPercent: percent,
    jars: jars.map((jar) => toJars(jar, batchNumbers)),
  }
}

function toJars(jar: JarCost, batchNumbers: CostedOrder['batchNumbers']): JarsOfBatchAnswer {
  return {
    batchNumber: jar.stockId === null ? null : (batchNumbers.get(jar.stockId) ?? null),
    quantity: fromMilli(jar.quantityMilli),
    estimated: isEstimate(jar),
    cost: jar.parts && paiseToRupees(totalOf(jar.parts)),
    parts: jar.parts && toPartsAnswer(jar.parts),
  }
}
