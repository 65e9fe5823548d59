import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsMongoId } from 'class-validator'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { CAUSE_DOCUMENTS, type CauseDocument, LEDGER_KINDS, type LedgerKind } from '../domain/ledger.js'
import { type HistoryPage, type HistoryRow } from '../reading/ledger-history.queries.js'

export class HistoryQuery {
  @ApiPropertyOptional({
    description: '`id` of the oldest row that was read',
    example: '6740c1f2a4b5c6d7e8f90123',
  })
  @Optional()
  @IsMongoId({ message: 'before is the id of a row.' })
  before?: string
}

class CountersAnswer {
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ example: 2 }) reserved!: number
  @ApiProperty({ example: 4 }) used!: number
}

class BalanceAnswer extends CountersAnswer {
  @ApiProperty({ example: 18 }) remaining!: number
}

class CauseAnswer {
  @ApiProperty({ enum: CAUSE_DOCUMENTS }) document!: CauseDocument
  @ApiProperty({ description: '`_id` of the document', example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ description: 'Line of the document, from 0', example: 0 }) line!: number
}

/** A row of the stock ledger. */
export class HistoryRowAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ enum: LEDGER_KINDS }) kind!: LedgerKind
  @ApiProperty({ type: CountersAnswer, description: 'What changed' }) delta!: CountersAnswer
  @ApiProperty({ type: BalanceAnswer, description: 'What the batch had after it' }) balance!: BalanceAnswer
  @ApiProperty({ type: CauseAnswer }) cause!: CauseAnswer
  @ApiProperty({ description: 'Of a correction', example: 'spoilt' }) reason!: string
  @ApiProperty({ example: 'Mould on top' }) note!: string
  @ApiProperty({ description: 'Mobile number, or the name of a job', example: '9000000001' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

export class HistoryAnswer {
  @ApiProperty({ type: [HistoryRowAnswer], description: 'Newest first, 50 at most' })
  rows!: HistoryRowAnswer[]
  @ApiProperty({ description: 'There are older rows' }) more!: boolean
}

export function toHistory({ rows, more }: HistoryPage): HistoryAnswer {
  return { rows: rows.map(toRow), more }
}

function toRow({ _id, kind, delta, balance, cause, reason, note, by, at }: HistoryRow): HistoryRowAnswer {
  const counters = (of: HistoryRow['delta']): CountersAnswer => ({
    quantity: fromMilli(of.quantityMilli),
    reserved: fromMilli(of.reservedMilli),
    used: fromMilli(of.usedMilli),
  })
  return {
    id: String(_id),
    kind,
    delta: counters(delta),
    balance: { ...counters(balance), remaining: fromMilli(balance.remainingMilli) },
    cause: { document: cause.document, id: cause.id, line: cause.line },
    reason,
    note,
    by,
    at,
  }
}
