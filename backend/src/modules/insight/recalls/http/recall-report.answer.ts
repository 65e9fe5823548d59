import { ApiProperty } from '@nestjs/swagger'
import {
  type RecallReport,
  type ReportedAction,
  type ReportedJars,
  type ReportedMaterial,
  type ReportedPlace,
} from '../domain/report.js'

class ReportShop {
  @ApiProperty({ example: 'Jaadi' }) name!: string
  @ApiProperty({ example: 'Jaadi Pickles (sole proprietor)' }) legalName!: string
  @ApiProperty({ example: 'L.B Nagar, Hyderabad, Telangana, 500074' }) address!: string
  @ApiProperty({ example: '9000000001' }) phone!: string
  @ApiProperty({ example: 'hello@jaadi.example' }) email!: string
  @ApiProperty({ example: '13621999000042', description: 'Empty until the owner enters it' })
  fssaiLicence!: string
}

class ReportJars implements ReportedJars {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) product!: string
  @ApiProperty({ example: '2026-11-21' }) madeOn!: string
  @ApiProperty({ type: String, nullable: true, example: '2027-05-20' }) bestBefore!: string | null
  @ApiProperty({ example: 40, description: 'Jars: made = onShelf + sent + other' }) made!: number
  @ApiProperty({ example: 14 }) onShelf!: number
  @ApiProperty({ example: 25 }) sent!: number
  @ApiProperty({ example: 1, description: 'Spoilt, tasted, given away, counted wrong' }) other!: number
  @ApiProperty({ example: 3 }) returned!: number
  @ApiProperty({ example: 2 }) destroyed!: number
  @ApiProperty({ example: true }) frozen!: boolean
}

class ReportMaterial implements ReportedMaterial {
  @ApiProperty({ example: 'RM-261121-002' }) batchNumber!: string
  @ApiProperty({ example: 'Guntur chillies' }) product!: string
  @ApiProperty({ example: 'KG' }) unit!: string
  @ApiProperty({ example: 'Guntur Mills' }) supplier!: string
  @ApiProperty({ example: 'GT-2291' }) supplierLot!: string
  @ApiProperty({ example: '2026-11-20' }) receivedOn!: string
  @ApiProperty({ example: 25 }) received!: number
  @ApiProperty({ example: 4.5 }) onShelf!: number
  @ApiProperty({ example: true }) frozen!: boolean
}

class ReportPlace implements ReportedPlace {
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: 9 }) orders!: number
  @ApiProperty({ example: 21 }) jars!: number
}

class ReportAction implements ReportedAction {
  @ApiProperty({ example: 4 }) batchesFrozen!: number
  @ApiProperty({ example: 9, description: 'Those who were sent jars' }) customers!: number
  @ApiProperty({ example: 8 }) customersInformed!: number
  @ApiProperty({ example: 1 }) parcelsHeldBack!: number
  @ApiProperty({ example: 6, description: 'Lines whose money went back, or is on its way' }) refunds!: number
  @ApiProperty({ example: 2694, description: 'Rupees' }) refunded!: number
  @ApiProperty({ example: 1 }) replacements!: number
}

/** The report for the food authority; no customer is named. */
export class RecallReportAnswer implements RecallReport {
  @ApiProperty({
    example: '2026-11-22T10:00:00.000Z',
    description: 'The report shows the state of this moment',
  })
  at!: string
  @ApiProperty({ type: ReportShop }) shop!: ReportShop
  @ApiProperty({ example: false }) drill!: boolean
  @ApiProperty({ example: 'RM-261121-002' }) batchNumber!: string
  @ApiProperty({ example: 'Two customers found mould' }) reason!: string
  @ApiProperty({ example: '2026-11-22T09:00:00.000Z' }) startedAt!: string
  @ApiProperty({ type: String, nullable: true, example: null }) closedAt!: string | null
  @ApiProperty({ type: [ReportJars] }) jars!: ReportJars[]
  @ApiProperty({ type: [ReportMaterial] }) materials!: ReportMaterial[]
  @ApiProperty({ type: [ReportPlace], description: 'Where the jars went, most first' })
  distribution!: ReportPlace[]
  @ApiProperty({ type: ReportAction }) action!: ReportAction
}
