import { ApiProperty } from '@nestjs/swagger'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { MATERIAL_TYPES, type MaterialType } from '../../../catalog/domain/variants.js'
import { OutletReference } from '../../answers/stock-entry.answer.js'
import { LEDGER_KINDS, type LedgerKind } from '../../domain/ledger.js'
import { BATCH_UNITS } from '../../domain/receipt.js'
import { COUNT_STATUSES, type CountStatus } from '../domain/count-machine.js'

type Unit = (typeof BATCH_UNITS)[number]
const COUNT_ID = '6740c1f2a4b5c6d7e8f90123'

/** A product, with what somebody in front of a shelf needs to know. */
export class CountProductAnswer {
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
}

/** A count of a shelf. */
export class CountAnswer {
  @ApiProperty({ example: COUNT_ID }) id!: string
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }) clientId!: string
  @ApiProperty({ type: OutletReference, nullable: true, description: 'null: all outlets' })
  outlet!: OutletReference | null
  @ApiProperty({ type: CountProductAnswer, nullable: true, description: 'null: all products' })
  product!: CountProductAnswer | null
  @ApiProperty({ enum: COUNT_STATUSES, description: 'booking: a part is booked; booking again goes on' })
  status!: CountStatus
  @ApiProperty({ description: 'Mobile number', example: '9000000001' }) startedBy!: string
  @ApiProperty({ type: Date }) startedAt!: Date
  @ApiProperty({ type: String, nullable: true, example: null }) bookedBy!: string | null
  @ApiProperty({ type: Date, nullable: true, example: null }) bookedAt!: Date | null
  @ApiProperty({ type: String, nullable: true, example: null }) droppedBy!: string | null
  @ApiProperty({ type: Date, nullable: true, example: null }) droppedAt!: Date | null
  @ApiProperty({ description: 'Batches that were counted', example: 12 }) counted!: number
}

/** Something that came to the shelf or left it after it was counted. */
export class MovedAnswer {
  @ApiProperty({ enum: LEDGER_KINDS }) kind!: LedgerKind
  @ApiProperty({ description: 'Below 0 for what left', example: -2 }) quantity!: number
  @ApiProperty({ description: 'Mobile number, or the name of a job', example: '9000000001' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** What was counted of one batch. */
export class CountLineAnswer {
  @ApiProperty({ example: COUNT_ID }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ type: CountProductAnswer, nullable: true }) product!: CountProductAnswer | null
  @ApiProperty({ enum: BATCH_UNITS, nullable: true, type: String }) priceUnit!: Unit | null
  @ApiProperty({ example: 12 }) counted!: number
  @ApiProperty({ type: Date }) countedAt!: Date
  @ApiProperty({ example: '9000000001' }) by!: string
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }) clientLineId!: string
  @ApiProperty({ type: Number, nullable: true, description: 'What the phone took to remain', example: 10 })
  seenRemaining!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'On the shelf by the books, when it was counted',
  })
  books!: number | null
  @ApiProperty({ type: Number, nullable: true, description: 'Counted less books', example: -1 })
  difference!: number | null
  @ApiProperty({
    type: [MovedAnswer],
    description: 'What moved since it was counted; empty once the count is booked',
  })
  moved!: MovedAnswer[]
  @ApiProperty({ description: 'Somebody looked again later: this line changes nothing' }) outdated!: boolean
  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be booked', example: null })
  refusal!: string | null
  @ApiProperty() booked!: boolean
}

export class UnitTotalAnswer {
  @ApiProperty({ enum: BATCH_UNITS }) priceUnit!: Unit
  @ApiProperty({ description: '0 or more', example: 2 }) gain!: number
  @ApiProperty({ description: '0 or more', example: 3 }) loss!: number
}

/** A count with its lines, compared with the books as they are. */
export class CountDetail extends CountAnswer {
  @ApiProperty({ type: [CountLineAnswer] }) lines!: CountLineAnswer[]
  @ApiProperty({ type: [UnitTotalAnswer] }) totals!: UnitTotalAnswer[]
  @ApiProperty({ type: Number, nullable: true, description: 'Rupees; null for staff who may not see them' })
  gainValue!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Rupees, 0 or more; null for staff who may not see them',
  })
  lossValue!: number | null
}

/** A batch that a phone keeps while it has no network. */
export class ShelfBatchAnswer {
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) product!: string
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: MaterialType
  @ApiProperty({ enum: BATCH_UNITS }) priceUnit!: Unit
  @ApiProperty({ example: 10 }) remaining!: number
  @ApiProperty({ description: 'Set aside, and still on the shelf', example: 2 }) reserved!: number
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ type: Date, nullable: true, description: 'When it was last counted' })
  countedAt!: Date | null
}

export class ShelfAnswer {
  @ApiProperty({ type: [ShelfBatchAnswer], description: 'By batch number, 5,000 at most' })
  batches!: ShelfBatchAnswer[]
  @ApiProperty({ description: 'There are more' }) more!: boolean
  @ApiProperty({ type: Date, description: 'Time of these stock figures' }) at!: Date
}

export class RefusedLineAnswer {
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }) clientLineId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'There is no batch of this number.' }) error!: string
}

export class TakenLinesAnswer {
  @ApiProperty({ type: [String], description: '`clientLineId` of the lines that are here' }) taken!: string[]
  @ApiProperty({ type: [RefusedLineAnswer], description: 'Lines that are not taken, each with its sentence' })
  refused!: RefusedLineAnswer[]
}
