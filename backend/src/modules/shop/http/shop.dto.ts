import { ApiProperty } from '@nestjs/swagger'

class ShopAddress {
  @ApiProperty({ example: 'L.B Nagar' }) line!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500074' }) pin!: string
}

class Contact {
  @ApiProperty({ example: 'The proprietor' }) name!: string
  @ApiProperty({ example: 'care@jaadi.example' }) email!: string
  @ApiProperty({ example: '9000000001' }) phone!: string
}

class Social {
  @ApiProperty({ type: String, nullable: true, example: null }) instagram!: string | null
  @ApiProperty({ type: String, nullable: true, example: null }) facebook!: string | null
  @ApiProperty({ type: String, nullable: true, example: null }) youtube!: string | null
  @ApiProperty({ type: String, nullable: true, example: null }) whatsapp!: string | null
}

class PaymentWindow {
  @ApiProperty({ enum: ['sandbox', 'production'], example: 'sandbox' }) mode!: 'sandbox' | 'production'
  @ApiProperty({
    description: "The provider's script to load before the payment window opens",
    example: '/sandbox/cashfree/v3/cashfree.js',
  })
  sdkUrl!: string
}

class DayRange {
  @ApiProperty({ example: 4 }) min!: number
  @ApiProperty({ example: 7 }) max!: number
}

class Limits {
  @ApiProperty({ example: 20, description: 'Most jars of one product in an order' })
  maxQuantityPerItem!: number
}

class MapSource {
  @ApiProperty({ example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', description: 'Tiles of the map' })
  tileUrl!: string
  @ApiProperty({ example: '© OpenStreetMap contributors', description: 'Plain text' }) attribution!: string
}

/** The public face of the shop's settings. */
export class ShopAnswer {
  @ApiProperty({ example: 'Jaadi' }) name!: string
  @ApiProperty({ example: 'Jaadi Pickles (sole proprietor)' }) legalName!: string
  @ApiProperty({ example: '9000000001' }) phone!: string
  @ApiProperty({ example: 'hello@jaadi.example' }) email!: string
  @ApiProperty({ type: ShopAddress }) address!: ShopAddress
  @ApiProperty({ example: '00000000000000' }) fssaiLicence!: string
  @ApiProperty({ type: Contact }) grievanceOfficer!: Contact
  @ApiProperty({ type: Social }) social!: Social
  @ApiProperty({ type: PaymentWindow }) payment!: PaymentWindow
  @ApiProperty({ type: DayRange, description: 'Days to pack an order' }) processingDays!: DayRange
  @ApiProperty({ type: DayRange, description: 'Days on the road' }) deliveryEstimateDays!: DayRange
  @ApiProperty({ type: Limits }) limits!: Limits
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 849,
    description: 'Rupees; cheapest active 1 kg chicken pickle, per kg',
  })
  lowestChickenPricePerKg!: number | null
  @ApiProperty({ type: MapSource }) map!: MapSource
  @ApiProperty({
    type: [String],
    example: ['cashfree', 'delhivery', 'sms', 'maps'],
    description: 'Sandboxes that stand in for services',
  })
  sandboxes!: readonly string[]
}
