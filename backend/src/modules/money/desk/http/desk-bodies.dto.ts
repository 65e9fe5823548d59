import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { type Paise, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { Rupees, WholeNumber } from '../../../../platform/http/fields/bounded-fields.js'
import { BusinessBody } from '../../../../platform/http/fields/business-fields.js'
import { FormNumber, TextOrNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { type Handover, HANDOVERS } from '../../../sales/orders/domain/channel.js'
import { WHOLE_JARS } from '../../../sales/orders/domain/line-refusals.js'

const MOST_LINES = 50
const MOST_JARS_OF_A_LINE = 10_000
const MOBILE = { message: 'Please enter a valid 10-digit mobile number' }
const RUPEES = { message: 'The amount is in rupees, with at most two decimals.' }
const LINES = { message: 'Choose at least one jar.' }
const STAFF_CHANNELS = ['phone', 'whatsapp', 'counter'] as const
const PAYMENTS = ['link', 'upi', 'cash'] as const

/** Accepts the ways in which people write a number: `+91 98765 43210` and `09876543210`. */
const tenDigits = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, '') : value

const optionalText =
  (most: number, what: string): PropertyDecorator =>
  (target, key) => {
    TextUpTo(most, { message: `${what} has at most ${most} characters.` })(target, key)
    TextOrNothing()(target, key)
  }

export class DeskCustomerQuery {
  @ApiProperty({ example: '9876543210' })
  @Transform(tenDigits)
  @Matches(/^[6-9]\d{9}$/, MOBILE)
  number!: string
}

class DeskLineBody {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id or _id" })
  @TextUpTo(40, { message: 'Id names the product.' })
  Id!: string

  @ApiProperty({ example: 2, description: 'Jars' })
  @WholeNumber(1, MOST_JARS_OF_A_LINE, WHOLE_JARS)
  quantity!: number

  @ApiProperty({
    example: 449,
    description: 'Rupees for one jar, as staff told the customer; only compared with the shop’s price',
  })
  @Rupees(RUPEES)
  price!: number
}

/** Cash that a customer gave, in paise. */
export const receivedIn = (rupees: number | undefined): Paise | null =>
  rupees === undefined ? null : rupeesToPaise(rupees, 'received')

const RECEIVED = {
  example: 1000,
  description: 'Rupees in cash that the customer gave; the rest goes back as change',
}

export class DeskOrderBody extends BusinessBody {
  @ApiProperty({ enum: STAFF_CHANNELS, example: 'phone' })
  @IsIn(STAFF_CHANNELS, { message: `It came by ${STAFF_CHANNELS.join(', ')}.` })
  channel!: (typeof STAFF_CHANNELS)[number]

  @ApiPropertyOptional({
    example: '9876543210',
    description: 'Of the customer; an account is made if there is none. Empty: a sale without a name',
  })
  @Transform(tenDigits)
  @Matches(/^([6-9]\d{9})?$/, MOBILE)
  customerNumber: string = ''

  @ApiPropertyOptional({ example: 'Lakshmi Rao', description: 'Needed with a number' })
  @ValidateIf(({ customerNumber, contactName }: DeskOrderBody) => !!customerNumber || !!contactName)
  @IsNotEmpty({ message: 'Please enter a name.' })
  @Trimmed()
  @TextUpTo(100, { message: 'The name has at most 100 characters.' }, { message: 'Please enter a name.' })
  contactName: string = ''

  @ApiProperty({ enum: HANDOVERS, example: 'courier' })
  @IsIn(HANDOVERS, { message: 'By courier, or pick-up.' })
  handover!: Handover

  @ApiPropertyOptional({ example: '12 Main Road', description: 'Of a parcel' })
  @optionalText(500, 'The address')
  address: string = ''

  @ApiPropertyOptional({ example: 'Hyderabad' })
  @optionalText(100, 'The city')
  city: string = ''

  @ApiPropertyOptional({ example: 'Telangana' })
  @optionalText(100, 'The state')
  state: string = ''

  @ApiPropertyOptional({ example: '500001', description: 'Of a parcel' })
  @Matches(/^(\d{6})?$/, { message: 'Please enter a valid 6-digit pin code.' })
  @TextOrNothing()
  postalCode: string = ''

  @ApiProperty({ type: [DeskLineBody] })
  @ValidateNested({ each: true })
  @Type(() => DeskLineBody)
  @ArrayMaxSize(MOST_LINES, { message: `At most ${MOST_LINES} products.` })
  @ArrayMinSize(1, LINES)
  @IsArray(LINES)
  lines!: DeskLineBody[]

  @ApiProperty({
    example: 120,
    description: 'Rupees, as staff told the customer; only compared with the shop’s figure',
  })
  @Rupees(RUPEES)
  deliveryCost!: number

  @ApiProperty({ enum: PAYMENTS, example: 'link', description: '`link`: the customer pays later' })
  @IsIn(PAYMENTS, { message: 'Paid by link, upi or cash.' })
  payment!: (typeof PAYMENTS)[number]

  @ApiPropertyOptional({ example: '432109876543', description: 'Of a UPI payment' })
  @optionalText(60, 'The reference')
  reference: string = ''

  @ApiPropertyOptional(RECEIVED)
  @Optional()
  @Rupees(RUPEES)
  received?: number

  @ApiPropertyOptional({ example: false, description: 'Paid and handed over at once' })
  @Optional()
  @IsIn([true, false], { message: '$property is true or false' })
  handOverNow?: boolean
}

export class CollectBody {
  @ApiProperty({ enum: ['upi', 'cash'], example: 'cash' })
  @IsIn(['upi', 'cash'], { message: 'Paid by upi or cash.' })
  method!: 'upi' | 'cash'

  @ApiPropertyOptional({ example: '432109876543', description: 'Of a UPI payment' })
  @optionalText(60, 'The reference')
  reference: string = ''

  @ApiPropertyOptional(RECEIVED)
  @Optional()
  @Rupees(RUPEES)
  received?: number

  @ApiProperty({ example: 898, description: 'Rupees that were taken; only compared with the order' })
  @FormNumber()
  @Rupees(RUPEES)
  amount!: number
}

class ReplacedLineBody {
  @ApiProperty({ example: 0, description: 'Place of the item in the old order, from 0' })
  @Max(1000, { message: 'There is no such item.' })
  @Min(0, { message: 'There is no such item.' })
  @IsInt({ message: 'There is no such item.' })
  itemIdx!: number

  @ApiProperty({ example: 1, description: 'Jars' })
  @WholeNumber(1, MOST_JARS_OF_A_LINE, WHOLE_JARS)
  quantity!: number
}

export class ReplaceBody {
  @ApiProperty({ type: [ReplacedLineBody] })
  @ValidateNested({ each: true })
  @Type(() => ReplacedLineBody)
  @ArrayMaxSize(MOST_LINES, LINES)
  @ArrayMinSize(1, LINES)
  @IsArray(LINES)
  lines!: ReplacedLineBody[]

  @ApiProperty({ example: 'The lid was broken', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(200, { message: 'The reason has at most 200 characters.' })
  reason!: string
}
