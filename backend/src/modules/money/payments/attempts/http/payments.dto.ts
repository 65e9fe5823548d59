import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator'
import { Optional, OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { type PaymentTrouble, TROUBLES } from '../../domain/trouble.js'

/** More lines than any cart has. */
const MOST_SEEN = 1_000

class SeenItem {
  @ApiProperty({ example: 'FG-0007' })
  @TextUpTo(40, { message: 'Id names the product.' })
  Id!: string

  @ApiProperty({ example: 2, description: 'Jars' })
  @IsInt({ message: 'The quantity is a whole number of jars.' })
  quantity!: number

  @ApiProperty({ example: 449, description: 'Rupees for one jar' })
  @IsNumber({}, { message: 'The price is an amount in rupees.' })
  price!: number
}

const SEEN_ITEMS = { message: 'The products that were seen are a list.' }

/**
 * The figures that the customer saw when they pressed Place Order; when the cart has changed, the order is
 * refused.
 */
class SeenCartBody {
  @ApiProperty({ type: [SeenItem] })
  @ValidateNested({ each: true })
  @Type(() => SeenItem)
  @ArrayMaxSize(MOST_SEEN, SEEN_ITEMS)
  @IsArray(SEEN_ITEMS)
  items!: SeenItem[]

  @ApiProperty({ example: 132, description: 'Rupees' })
  @IsNumber({}, { message: 'The delivery cost is an amount in rupees.' })
  deliveryCost!: number
}

/** Body of POST /orders; the order's lines are those of the caller's cart. */
export class PlaceOrderBody {
  @ApiPropertyOptional({ type: SeenCartBody, description: 'Without it: what the server showed last.' })
  @Optional()
  @ValidateNested()
  @Type(() => SeenCartBody)
  @IsObject({ message: 'What was seen is an object.' })
  seen?: SeenCartBody

  @ApiPropertyOptional({ description: 'Take prices that changed since they were shown.', example: false })
  @Optional()
  @IsBoolean()
  acceptChanges?: boolean
}

/** Sent by clients of the contract and ignored: the server uses its own record of the customer. */
export class ClaimedCustomer {
  @ApiPropertyOptional({ example: '9876543210' })
  @OptionalText()
  @TextUpTo(50)
  customer_id?: string
  @ApiPropertyOptional({ example: 'Lakshmi' })
  @OptionalText()
  @TextUpTo(100)
  customer_name?: string
  @ApiPropertyOptional({ example: '9876543210' })
  @OptionalText()
  @TextUpTo(20)
  customer_phone?: string
  @ApiPropertyOptional({ example: 'lakshmi@example.com' })
  @OptionalText()
  @TextUpTo(254)
  customer_email?: string
}

export class OrderTokenBody {
  @ApiProperty({ description: 'orderId of the order.', example: 'P-7KQ4-M2XD' })
  @IsString({ message: 'order_id is required.' })
  @Matches(/^[A-Za-z0-9_-]{3,45}$/, { message: 'order_id is not an order number.' })
  order_id!: string

  @ApiProperty({ description: 'Rupees; compared with the order, never charged.', example: 1249.5 })
  @Type(() => Number)
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'order_amount must be an amount in rupees.' })
  @Min(0, { message: 'order_amount must be an amount in rupees.' })
  order_amount!: number

  @ApiProperty({ example: 'INR' })
  @Matches(/^[A-Z]{3}$/, { message: 'order_currency must be INR.' })
  order_currency!: string

  @ApiPropertyOptional({ type: ClaimedCustomer })
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => ClaimedCustomer)
  customer_details?: ClaimedCustomer
}

export class OrderToken {
  @ApiProperty({ description: 'Opens the payment window.', example: 'session_x7Tt0q' })
  payment_session_id!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) order_id!: string
  @ApiProperty({ description: 'Rupees that will be charged.', example: 1249.5 }) order_amount!: number
}

export class RetriedPayment {
  @ApiProperty({ description: 'Opens the payment window.', example: 'session_x7Tt0q' }) sessionId!: string
}

export class ReportedPayment {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ enum: ['Pending', 'Completed', 'Refund Completed'], example: 'Completed' })
  paymentStatus!: string
  @ApiProperty({ enum: ['Placed', 'Completed', 'Cancelled'], example: 'Placed' }) orderStatus!: string
  @ApiProperty({
    enum: TROUBLES,
    nullable: true,
    example: null,
    description: 'Why it is not paid, as the provider told last; null when it is paid, or nothing was told',
  })
  trouble!: PaymentTrouble | null
}

export class Received {
  @ApiProperty({ example: true }) received!: boolean
}
