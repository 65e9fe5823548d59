import { ApiProperty, PartialType } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsDefined, IsInt, Min, ValidateNested } from 'class-validator'
import {
  Decimal,
  Flag,
  Formed,
  FormedOrNone,
  Group,
  Text,
  Whole,
} from '../../../../../platform/http/fields/bounded-fields.js'
import { HSN_CODE } from '../../domain/gst.js'
import { CatalogueListsValues } from './catalogue-lists.dto.js'
import { LabelSheetValues } from './label-sheet.dto.js'

const PHONE = /^\d{10,11}$/
const PHONE_SENTENCE = 'A phone number is 10 digits, or 11 with its area code, without spaces.'
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
const EMAIL_SENTENCE = 'An email address has the form name@example.in.'
const PIN = /^[1-9]\d{5}$/
const PIN_SENTENCE = 'A pin code is 6 digits and does not begin with 0.'
const WEB = /^https:\/\/[^\s"'<>]{4,200}$/
const WEB_SENTENCE = 'An address begins with https:// and holds no spaces.'
const MOST_HOLIDAYS = 100
const MOST_REPLIES = 40
const MOST_LIMIT = 10_000_000_000

class AddressValues {
  @Text('The street address', 3, 200, 'L.B Nagar') line!: string
  @Text('The city', 2, 60, 'Hyderabad') city!: string
  @Text('The state', 2, 60, 'Telangana') state!: string
  @Formed(PIN, PIN_SENTENCE, '500074') pin!: string
}

class OfficerValues {
  @Text('The name', 3, 80, 'R. Devi') name!: string
  @Formed(EMAIL, EMAIL_SENTENCE, 'care@jaadi.example') email!: string
  @Formed(PHONE, PHONE_SENTENCE, '9000000001') phone!: string
}

class SocialValues {
  @FormedOrNone(WEB, WEB_SENTENCE, 'https://instagram.com/jaadi') instagram!: string | null
  @FormedOrNone(WEB, WEB_SENTENCE, null) facebook!: string | null
  @FormedOrNone(WEB, WEB_SENTENCE, null) youtube!: string | null
  @FormedOrNone(/^[6-9]\d{9}$/, 'A WhatsApp number is 10 digits.', '9000000001') whatsapp!: string | null
}

class PickupValues {
  @Text('The name registered at the courier', 2, 100, 'Jaadi Pickles') name!: string
  @Text('The street address', 3, 200, 'L.B Nagar') address!: string
  @Text('The city', 2, 60, 'Hyderabad') city!: string
  @Text('The state', 2, 60, 'Telangana') state!: string
  @Formed(PIN, PIN_SENTENCE, '500074') pin!: string
  @Formed(/^India$/, 'Parcels are picked up in India.', 'India') country!: string
  @Formed(PHONE, PHONE_SENTENCE, '9000000001') phone!: string
}

class ParcelValues {
  @Flag('A jar weighs its own gross weight', false) byGrossWeight!: boolean
  @Whole('What a jar weighs otherwise', 1, 20_000, 'grams', 1500) jarGrams!: number
  @Whole('What a box and its filling weigh', 0, 20_000, 'grams', 0) boxGrams!: number
  @Whole('The most in one parcel', 0, 50_000, 'grams; 0: all jars in one', 0) maxGrams!: number
  @Whole('The length of a box', 1, 150, 'cm', 15) lengthCm!: number
  @Whole('The width of a box', 1, 150, 'cm', 15) widthCm!: number
  @Whole('The height of a box', 1, 150, 'cm', 15) heightCm!: number
}

class HoldLimitValues {
  @Whole('The unpaid orders of one account that hold jars', 1, 100, 'orders', 2) orders!: number
  @Whole('The jars that they hold together', 1, 10_000, 'jars', 30) jars!: number
  @Whole('The time from placing to the end of the last hold', 5, 1440, 'minutes', 60) minutes!: number
  @Whole('The jars of unpaid orders that one packer took', 1, 10_000, 'jars', 30) staffJars!: number
  @Whole('The jars of unpaid orders that all packers took', 1, 10_000, 'jars', 60) deskJars!: number
}

const perDay = 'rupees for each packer and day; 0: each needs a yes'
class ApprovalValues {
  @Whole('Replaced jars without the owner’s yes', 0, 1_000_000, perDay, 2000) replacement!: number
  @Whole('What is written off without it', 0, 1_000_000, perDay, 2000) writeOff!: number
  @Whole('Opening and found stock without it', 0, 1_000_000, perDay, 2000) opening!: number
  @Whole('How long a request waits', 1, 60, 'days', 7) days!: number
}

const perKilo = 'rupees for each started kilogram above it'
class HeavyDeliveryValues {
  @Whole('The weight above which delivery costs more', 500, 50_000, 'grams', 5000) aboveGrams!: number
  @Decimal('The charge in the same city', 0, 500, 2, perKilo, 20) local!: number
  @Decimal('The charge in the same postal region', 0, 500, 2, perKilo, 30) regional!: number
  @Decimal('The charge further away', 0, 500, 2, perKilo, 45) national!: number
  @Decimal('The charge to hills and islands', 0, 500, 2, perKilo, 75) remote!: number
}

const days = 'business days'
class ProcessingDays {
  @Whole('The first number', 0, 30, days, 1) min!: number
  @Whole('The second number', 0, 30, days, 2) max!: number
}
class DeliveryDays {
  @Whole('The first number', 1, 60, days, 4) min!: number
  @Whole('The second number', 1, 60, days, 7) max!: number
}
class RefundDays {
  @Whole('The first number', 1, 60, days, 7) min!: number
  @Whole('The second number', 1, 60, days, 10) max!: number
}

class PolicyValues {
  @Whole('The time to report a problem', 1, 720, 'hours after delivery', 48) reportHours!: number
  @Whole('The time to begin a return', 1, 30, 'days', 2) returnDays!: number
  @Group(() => RefundDays, 'Business days until a refund has arrived') refundDays!: RefundDays
}

class ReplyValues {
  @Text('The title', 2, 60, 'Please send a photo') title!: string
  @Text('The answer', 2, 1500, 'Dear {{name}}, please send us a photo of the jar.') text!: string
}

class CookPlanValues {
  @Whole('The days that a batch should last', 1, 90, 'days', 14) days!: number
  @Whole('The sales that are looked at', 1, 26, 'weeks', 4) salesWeeks!: number
}

class ShelfLifeValues {
  @Whole('The shelf life left on arrival', 0, 100, 'percent of it', 30) percent!: number
  @Whole('The days left on arrival', 0, 365, 'days', 45) days!: number
}

class SignInValues {
  @Whole('How long a code is valid', 1, 10, 'minutes', 10) validMinutes!: number
  @Whole('Tries for one code', 3, 10, 'tries', 5) maxTries!: number
  @Whole('The wait before another code', 15, 300, 'seconds', 30) resendSeconds!: number
  @Whole('Codes for one number in an hour', 1, 20, 'codes', 5) perNumberPerHour!: number
  @Whole('Codes for one number in a day', 5, 50, 'codes', 10) perNumberPerDay!: number
  @Whole('Requests of one network in 10 minutes', 5, 1000, 'requests', 30) perIpPer10Minutes!: number
  @Whole('Codes for new numbers of one network in a day', 5, 10_000, 'codes', 200) perNetworkPerDay!: number
  @Whole('Codes in a day, for everybody together', 10, 100_000, 'codes', 2000) perDay!: number
  @Flag('Staff may send number and PIN with each call', true) staffCredentials!: boolean
  @Whole('Idle days until staff are logged out', 1, 30, 'days', 14) staffIdleDays!: number
}

class GstValues {
  @Flag('GST is collected', false) enabled!: boolean
  @Formed(/^([0-9A-Z]{15})?$/, 'A GSTIN has 15 digits and capital letters; empty while GST is off.', '')
  gstin!: string
  @Decimal('The usual rate', 0, 40, 2, 'percent, included in prices', 5) ratePercent!: number
  @Formed(HSN_CODE, 'An HSN code has 4 to 8 digits.', '2001') hsnCode!: string
}

const LAW_DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const LAW_DAY_SENTENCE = 'The day from which a limit holds is written YYYY-MM-DD.'
class TaxLimitValues {
  @Whole(
    'The worth above which an invoice to another state is declared by itself',
    1,
    MOST_LIMIT,
    'rupees',
    100_000,
  )
  largeInvoice!: number
  @Formed(LAW_DAY, LAW_DAY_SENTENCE, '2024-08-01') largeInvoiceFrom!: string
  @Whole('The turnover of a year above which HSN codes have six digits', 1, MOST_LIMIT, 'rupees', 50_000_000)
  sixDigits!: number
  @Formed(LAW_DAY, LAW_DAY_SENTENCE, '2021-04-01') sixDigitsFrom!: string
  @Whole('The turnover of a year above which a shop registers', 1, MOST_LIMIT, 'rupees', 2_000_000)
  registration!: number
  @Formed(LAW_DAY, LAW_DAY_SENTENCE, '2019-04-01') registrationFrom!: string
  @Whole('The part of it from which the owner is warned', 1, 100, 'percent', 80) warnPercent!: number
  @Formed(/^GST[\d.]{1,12}$/, 'A version of the offline tool looks like GST3.2.4.', 'GST3.2.4')
  toolVersion!: string
}

class CostValues {
  @Decimal('What the payment provider keeps', 0, 10, 2, 'percent of what a customer pays, with its tax', 2)
  paymentFeePercent!: number
  @Flag('The courier’s bills are written down as expenses', false) courierInExpenses!: boolean
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const CLOCK_SENTENCE = 'A time is written HH:MM, from 00:00 to 23:59.'
class QuietHours {
  @Formed(CLOCK, CLOCK_SENTENCE, '21:00') from!: string
  @Formed(CLOCK, CLOCK_SENTENCE, '09:00') to!: string
}
class MessageLimits {
  @Whole('Messages to one customer in an hour', 1, 1000, 'messages', 20) customerPerHour!: number
  @Whole('Messages to one customer in a day', 1, 1000, 'messages', 40) customerPerDay!: number
  @Whole('Messages to one member of staff in an hour', 1, 10_000, 'messages', 200) staffPerHour!: number
  @Whole('Messages to one member of staff in a day', 1, 10_000, 'messages', 1000) staffPerDay!: number
}
class MessagePrices {
  @Decimal('The price of one part of an SMS', 0, 100, 2, 'rupees', 0.25) sms!: number
  @Decimal('The price of a WhatsApp message', 0, 100, 2, 'rupees', 0.15) whatsapp!: number
}
class MessageBudget {
  @Decimal('What messages may cost in a day', 0, 100_000, 2, 'rupees', 200) perDay!: number
  @Decimal('What messages may cost in a month', 0, 1_000_000, 2, 'rupees', 2000) perMonth!: number
}
class MessageValues {
  @Group(() => QuietHours, 'Hours without messages that can wait') quietHours!: QuietHours
  @Group(() => MessageLimits, 'The most that one person is sent') limits!: MessageLimits
  @Group(() => MessagePrices, 'What the providers take') prices!: MessagePrices
  @Group(() => MessageBudget, 'The most that messages may cost') budget!: MessageBudget
}

/** Everything that an admin may set, each value with its bounds. */
export class SettingsValues {
  @Text('The name of the shop', 1, 40, 'Jaadi') name!: string
  @Text('The legal name', 3, 120, 'Jaadi Pickles (sole proprietor)') legalName!: string
  @Formed(PHONE, PHONE_SENTENCE, '9000000001') phone!: string
  @Formed(EMAIL, EMAIL_SENTENCE, 'hello@jaadi.example') email!: string
  @Group(() => AddressValues, 'Where the business is') address!: AddressValues
  @Formed(/^\d{14}$/, 'An FSSAI number has 14 digits.', '13624010000001') fssaiLicence!: string
  @Group(() => OfficerValues, 'The grievance officer') grievanceOfficer!: OfficerValues
  @Group(() => SocialValues, 'Links in the footer; null where there is none') social!: SocialValues
  @Flag('Visitors may subscribe to emails', false) emailSubscriptions!: boolean
  @Flag('The list of products begins with pickles', false) listByPickle!: boolean

  @Decimal('The cancellation charge', 0, 50, 1, 'percent of the product total', 3)
  cancellationPercent!: number
  @Whole('The time an unpaid order holds its jars', 5, 1440, 'minutes', 30) holdMinutes!: number
  @Group(() => HoldLimitValues, 'What the unpaid orders of one account may hold') holdLimits!: HoldLimitValues
  @Whole('The time to raise an issue', 1, 90, 'days from the order date', 15) issueWindowDays!: number
  @Whole('The most of one product in an order', 1, 500, 'jars', 20) maxQuantityPerItem!: number
  @Whole('The age at which an unpaid order leaves the lists', 1, 365, 'days', 30) archiveUnpaidDays!: number
  @Whole('The time before its best-before day at which a batch is near it', 1, 365, 'days', 30)
  nearExpiryDays!: number
  @Whole('The time without a scan after which a parcel is stuck', 2, 60, 'days', 4) stuckDays!: number
  @Whole('The time in which the provider pays a payment out', 1, 60, 'business days', 3) payoutDays!: number
  @Group(() => ShelfLifeValues, 'What a jar should still keep when it arrives; the less of the two counts')
  shelfLifeAtDelivery!: ShelfLifeValues
  @Text('The hours of pick-up', 0, 100, 'Monday to Saturday, 10 am to 6 pm') pickupHours!: string
  @Text('The words at the end of the packing slip', 0, 300, 'Thank you for your order.') thankYou!: string
  @Group(() => CookPlanValues, 'What the cook plan looks at') cookPlan!: CookPlanValues

  @Decimal('The delivery charge when the courier names none', 1, 5000, 2, 'rupees', 120)
  deliveryFallback!: number
  @Decimal('The worth of products that are delivered free', 0, 1_000_000, 2, 'rupees; 0: none are', 0)
  freeDeliveryFrom!: number
  @Group(() => HeavyDeliveryValues, 'What it is above a weight')
  heavyDelivery!: HeavyDeliveryValues
  @Formed(PIN, PIN_SENTENCE, '500074') originPin!: string
  @Group(() => PickupValues, 'Where the courier picks parcels up') pickupLocation!: PickupValues
  @Group(() => ParcelValues, 'What parcels weigh and measure') parcels!: ParcelValues
  @Group(() => ProcessingDays, 'Business days to pack an order') processingDays!: ProcessingDays
  @Group(() => DeliveryDays, 'Business days on the road') deliveryDays!: DeliveryDays
  @ApiProperty({
    type: [String],
    example: ['2027-01-15'],
    maxItems: MOST_HOLIDAYS,
    description: 'Days in India without packing and delivery, beside Sundays and the national holidays',
  })
  @IsArray({ message: 'Holidays are a list of days.' })
  @ArrayMaxSize(MOST_HOLIDAYS, { message: `At most ${MOST_HOLIDAYS} holidays.` })
  holidays!: string[]

  @Group(() => GstValues, 'Goods and services tax') gst!: GstValues
  @Group(() => TaxLimitValues, 'Limits of the tax law, each with the day from which it holds')
  taxLimits!: TaxLimitValues
  @Group(() => CostValues, 'Costs that are in no books') costs!: CostValues
  @Group(() => MessageValues, 'Messages to customers and staff') messages!: MessageValues
  @Group(() => PolicyValues, 'What the policies promise') policies!: PolicyValues
  @ApiProperty({ type: [ReplyValues], maxItems: MOST_REPLIES, description: 'Ready answers to customers' })
  @IsArray({ message: 'Ready answers are a list.' })
  @ArrayMaxSize(MOST_REPLIES, { message: `At most ${MOST_REPLIES} ready answers.` })
  @ValidateNested({ each: true, message: 'Each answer has a title and a text.' })
  @Type(() => ReplyValues)
  replies!: ReplyValues[]
  @Group(() => CatalogueListsValues, 'What products vary in') catalogue!: CatalogueListsValues
  @Group(() => LabelSheetValues, 'How labels lie on a sheet') labels!: LabelSheetValues
  @Group(() => SignInValues, 'Limits of one-time codes') signIn!: SignInValues
  @Group(() => ApprovalValues, 'What packers do without the owner’s yes') approvals!: ApprovalValues
}

/** A save: the version that the editor read, and the values that change. */
export class SettingsBody extends PartialType(SettingsValues, { skipNullProperties: false }) {
  @ApiProperty({ example: 4, description: 'As the settings were read' })
  @IsDefined({ message: 'The version which the settings had when they were read.' })
  @IsInt({ message: 'The version is a whole number.' })
  @Min(0, { message: 'The version is a whole number.' })
  version!: number
}

/** Number of products with each code; a code with products cannot be removed. */
class UsedCodes {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { CHICKEN: 12 } })
  variantTypes!: Record<string, number>
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { CP_PO: 12 } })
  variantOils!: Record<string, number>
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { LOW: 4 } })
  variantSpicies!: Record<string, number>
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' }, example: { '1kg': 12 } })
  variantWeights!: Record<string, number>
}

