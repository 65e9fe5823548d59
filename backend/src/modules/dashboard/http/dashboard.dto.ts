import { ApiProperty } from '@nestjs/swagger'

class BackupAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T22:00:00.000Z',
    description: 'null: none yet',
  })
  at!: string | null
  @ApiProperty({ example: false, description: 'None for 36 hours' }) overdue!: boolean
}

export class DashboardSummary {
  @ApiProperty({ example: 4, description: 'Paid orders that wait for batches' }) toPack!: number
  @ApiProperty({ example: 2, description: 'Packed orders that are not on their way' }) toShip!: number
  @ApiProperty({ example: 1, description: 'Placed and not paid' }) unpaid!: number
  @ApiProperty({ example: 3, description: 'Products at or below their warning level' }) lowStock!: number
  @ApiProperty({ example: 1 }) openIssues!: number
  @ApiProperty({ example: 5 }) reviewsWaiting!: number
  @ApiProperty({ example: 0 }) paymentsToLookAt!: number
  @ApiProperty({
    type: BackupAnswer,
    nullable: true,
    description: 'The last backup of the embedded database; null: the data lies on a database server',
  })
  lastBackup!: BackupAnswer | null
}
