import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { EVENT_KINDS, type EventKind } from '../domain/event-kind.js'
import { LINE_STATES, LINE_TROUBLES, type LineState, type LineTrouble } from '../domain/match.js'
import {
  type CheckedSettlement,
  type CheckedTrouble,
  type Imported,
  type ReportCheck,
} from '../import-report.service.js'
import { orNull } from './payouts.dto.js'

class ReportFaultAnswer {
  @ApiProperty({ example: 14, description: 'Of the file, counted from 1' }) line!: number
  @ApiProperty({ example: 'Event Amount', description: 'Empty where the whole line is meant' })
  column!: string
  @ApiProperty({ example: '"12,5" is no amount in rupees with at most two decimals.' }) message!: string
}

class LineStatesAnswer implements Record<LineState, number> {
  @ApiProperty({ example: 11, description: 'As our books say' }) matched!: number
  @ApiProperty({ example: 1, description: 'Known, but something about it is different' }) differs!: number
  @ApiProperty({ example: 0, description: 'Of an order of ours, but not in our books' }) unknown!: number
  @ApiProperty({ example: 0, description: 'Not ours' }) foreign!: number
  @ApiProperty({ example: 0, description: 'Disputes and adjustments: somebody should know' }) look!: number
}

class CheckedTroubleAnswer {
  @ApiProperty({ example: 7, description: 'Of the file' }) line!: number
  @ApiProperty({ enum: EVENT_KINDS, example: 'payment' }) kind!: EventKind
  @ApiProperty({ example: 'PAYMENT' }) type!: string
  @ApiProperty({ enum: LINE_STATES, example: 'differs' }) state!: LineState
  @ApiProperty({ enum: LINE_TROUBLES, example: 'amount' }) trouble!: LineTrouble
  @ApiProperty({ type: String, nullable: true, example: 'JDI-261118-7KQ4M2XDAB' }) reference!: string | null
  @ApiProperty({ type: String, nullable: true, example: 'P-7KQ4-M2XD' }) orderId!: string | null
  @ApiProperty({ example: 1200, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: Number, nullable: true, example: 1249, description: 'Rupees in our books' })
  expected!: number | null
}

class CheckedSettlementAnswer {
  @ApiProperty({ example: 'AXISCN1169361047' }) utr!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T10:05:50.000Z' }) at!: Date
  @ApiProperty({ example: 12 }) lines!: number
  @ApiProperty({ example: 13_640.12, description: 'Rupees' }) net!: number
  @ApiProperty({ example: 292.27 }) fee!: number
  @ApiProperty({ example: 52.61, description: 'GST on the fee' }) tax!: number
  @ApiProperty({ example: 0, description: 'What was transferred beyond the lines, with those in the books' })
  difference!: number
}

/** The result that an import of the report would have. */
export class ReportCheckAnswer {
  @ApiProperty({ example: 14, description: 'Events in the file' }) count!: number
  @ApiProperty({ example: 2, description: 'Of them, those that no settlement holds yet' }) waiting!: number
  @ApiProperty({ example: 0, description: 'Of them, those that are in the books' }) already!: number
  @ApiProperty({ example: 12, description: 'Lines that would be booked' }) added!: number
  @ApiProperty({ type: LineStatesAnswer, description: 'Of these lines' }) states!: LineStatesAnswer
  @ApiProperty({ example: 0 }) faultCount!: number
  @ApiProperty({ type: [ReportFaultAnswer], description: 'The first 200, by line' })
  faults!: ReportFaultAnswer[]
  @ApiProperty({ type: [CheckedTroubleAnswer], description: 'The first 200 lines that do not match' })
  troubles!: CheckedTroubleAnswer[]
  @ApiProperty({ type: [CheckedSettlementAnswer], description: 'The first 200' })
  settlements!: CheckedSettlementAnswer[]
}

export class PayoutImportAnswer {
  @ApiProperty({ example: '12 lines were booked; 1 of them waits for you.' }) message!: string
  @ApiProperty({ example: 12, description: 'Lines that were booked' }) added!: number
  @ApiProperty({ example: 0, description: 'Lines that were in the books' }) already!: number
  @ApiProperty({ example: 1, description: 'Booked lines that do not match' }) open!: number
  @ApiProperty({ type: [String], example: ['AXISCN1169361047'], description: 'Settlements with new lines' })
  settlements!: string[]
}

export function toCheckAnswer({ troubles, settlements, ...check }: ReportCheck): ReportCheckAnswer {
  return { ...check, troubles: troubles.map(toTrouble), settlements: settlements.map(toChecked) }
}

function toTrouble({ amountPaise, expectedPaise, ...line }: CheckedTrouble): CheckedTroubleAnswer {
  return { ...line, amount: paiseToRupees(amountPaise), expected: orNull(expectedPaise) }
}

function toChecked(settlement: CheckedSettlement): CheckedSettlementAnswer {
  const { netPaise, feePaise, taxPaise, differencePaise, ...facts } = settlement
  return {
    ...facts,
    net: paiseToRupees(netPaise),
    fee: paiseToRupees(feePaise),
    tax: paiseToRupees(taxPaise),
    difference: paiseToRupees(differencePaise),
  }
}

export function toImportAnswer({ added, already, open, settlements }: Imported): PayoutImportAnswer {
  const booked = added === 1 ? '1 line was booked' : `${added} lines were booked`
  const waits = open === 1 ? '1 of them waits for you' : `${open} of them wait for you`
  const sentence = open > 0 ? `${booked}; ${waits}.` : `${booked}.`
  const message = added === 0 ? 'All of this was in the books: nothing changed.' : sentence
  return { message, added, already, open, settlements }
}
