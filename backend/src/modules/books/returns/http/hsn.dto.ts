import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { amountsOf, type HsnRow, type TaxAmounts, valueOf } from '../domain/hsn-summary.js'

export class HsnQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @IsMonth()
  month?: string
}

class HsnTotalAnswer {
  @ApiProperty({ example: 17_830, description: 'Rupees with tax' }) value!: number
  @ApiProperty({ example: 16_980.95, description: 'Rupees' }) taxable!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) igst!: number
  @ApiProperty({ example: 424.53, description: 'Rupees' }) cgst!: number
  @ApiProperty({ example: 424.52, description: 'Rupees' }) sgst!: number
}

export class HsnRowAnswer extends HsnTotalAnswer {
  @ApiProperty({ example: '2001', description: 'Empty where no code was set' }) hsnCode!: string
  @ApiProperty({ example: 'Gongura Pickle, Tomato Pickle' }) description!: string
  @ApiProperty({ example: 21, description: 'Jars sold less jars taken back' }) quantity!: number
  @ApiProperty({ example: 5, description: 'Percent' }) rate!: number
}

/** Invoices of a month less its credit notes, by HSN code and rate. */
export class HsnAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ type: [HsnRowAnswer] }) rows!: HsnRowAnswer[]
  @ApiProperty({ type: HsnTotalAnswer }) total!: HsnTotalAnswer
}

export function toHsnAnswer(month: string, rows: readonly HsnRow[]): HsnAnswer {
  return { month, rows: rows.map(rowAnswer), total: amountsAnswer(amountsOf(rows)) }
}

function rowAnswer(row: HsnRow): HsnRowAnswer {
  const { hsnCode, names, quantityMilli, ratePercent } = row
  return {
    hsnCode,
    description: names.join(', '),
    quantity: fromMilli(quantityMilli),
    rate: ratePercent,
    ...amountsAnswer(row),
  }
}

function amountsAnswer(sums: TaxAmounts): HsnTotalAnswer {
  return {
    value: paiseToRupees(valueOf(sums)),
    taxable: paiseToRupees(sums.taxablePaise),
    igst: paiseToRupees(sums.igstPaise),
    cgst: paiseToRupees(sums.cgstPaise),
    sgst: paiseToRupees(sums.sgstPaise),
  }
}
