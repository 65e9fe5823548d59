import { ApiProperty } from '@nestjs/swagger'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { DELIVERY_STATUSES } from '../../../sales/orders/domain/machines.js'
import { TITLE } from '../../../stock/catalog/product-reference.js'
import { BATCH_SOURCES, BATCH_UNITS, type BatchSource } from '../../../stock/inventory/domain/receipt.js'
import { RUN_STATUSES } from '../../../stock/runs/domain/run-status.js'

const NODE_ID = '6740c1f2a4b5c6d7e8f90123'

export class TracedProduct {
  @ApiProperty({ example: NODE_ID }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty(TITLE) name!: string
}

export class SupplierNodeAnswer {
  @ApiProperty({ example: `supplier:${NODE_ID}` }) id!: string
  @ApiProperty({ enum: ['supplier'] }) kind!: 'supplier'
  @ApiProperty({ example: 'Sri Lakshmi Spices', description: 'Its name' }) label!: string
  @ApiProperty({ example: NODE_ID }) _id!: string
}

export class BatchNodeAnswer {
  @ApiProperty({ example: 'batch:RM-261121-004' }) id!: string
  @ApiProperty({ enum: ['batch'] }) kind!: 'batch'
  @ApiProperty({ example: 'RM-261121-004', description: 'Its number' }) label!: string
  @ApiProperty({ example: NODE_ID }) _id!: string
  @ApiProperty({ type: TracedProduct, nullable: true }) product!: TracedProduct | null
  @ApiProperty({ enum: ['FG', 'RM', 'SG'] }) materialType!: 'FG' | 'RM' | 'SG'
  @ApiProperty({ example: 'L.B Nagar', description: 'Name of the outlet that it lies in' }) outlet!: string
  @ApiProperty({ example: 25, description: 'What came in' }) receivedQuantity!: number
  @ApiProperty({ example: 4.5, description: 'Neither used nor set aside' }) remainingQuantity!: number
  @ApiProperty({ enum: BATCH_UNITS }) unit!: (typeof BATCH_UNITS)[number]
  @ApiProperty({ enum: BATCH_SOURCES }) source!: BatchSource
  @ApiProperty({ type: String, example: '2026-11-21', description: 'Received, or made, on' })
  receivedOn!: IstDay
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ description: 'In quarantine' }) frozen!: boolean
  @ApiProperty({ example: 'GT-2291' }) supplierLot!: string
  @ApiProperty({ example: 'Srinu', description: 'Who entered it, by name' }) by!: string
}

export class RunNodeAnswer {
  @ApiProperty({ example: 'run:R-261121-03' }) id!: string
  @ApiProperty({ enum: ['run'] }) kind!: 'run'
  @ApiProperty({ example: 'R-261121-03', description: 'Its number' }) label!: string
  @ApiProperty({ example: NODE_ID }) _id!: string
  @ApiProperty({ type: TracedProduct, nullable: true, description: 'What it makes' })
  product!: TracedProduct | null
  @ApiProperty({ enum: RUN_STATUSES }) status!: string
  @ApiProperty({ example: 12, description: 'Of what it makes' }) plannedQuantity!: number
  @ApiProperty({ example: 'Lakshmi' }) reservedBy!: string
  @ApiProperty({ type: Date }) reservedAt!: Date
  @ApiProperty({ type: String, nullable: true, example: 'Srinu', description: 'By name' })
  completedBy!: string | null
  @ApiProperty({ type: Date, nullable: true }) completedAt!: Date | null
}

export class OrderNodeAnswer {
  @ApiProperty({ example: 'order:P-7KQ4-M2XD' }) id!: string
  @ApiProperty({ enum: ['order'] }) kind!: 'order'
  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'Its number' }) label!: string
  @ApiProperty({ example: NODE_ID }) _id!: string
  @ApiProperty({ type: Date }) orderDate!: Date
  @ApiProperty({ example: 'Lakshmi Rao' }) name!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: '98••••••21', description: 'Masked' }) mobileNumber!: string
  @ApiProperty({ enum: DELIVERY_STATUSES }) deliveryStatus!: string
  @ApiProperty({ type: String, nullable: true, example: 'Srinu', description: 'By name' })
  packedBy!: string | null
  @ApiProperty({ type: Date, nullable: true }) packedAt!: Date | null
}

export type TraceNodeAnswer = SupplierNodeAnswer | BatchNodeAnswer | RunNodeAnswer | OrderNodeAnswer
