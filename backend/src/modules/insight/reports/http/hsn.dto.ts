import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { csvOf } from '../../../../kernel/csv/csv.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { type HsnRow, totalOf } from '../domain/hsn-summary.js'

export class HsnQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'A month is written 2026-11.' })
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
  return { month, rows: rows.map(rowAnswer), total: amountsOf(totalOf(rows)) }
}

function rowAnswer(row: HsnRow): HsnRowAnswer {
  const { hsnCode, names, quantityMilli, ratePercent } = row
  return {
    hsnCode,
    description: names.join(', '),
    quantity: fromMilli(quantityMilli),
    rate: ratePercent,
    ...amountsOf(row),
  }
}

function amountsOf(sums: ReturnType<typeof totalOf>): HsnTotalAnswer {
  return {
    value: paiseToRupees(sums.valuePaise),
    taxable: paiseToRupees(sums.taxablePaise),
    igst: paiseToRupees(sums.igstPaise),
    cgst: paiseToRupees(sums.cgstPaise),
    sgst: paiseToRupees(sums.sgstPaise),
  }
}

/** The headings of the GSTR-1 table. */
const HEAD = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]
/** Jars are counted in pieces. */
const UNIT = 'PCS-PIECES'
const NO_CESS = 0

export function hsnCsv({ rows }: HsnAnswer): string {
  const lines = rows.map(({ hsnCode, description, quantity, value, rate, taxable, igst, cgst, sgst }) => [
    ...[hsnCode, description, UNIT, quantity, value, rate],
    ...[taxable, igst, cgst, sgst, NO_CESS],
  ])
  return csvOf(HEAD, lines)
}
