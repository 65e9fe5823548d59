import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { CreditLineAnswer } from '../../../../sales/orders/answers/credit.answer.js'
import { type CreditPreview } from '../../../../sales/orders/money/order-credits.service.js'

/** What a credit would give back. */
export class CreditPreviewAnswer {
  @ApiProperty({ example: 449, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: [CreditLineAnswer] }) lines!: CreditLineAnswer[]
  @ApiProperty({ example: 0, description: 'Rupees of the delivery charge' }) delivery!: number
  @ApiProperty({ example: 581, description: 'Rupees that could still go back after it' }) left!: number
}

export function toPreviewAnswer({ order, plan, leftPaise }: CreditPreview): CreditPreviewAnswer {
  return {
    amount: paiseToRupees(plan.paise),
    lines: plan.lines.map(({ line, quantityMilli, paise }) => ({
      line,
      name: order.items[line]?.name ?? '',
      quantity: fromMilli(quantityMilli),
      amount: paiseToRupees(paise),
    })),
    delivery: paiseToRupees(plan.deliveryPaise),
    left: paiseToRupees(leftPaise),
  }
}
