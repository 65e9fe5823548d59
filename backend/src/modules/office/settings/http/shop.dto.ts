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

class ListEntry {
  @ApiProperty({ example: 'CP_PO', description: 'What products hold' }) code!: string
  @ApiProperty({ example: 'Cold pressed peanut oil', description: 'What people read' }) label!: string
  @ApiProperty({ example: false, description: 'No longer offered for new products' }) hidden!: boolean
}

class VariantTypeEntry extends ListEntry {
  @ApiProperty({ example: false }) vegetarian!: boolean
}

class SpiceEntry extends ListEntry {
  @ApiProperty({ example: 2, description: 'Chillies drawn for the level, 1 to 3' }) chillies!: number
}

class WeightEntry extends ListEntry {
  @ApiProperty({ example: 1000, description: 'Nominal grams' }) grams!: number
}

class CatalogueLists {
  @ApiProperty({ type: [VariantTypeEntry] }) variantTypes!: VariantTypeEntry[]
  @ApiProperty({ type: [ListEntry] }) variantOils!: ListEntry[]
  @ApiProperty({ type: [SpiceEntry] }) variantSpicies!: SpiceEntry[]
  @ApiProperty({ type: [WeightEntry] }) variantWeights!: WeightEntry[]
}

class Terms {
  @ApiProperty({ example: '500074', description: 'Where parcels start' }) originPin!: string
  @ApiProperty({ example: 3, description: 'Percent of the product total kept on cancellation' })
  cancellationPercent!: number
  @ApiProperty({ example: 30, description: 'Minutes an unpaid order holds its jars' }) holdMinutes!: number
  @ApiProperty({ example: 15, description: 'Days from the order date in which an issue may be raised' })
  issueWindowDays!: number
  @ApiProperty({ example: 120, description: 'Rupees; charged when the courier names no amount' })
  deliveryFallback!: number
  @ApiProperty({ example: 999, description: 'Rupees of products that are delivered free; 0: none are' })
  freeDeliveryFrom!: number
  @ApiProperty({ example: 48, description: 'Hours after delivery within which problems are reported' })
  reportHours!: number
  @ApiProperty({ example: 2, description: 'Days within which a return is initiated' }) returnDays!: number
  @ApiProperty({ type: DayRange, description: 'Business days until a refund has arrived' })
  refundDays!: DayRange
}

/** The public part of the shop's settings. */
export class ShopAnswer {
  @ApiProperty({ example: 'Jaadi' }) name!: string
  @ApiProperty({ example: 'Jaadi Pickles (sole proprietor)' }) legalName!: string
  @ApiProperty({ example: '9000000001' }) phone!: string
  @ApiProperty({ example: 'hello@jaadi.example' }) email!: string
  @ApiProperty({ type: ShopAddress }) address!: ShopAddress
  @ApiProperty({ example: '00000000000000' }) fssaiLicence!: string
  @ApiProperty({ type: Contact }) grievanceOfficer!: Contact
  @ApiProperty({ type: Social }) social!: Social
  @ApiProperty({ example: false, description: 'Visitors may subscribe to emails' })
  emailSubscriptions!: boolean
  @ApiProperty({
    example: false,
    description: 'The list of products begins with pickles, not with every jar',
  })
  listByPickle!: boolean
  @ApiProperty({ type: PaymentWindow }) payment!: PaymentWindow
  @ApiProperty({ type: DayRange, description: 'Days to pack an order' }) processingDays!: DayRange
  @ApiProperty({ type: DayRange, description: 'Days on the road' }) deliveryEstimateDays!: DayRange
  @ApiProperty({
    type: [String],
    example: ['2027-01-15'],
    description: 'Days in India without packing and delivery, beside Sundays and the national holidays',
  })
  holidays!: string[]
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'GSTIN under which GST is collected, included in the prices; null while none is collected',
  })
  gstin!: string | null
  @ApiProperty({
    example: 'Monday to Saturday, 10 am to 6 pm',
    description: 'When customers may come for their jars; empty: by arrangement',
  })
  pickupHours!: string
  @ApiProperty({ type: Limits }) limits!: Limits
  @ApiProperty({ type: Terms, description: 'Rates, windows and what the policies promise' }) terms!: Terms
  @ApiProperty({ type: CatalogueLists, description: 'What products vary in; hidden entries included' })
  catalogue!: CatalogueLists
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
