import { ApiProperty } from '@nestjs/swagger'
import { seenAs } from '../../../../platform/http/answers/shown-to.js'
import { StaffOrderAnswer } from '../../../sales/orders/answers/staff-order.answer.js'

/** The person who has a mobile number, as far as known. */
export class DeskCustomerAnswer {
  @ApiProperty({ example: true, description: 'Has an account already' }) known!: boolean
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '12 Main Road' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500001' }) postalCode!: string
}

class ReceiptAnswer {
  @ApiProperty({ enum: ['upi', 'cash'], example: 'cash' }) method!: 'upi' | 'cash'
  @ApiProperty({ example: 898, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: Number, nullable: true, example: 1000, description: 'Cash that was given, rupees' })
  received!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 102, description: 'Cash that went back, rupees' })
  change!: number | null
  @ApiProperty({ type: String, nullable: true, example: null }) reference!: string | null
  @ApiProperty({ example: '9000000002', description: 'Mobile number of who took it' }) by!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
}

class ReplaceableItem {
  @ApiProperty({ example: 0, description: 'Place of the item in the order, from 0' }) itemIdx!: number
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty({ example: 2, description: 'Jars that were bought' }) bought!: number
  @ApiProperty({ example: 1, description: 'Jars that were not replaced yet' }) left!: number
}

class ReplacementRow {
  @ApiProperty({ example: 'P-9XW2-4ABC' }) orderId!: string
  @ApiProperty({ example: 1, description: 'Jars' }) jars!: number
  @ApiProperty({ example: 'Pending' }) deliveryStatus!: string
}

/** An order with the fields that the counter needs. */
@seenAs<DeskOrderAnswer>((answer) =>
  // The text names the customer's number.
  answer.order.isMasked ? { ...answer, payText: '' } : answer,
)
export class DeskOrderAnswer {
  @ApiProperty({ type: StaffOrderAnswer }) order!: StaffOrderAnswer
  @ApiProperty({
    example: 'https://jaadi.in/userhomepage?tab=placeOrder',
    description: 'Link to the page where it is paid',
  })
  payLink!: string
  @ApiProperty({ example: 'Hello Lakshmi Rao, …', description: 'To be sent to the customer' })
  payText!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description:
      'The state of the GSTIN of the business that buys, when the jars are supplied in another one',
  })
  otherState!: string | null
  @ApiProperty({ type: ReceiptAnswer, nullable: true, description: 'Money that staff took for it' })
  receipt!: ReceiptAnswer | null
  @ApiProperty({ type: [ReplaceableItem] }) replaceable!: ReplaceableItem[]
  @ApiProperty({ type: [ReplacementRow], description: 'Orders at no charge for jars of this one' })
  replacements!: ReplacementRow[]
}
