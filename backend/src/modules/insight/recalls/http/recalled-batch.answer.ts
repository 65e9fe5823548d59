import { ApiProperty } from '@nestjs/swagger'

/** A batch that a recall reaches; quantities in its unit. */
export class RecalledBatchAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) product!: string
  @ApiProperty({ example: 'FG-0007' }) productId!: string
  @ApiProperty({ enum: ['FG', 'SG', 'RM'], example: 'FG' }) materialType!: string
  @ApiProperty({ enum: ['KG', 'PC', 'LTR'], example: 'PC' }) unit!: string
  @ApiProperty({ example: 'Main Kitchen' }) outlet!: string
  @ApiProperty({ example: '', description: 'Of bought material' }) supplier!: string
  @ApiProperty({ example: '' }) supplierLot!: string
  @ApiProperty({ example: '2026-11-21', description: 'Received or made on' }) receivedOn!: string
  @ApiProperty({ type: String, nullable: true, example: '2027-05-20' }) bestBefore!: string | null
  @ApiProperty({ example: 40, description: 'What came in' }) made!: number
  @ApiProperty({ example: 12, description: 'Not set aside for anything' }) remaining!: number
  @ApiProperty({ example: 3, description: 'For orders that are not sent, or for runs' }) setAside!: number
  @ApiProperty({ example: 25, description: 'Jars that were sent' }) sent!: number
  @ApiProperty({ example: true, description: 'In quarantine; in a drill also when it only would be' })
  frozen!: boolean
  @ApiProperty({ example: false, description: 'The recall began with it' }) root!: boolean
}

class RecalledPartAnswer {
  @ApiProperty({ example: 'RM-261121-002' }) batchNumber!: string
  @ApiProperty({ example: 2.5 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'PC', 'LTR'], example: 'KG' }) unit!: string
}

export class RecalledRunAnswer {
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg', description: 'What it is to make' })
  product!: string
  @ApiProperty({ type: [RecalledPartAnswer] }) parts!: RecalledPartAnswer[]
}

export class SiblingAnswer {
  @ApiProperty({ example: 'FG-261121-005' }) batchNumber!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM 1kg' }) product!: string
  @ApiProperty({ example: 'FG-261121-004', description: 'The batch that it was made with' }) madeWith!: string
}
