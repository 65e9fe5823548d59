import { ApiProperty } from '@nestjs/swagger'

class BackupAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T22:00:00.000Z',
    description: 'null: none yet',
  })
  at!: string | null
  @ApiProperty({ example: false, description: 'No backup for 36 hours' }) overdue!: boolean
  @ApiProperty({
    example: false,
    description: 'No backup out of the house for 36 hours, though a place for it is configured',
  })
  offSiteOverdue!: boolean
}

class DrillAnswer {
  @ApiProperty({ example: '2026-11-21T10:00:00.000Z', description: 'When it ended' }) at!: string
  @ApiProperty({ example: 240, description: 'From its beginning to its end' }) seconds!: number
}

class UnpaidHoldAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'GONGURA CP_PO LOW 1kg' }) name!: string
  @ApiProperty({ example: 12, description: 'Jars that are not paid and that nobody else can buy' })
  jars!: number
  @ApiProperty({ example: 3, description: 'Unpaid orders that hold them' }) orders!: number
}

export class DashboardSummary {
  @ApiProperty({ example: 4, description: 'Paid orders that wait for batches' }) toPack!: number
  @ApiProperty({ example: 2, description: 'Packed orders that are not on their way' }) toShip!: number
  @ApiProperty({ example: 1, description: 'Placed and not paid' }) unpaid!: number
  @ApiProperty({
    example: 1,
    description: 'Orders with a parcel that came back, is lost, stuck or undelivered',
  })
  courierWork!: number
  @ApiProperty({ example: 1, description: 'Orders with a claim that the courier has not answered' })
  courierClaims!: number
  @ApiProperty({ example: 3, description: 'Products at or below their warning level' }) lowStock!: number
  @ApiProperty({ example: 2, description: 'Batches with stock whose best-before day is near' })
  nearExpiry!: number
  @ApiProperty({ example: 1, description: 'Batches with stock whose best-before day is over' })
  expired!: number
  @ApiProperty({ example: 0, description: 'Batches with stock that are frozen' }) quarantined!: number
  @ApiProperty({ example: 1 }) openIssues!: number
  @ApiProperty({ example: 0, description: 'Issues that should have been answered or settled by now' })
  issuesOverdue!: number
  @ApiProperty({ example: 0, description: 'Batches with three complaints or more in half a year' })
  batchesWithComplaints!: number
  @ApiProperty({ example: 5 }) reviewsWaiting!: number
  @ApiProperty({ example: 0 }) paymentsToLookAt!: number
  @ApiProperty({ example: 0, description: 'Refunds that failed, or are not back after seven days' })
  refundsToLookAt!: number
  @ApiProperty({
    example: 0,
    description: 'Payouts of the provider that do not match, and payments that it has not paid out in time',
  })
  payoutsToLookAt!: number
  @ApiProperty({ example: 0, description: 'Bills of suppliers that are due today or overdue' })
  billsDue!: number
  @ApiProperty({ example: 0, description: 'Messages that were given up, or perhaps sent' })
  messagesToLookAt!: number
  @ApiProperty({ example: 0, description: 'What packers asked for and no owner has answered' })
  approvalsWaiting!: number
  @ApiProperty({
    example: 30,
    description: 'A batch is near its best-before day when it has this many days left, or fewer',
  })
  nearExpiryDays!: number
  @ApiProperty({
    type: BackupAnswer,
    nullable: true,
    description: 'The last backup of the embedded database; null: the data lies on a database server',
  })
  lastBackup!: BackupAnswer | null
  @ApiProperty({
    example: false,
    description:
      'The hourly look at the embedded database found a damaged page; the Jobs screen says which. False with a database server',
  })
  databaseDamaged!: boolean
  @ApiProperty({ type: [UnpaidHoldAnswer], description: 'At most 20 products, the most jars first' })
  unpaidHolds!: UnpaidHoldAnswer[]
  @ApiProperty({ example: 0, description: 'Recalls that are open, drills not counted' }) openRecalls!: number
  @ApiProperty({ type: DrillAnswer, nullable: true, description: 'The last drill of a recall; null: never' })
  lastDrill!: DrillAnswer | null
}
