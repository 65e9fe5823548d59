import { ApiProperty } from '@nestjs/swagger'
import { type StoredOutlet } from '../outlets.service.js'

/** An outlet on the wire, without its code. */
export class OutletAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'L.B Nagar' }) name!: string
  @ApiProperty({ example: '9000000010' }) mobileNumberOutlet!: string
  @ApiProperty({ example: 'Outlet' }) roleOutlet!: string
  @ApiProperty({ example: 'lbnagar@jaadi.example' }) email!: string
  @ApiProperty({ example: 'Plot 12, L.B Nagar, Hyderabad 500074' }) address!: string
  @ApiProperty({ type: Date, description: 'When it was added to the list' }) date!: Date
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

export class OutletSavedAnswer {
  @ApiProperty({ example: 'Outlet created successfully' }) message!: string
  @ApiProperty({ type: OutletAnswer }) outlet!: OutletAnswer
}

export class OutletDeletedAnswer {
  @ApiProperty({ example: 'Outlet deleted successfully' }) message!: string
}

export function toOutletAnswer(outlet: StoredOutlet): OutletAnswer {
  const { name, mobileNumberOutlet, roleOutlet, email, address, date } = outlet
  const id = String(outlet._id)
  // Outlets from before versions were counted have none.
  const version = outlet.version ?? 0
  return { id, _id: id, name, mobileNumberOutlet, roleOutlet, email, address, date, version }
}
