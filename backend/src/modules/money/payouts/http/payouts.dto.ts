import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsString, Matches, MaxLength, MinLength } from 'class-validator'
import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { EVENT_KINDS, type EventKind } from '../domain/event-kind.js'
import { LINE_STATES, LINE_TROUBLES, type LineState, type LineTrouble } from '../domain/match.js'
import { differenceOf } from '../domain/sums.js'
import { type LeftPayment, type OpenPayouts } from '../payouts.queries.js'
import { type StoredSettlement } from '../schemas/settlement.schema.js'
import { type StoredLine } from '../schemas/settlement-line.schema.js'

const MOMENT = { type: String, format: 'date-time', example: '2026-11-20T10:05:50.000Z' } as const
const NUMBER_OR_NULL = { type: Number, nullable: true } as const
const TEXT_OR_NULL = { type: String, nullable: true } as const

export class PayoutMonthQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'A month is written 2026-11.' })
  month?: string
}

export class SettleBody {
  @ApiProperty({ example: 'Cashfree paid it with the next settlement.', description: 'What was found out' })
  @MaxLength(500, { message: 'The note has at most 500 characters.' })
  @MinLength(3, { message: 'Say in a few words how it was settled.' })
  @Trimmed()
  @IsString({ message: 'Say in a few words how it was settled.' })
  note!: string
}

/** How a person settled what did not match. */
class ClosingAnswer {
  @ApiProperty(MOMENT) at!: Date
  @ApiProperty({ example: '9000000001', description: 'Mobile number of the person' }) by!: string
  @ApiProperty({ example: 'Cashfree paid it with the next settlement.' }) note!: string
}

/** One transfer of the provider to the bank account, in rupees: payments + refunds + other - fee - tax - tds - tcs = net. */
export class SettlementAnswer {
  @ApiProperty({ example: 'AXISCN1169361047', description: 'The bank’s number of the transfer (UTR)' })
  id!: string
  @ApiProperty({ ...TEXT_OR_NULL, example: '208386848', description: 'The provider’s number of it' })
  providerId!: string | null
  @ApiProperty(MOMENT) at!: Date
  @ApiProperty({ example: 12 }) lines!: number
  @ApiProperty({ example: 0, description: 'Of them, those that wait for a person' }) openLines!: number
  @ApiProperty({ example: 14_988 }) payments!: number
  @ApiProperty({ example: -1003, description: 'Below 0' }) refunds!: number
  @ApiProperty({ example: 0, description: 'Disputes, adjustments, and what was carried over' }) other!: number
  @ApiProperty({ example: 292.27 }) fee!: number
  @ApiProperty({ example: 52.61, description: 'GST on the fee' }) tax!: number
  @ApiProperty({ example: 0, description: 'Income tax that the provider withheld (TDS)' }) tds!: number
  @ApiProperty({ example: 0, description: 'GST that it collected at source (TCS)' }) tcs!: number
  @ApiProperty({ example: 13_640.12, description: 'The sum of its lines' }) net!: number
  @ApiProperty({
    ...NUMBER_OR_NULL,
    example: 13_640.12,
    description: 'As the report says; null when it does not say',
  })
  transferred!: number | null
  @ApiProperty({ example: 0, description: 'What was transferred beyond its lines' }) difference!: number
  @ApiProperty({ example: false, description: 'Something in it waits for a person' }) open!: boolean
  @ApiProperty({ type: ClosingAnswer, nullable: true, description: 'How a difference was settled' })
  closed!: ClosingAnswer | null
}

