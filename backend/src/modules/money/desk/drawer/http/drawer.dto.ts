import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger'
import { IsIn, IsNotEmpty } from 'class-validator'
import { type Paise, paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { Rupees } from '../../../../../platform/http/fields/bounded-fields.js'
import { FormNumber, TextOrNothing } from '../../../../../platform/http/fields/form-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { CASH_MOVES, type CashMove } from '../domain/cash.js'
import { type StoredCashMove, type StoredDrawer } from '../drawers.service.js'

const AMOUNT = { message: 'The amount is in rupees, with at most two decimals.' }
const MORE = { message: 'The amount is in rupees, more than 0, with at most two decimals.' }

export class OpenDrawerBody {
  @ApiProperty({ example: 500, description: 'Rupees in the drawer when it opens' })
  @FormNumber()
  @Rupees(AMOUNT)
  float!: number
}

export class CashMoveBody {
  @ApiProperty({ enum: ['in', 'out'], example: 'out' })
  @IsIn(['in', 'out'], { message: 'In or out.' })
  kind!: 'in' | 'out'

  @ApiProperty({ example: 120, description: 'Rupees' })
  @FormNumber()
  @Rupees(MORE, { min: 0.01 })
  amount!: number

  @ApiProperty({ example: 'Auto for a delivery', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(200, { message: 'The reason has at most 200 characters.' })
  reason!: string
}

export class CloseDrawerBody {
  @ApiProperty({ example: 1278, description: 'Rupees that were counted' })
  @FormNumber()
  @Rupees(AMOUNT)
  counted!: number

  @ApiPropertyOptional({ example: 'Ten rupees of change were given twice', maxLength: 200 })
  @TextUpTo(200, { message: 'The note has at most 200 characters.' })
  @TextOrNothing()
  note: string = ''
}

class CashMoveAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) id!: string
  @ApiProperty({ enum: CASH_MOVES, example: 'sale' }) kind!: CashMove
  @ApiProperty({ example: 898, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: String, nullable: true, example: 'P-7KQ4-M2XD' }) orderId!: string | null
  @ApiProperty({ example: '' }) reason!: string
  @ApiProperty({ example: '9000000002' }) by!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
}

export class DrawerAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) id!: string
  @ApiProperty({ enum: ['open', 'closed'], example: 'open' }) status!: 'open' | 'closed'
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:00:00.000Z' }) openedAt!: Date
  @ApiProperty({ example: '9000000002' }) openedBy!: string
  @ApiProperty({ example: 500, description: 'Rupees' }) float!: number
  @ApiProperty({ example: 898, description: 'Rupees' }) sales!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) refunds!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) paidIn!: number
  @ApiProperty({ example: 120, description: 'Rupees' }) paidOut!: number
  @ApiProperty({ example: 1278, description: 'Rupees that should be in the drawer' }) expected!: number
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Rupees' })
  counted!: number | null
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Below zero: cash is missing' })
  difference!: number | null
  @ApiProperty({ example: '' }) note!: string
  @ApiProperty({ type: String, nullable: true, example: null }) closedBy!: string | null
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) closedAt!: Date | null
  @ApiProperty({ type: [CashMoveAnswer], description: 'Oldest first' }) moves!: CashMoveAnswer[]
}

/** A drawer as a row of the list. */
export class DrawerRow extends OmitType(DrawerAnswer, ['moves'] as const) {}

export class CurrentDrawerAnswer {
  @ApiProperty({ type: DrawerAnswer, nullable: true, description: 'null: none is open' })
  drawer!: DrawerAnswer | null
}

export function toDrawerRow(drawer: StoredDrawer): DrawerRow {
  const { _id, status, openedAt, openedBy, closedAt, closedBy, note } = drawer
  return {
    id: String(_id),
    status,
    openedAt,
    openedBy,
    float: paiseToRupees(drawer.floatPaise),
    sales: paiseToRupees(drawer.salesPaise),
    refunds: paiseToRupees(drawer.refundsPaise),
    paidIn: paiseToRupees(drawer.inPaise),
    paidOut: paiseToRupees(drawer.outPaise),
    expected: paiseToRupees(drawer.cashPaise),
    counted: orNothing(drawer.countedPaise),
    difference: orNothing(drawer.differencePaise),
    note,
    closedBy,
    closedAt,
  }
}

export function toDrawerAnswer(drawer: StoredDrawer, moves: readonly StoredCashMove[]): DrawerAnswer {
  return {
    ...toDrawerRow(drawer),
    moves: moves.map(({ _id, kind, paise, orderId, reason, by, at }) => ({
      id: String(_id),
      kind,
      amount: paiseToRupees(paise),
      orderId,
      reason,
      by,
      at,
    })),
  }
}

const orNothing = (paise: Paise | null): number | null => (paise === null ? null : paiseToRupees(paise))
