import { ApiProperty } from '@nestjs/swagger'
import { type OutletRecord } from '../outlets.service.js'

/** An outlet on the wire; its code is never shown. */
export class OutletAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'L.B Nagar' }) name!: string
  @ApiProperty({ example: '9000000010' }) mobileNumberOutlet!: string
  @ApiProperty({ example: 'Outlet' }) roleOutlet!: string
  @ApiProperty({ example: 'lbnagar@jaadi.example' }) email!: string
  @ApiProperty({ example: 'Plot 12, L.B Nagar, Hyderabad 500074' }) address!: string
  @ApiProperty({ type: Date }) date!: Date
}

export function toOutletAnswer(outlet: OutletRecord): OutletAnswer {
  const { name, mobileNumberOutlet, roleOutlet, email, address, date } = outlet
  const id = String(outlet._id)
  return { id, _id: id, name, mobileNumberOutlet, roleOutlet, email, address, date }
}