/** An event in a settlement, in rupees: amount - fee - tax - tds - tcs = net. */
export class SettlementLineAnswer {
  @ApiProperty({ example: 'AXISCN1169361047:PAYMENT:4387450090' }) id!: string
  @ApiProperty({ example: 'AXISCN1169361047' }) utr!: string
  @ApiProperty(MOMENT) settledAt!: Date
  @ApiProperty({ enum: EVENT_KINDS, example: 'payment' }) kind!: EventKind
  @ApiProperty({ example: 'PAYMENT', description: 'The provider’s word for it' }) type!: string
  @ApiProperty({ example: '4387450090', description: 'The provider’s number of it' }) eventId!: string
  @ApiProperty(MOMENT) at!: Date
  @ApiProperty({ ...TEXT_OR_NULL, example: 'JDI-261118-7KQ4M2XDAB' }) reference!: string | null
  @ApiProperty({ ...TEXT_OR_NULL, example: 'P-7KQ4-M2XD' }) orderId!: string | null
  @ApiProperty({ example: '', description: 'The provider’s words, of neither payments nor refunds' })
  remarks!: string
  @ApiProperty({ example: 1249 }) amount!: number
  @ApiProperty({ example: 24.36 }) fee!: number
  @ApiProperty({ example: 4.38, description: 'GST on the fee' }) tax!: number
  @ApiProperty({ ...NUMBER_OR_NULL, example: null, description: 'TDS; null when the report does not say' })
  tds!: number | null
  @ApiProperty({ ...NUMBER_OR_NULL, example: null, description: 'TCS; null when the report does not say' })
  tcs!: number | null
  @ApiProperty({ example: 1220.26 }) net!: number
  @ApiProperty({ ...NUMBER_OR_NULL, example: 1249, description: 'The amount in our books' })
  expected!: number | null
  @ApiProperty({ enum: LINE_STATES, example: 'matched' }) state!: LineState
  @ApiProperty({ type: String, nullable: true, enum: [...LINE_TROUBLES, null], example: null })
  trouble!: LineTrouble | null
  @ApiProperty({ example: false, description: 'It waits for a person' }) open!: boolean
  @ApiProperty({ type: ClosingAnswer, nullable: true }) closed!: ClosingAnswer | null
}

/** A payment that should have been paid out but is in no settlement. */
class LeftPaymentAnswer {
  @ApiProperty({ example: '5114910634577', description: 'The provider’s number of it' }) id!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'JDI-261118-7KQ4M2XDAB' }) reference!: string
  @ApiProperty({ example: 1249 }) amount!: number
  @ApiProperty(MOMENT) at!: Date
}

/** Lines, settlements and payments that do not match, at most 200 of each, the oldest first. */
export class OpenPayoutsAnswer {
  @ApiProperty({ type: [SettlementLineAnswer] }) lines!: SettlementLineAnswer[]
  @ApiProperty({ type: [SettlementAnswer], description: 'Settlements whose lines have another sum' })
  settlements!: SettlementAnswer[]
  @ApiProperty({ type: [LeftPaymentAnswer], description: 'Paid by customers, and in no settlement' })
  payments!: LeftPaymentAnswer[]
}

export const orNull = (value: Paise | null): number | null => (value === null ? null : paiseToRupees(value))

export function toSettlementAnswer(settlement: StoredSettlement): SettlementAnswer {
  const { _id: id, providerId, at, lines, openLines, open, closed } = settlement
  return {
    id,
    providerId,
    at,
    lines,
    openLines,
    payments: paiseToRupees(settlement.paymentsPaise),
    refunds: paiseToRupees(settlement.refundsPaise),
    other: paiseToRupees(settlement.otherPaise),
    fee: paiseToRupees(settlement.feePaise),
    tax: paiseToRupees(settlement.taxPaise),
    tds: paiseToRupees(settlement.tdsPaise),
    tcs: paiseToRupees(settlement.tcsPaise),
    net: paiseToRupees(settlement.netPaise),
    transferred: orNull(settlement.reportedPaise),
    difference: paiseToRupees(differenceOf(settlement)),
    open,
    closed,
  }
}

export function toLineAnswer(line: StoredLine): SettlementLineAnswer {
  const { _id: id, utr, settledAt, kind, type, eventId, at, reference, orderId, remarks } = line
  const { state, trouble, open, closed } = line
  return {
    id,
    utr,
    settledAt,
    kind,
    type,
    eventId,
    at,
    reference,
    orderId,
    remarks,
    amount: paiseToRupees(line.amountPaise),
    fee: paiseToRupees(line.feePaise),
    tax: paiseToRupees(line.taxPaise),
    tds: orNull(line.tdsPaise),
    tcs: orNull(line.tcsPaise),
    net: paiseToRupees(line.netPaise),
    expected: orNull(line.expectedPaise),
    state,
    trouble,
    open,
    closed,
  }
}

export function toOpenAnswer({ lines, settlements, payments }: OpenPayouts): OpenPayoutsAnswer {
  return {
    lines: lines.map(toLineAnswer),
    settlements: settlements.map(toSettlementAnswer),
    payments: payments.map(toLeftAnswer),
  }
}

function toLeftAnswer({ _id: id, orderId, reference, amountPaise, at }: LeftPayment): LeftPaymentAnswer {
  return { id, orderId, reference, amount: paiseToRupees(amountPaise), at }
}
