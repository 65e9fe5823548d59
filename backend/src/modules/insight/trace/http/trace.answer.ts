import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger'
import { TRACE_BASES, type TraceBasis } from '../domain/trace.js'
import {
  BatchNodeAnswer,
  OrderNodeAnswer,
  RunNodeAnswer,
  SupplierNodeAnswer,
  type TraceNodeAnswer,
} from './trace-nodes.answer.js'

const NODES = [SupplierNodeAnswer, BatchNodeAnswer, RunNodeAnswer, OrderNodeAnswer]

/** A quantity of one document that went into another. */
export class TraceEdgeAnswer {
  @ApiProperty({ example: 'batch:RM-261121-004', description: '`id` of a node' }) from!: string
  @ApiProperty({ example: 'run:R-261121-03', description: '`id` of a node' }) to!: string
  @ApiProperty({ example: 4.5 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'PC', 'LTR'] }) unit!: 'KG' | 'PC' | 'LTR'
  @ApiProperty({
    enum: TRACE_BASES,
    description:
      'What the quantity means. A run: `reserved` until it is completed, then `used`. An order: `assigned` until it is `sent`',
  })
  basis!: TraceBasis
  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description: 'Of an order: place of the line, from 0',
  })
  line!: number | null
}

@ApiExtraModels(...NODES)
export class TraceAnswer {
  @ApiProperty({ example: 'batch:RM-261121-004', description: '`id` of what was asked for' }) root!: string
  @ApiProperty({
    type: 'array',
    items: { oneOf: NODES.map((node) => ({ $ref: getSchemaPath(node) })) },
    description: 'Suppliers, batches, runs and orders, the newest orders first',
  })
  nodes!: TraceNodeAnswer[]
  @ApiProperty({ type: [TraceEdgeAnswer] }) edges!: TraceEdgeAnswer[]
  @ApiProperty({ example: false, description: 'There is more than fits into one answer' }) truncated!: boolean
}