export class SettingsAnswer extends SettingsValues {
  @ApiProperty({ example: 4, description: 'Counts the saves' }) version!: number
}

export class EditableSettingsAnswer extends SettingsAnswer {
  @ApiProperty({ type: UsedCodes }) used!: UsedCodes
}

class SettingsChangeAnswer {
  @ApiProperty({ example: 'address.line' }) field!: string
  @ApiProperty({ required: false, example: 'L.B Nagar' }) before?: unknown
  @ApiProperty({ required: false, example: 'Road 4, L.B Nagar' }) after?: unknown
}

export class SettingsVersionAnswer {
  @ApiProperty({ example: 4, description: 'The version which the save made' }) id!: number
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z' }) at!: string
  @ApiProperty({
    example: '9000000001',
    description: 'Mobile number of the member of staff; system: the beginning',
  })
  by!: string
  @ApiProperty({ type: [SettingsChangeAnswer] }) changes!: SettingsChangeAnswer[]
  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description: 'The version that was brought back',
  })
  restored!: number | null
}

export class RestoreBody {
  @ApiProperty({ example: 4, description: 'As the settings were read' })
  @IsInt({ message: 'The version which the settings had when they were read.' })
  @Min(0, { message: 'The version which the settings had when they were read.' })
  version!: number
}
