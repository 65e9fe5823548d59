import { ApiProperty } from '@nestjs/swagger'
import { RECALL_STATUSES, type RecallStatus } from '../domain/recall-machine.js'
import { RECALL_STEPS, type RecallStep } from '../domain/steps.js'
import { RecalledBatchAnswer, RecalledRunAnswer, SiblingAnswer } from './recalled-batch.answer.js'
import { RecalledCustomerAnswer } from './recalled-customer.answer.js'

/** A recall in the list. */
export class RecallAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'RM-261121-002', description: 'The batch that it began with' }) batchNumber!: string
  @ApiProperty({ example: 'Guntur chillies' }) product!: string
  @ApiProperty({ example: false, description: 'It is practice: nothing outside the drill changes' })
  drill!: boolean
  @ApiProperty({ enum: RECALL_STATUSES, example: 'open' }) status!: RecallStatus
  @ApiProperty({ example: 'Two customers found mould' }) reason!: string
  @ApiProperty({ example: '9000000001' }) startedBy!: string
  @ApiProperty({ type: Date }) startedAt!: Date
  @ApiProperty({ type: String, nullable: true, example: null }) closedBy!: string | null
  @ApiProperty({ type: Date, nullable: true, example: null }) closedAt!: Date | null
  @ApiProperty({ example: 4, description: 'Batches that it reached when it began' }) batchesFound!: number
  @ApiProperty({ example: 12, description: 'Orders that it reached when it began' }) ordersFound!: number
}

class RecallCostAnswer {
  @ApiProperty({ example: 2400, description: 'Rupees: jars that lie here, at what they cost' }) shelf!: number
  @ApiProperty({ example: 310.5, description: 'Rupees: material that lies here, at what it cost' })
  material!: number
  @ApiProperty({ example: 5388, description: 'Rupees: what customers paid for the jars that were sent' })
  refunds!: number
  @ApiProperty({
    example: 720,
    description: 'Rupees: one more way for each parcel, at what its delivery cost',
  })
  courier!: number
  @ApiProperty({ example: 8818.5, description: 'Rupees' }) total!: number
}

class RecallLogAnswer {
  @ApiProperty({ type: Date }) at!: Date
  @ApiProperty({ example: '9000000001' }) by!: string
  @ApiProperty({ enum: RECALL_STEPS, example: 'batch-frozen' }) step!: RecallStep
  @ApiProperty({ example: 'FG-261121-004', description: 'Batch or order; empty for neither' }) about!: string
  @ApiProperty({ example: '' }) detail!: string
}

/** A recall with everything that it reaches now. */
export class RecallDetail extends RecallAnswer {
  @ApiProperty({ type: [String], example: ['RM-261121-002'], description: 'Batches that it began with' })
  roots!: string[]
  @ApiProperty({ example: 41, description: 'How long the search took when it began' }) foundMs!: number
  @ApiProperty({ type: [RecalledBatchAnswer], description: 'Jars first' }) batches!: RecalledBatchAnswer[]
  @ApiProperty({
    type: [RecalledRunAnswer],
    description: 'Not finished; batches are set aside for them',
  })
  runs!: RecalledRunAnswer[]
  @ApiProperty({ type: [SiblingAnswer], description: 'From the same run, and not recalled' })
  siblings!: SiblingAnswer[]
  @ApiProperty({ type: [RecalledCustomerAnswer] }) customers!: RecalledCustomerAnswer[]
  @ApiProperty({ type: RecallCostAnswer }) cost!: RecallCostAnswer
  @ApiProperty({ example: 'Dear {name}, …', description: 'With placeholders for what differs' })
  message!: string
  @ApiProperty({ example: 0, description: 'Edits of the message' }) version!: number
  @ApiProperty({ type: [RecallLogAnswer], description: 'In the order in which it happened' })
  log!: RecallLogAnswer[]
  @ApiProperty({ example: false, description: 'There is more than was looked at' }) truncated!: boolean
}
