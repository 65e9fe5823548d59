import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsNumber, Matches } from 'class-validator'
import { WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { TenDigits } from '../../../../../platform/http/fields/form-fields.js'
import { Optional, OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { ProductWordsAnswer } from '../../../../stock/catalog/product-reference.js'
import { WHOLE_JARS } from '../../domain/line-refusals.js'
import { LINE_PROBLEMS, type LineProblem } from '../domain/cart.js'

const MOST_JARS_IN_CART = 10_000

export class CartItemBody {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id or _id" })
  @TextUpTo(40, { message: 'Id names the product.' })
  Id!: string

  @ApiProperty({ example: 1, description: 'Jars: to add, or the new total' })
  @WholeNumber(1, MOST_JARS_IN_CART, WHOLE_JARS)
  quantity!: number
}

export class CartRemovalBody {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id or _id" })
  @TextUpTo(40, { message: 'Id names the product.' })
  Id!: string

  @ApiPropertyOptional({ example: 1, description: 'Jars to take out; all when absent' })
  @Optional()
  @WholeNumber(1, MOST_JARS_IN_CART, WHOLE_JARS)
  quantity?: number
}

/** Only the given fields change. */
export class CartAddressBody {
  @ApiPropertyOptional({ example: 'Lakshmi Rao' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(100, { message: 'The name has at most 100 characters.' })
  contactName?: string

  @ApiPropertyOptional({ example: '9876543210' })
  @Optional()
  @TenDigits()
  @Matches(/^([6-9]\d{9})?$/, { message: 'Please enter a valid 10-digit mobile number' })
  contactNumber?: string

  @ApiPropertyOptional({ example: '12 Main Road' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(500, { message: 'The address has at most 500 characters.' })
  address?: string

  @ApiPropertyOptional({ example: 'Hyderabad' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(100, { message: 'The city has at most 100 characters.' })
  city?: string

  @ApiPropertyOptional({ example: 'Telangana' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(100, { message: 'The state has at most 100 characters.' })
  state?: string

  @ApiPropertyOptional({ example: '500001', description: 'Empty clears it and the delivery charge' })
  @Optional()
  @Trimmed()
  @Matches(/^(\d{6})?$/, { message: 'Please enter a valid 6-digit pin code.' })
  pin?: string

  @ApiPropertyOptional({ example: 132, description: 'Ignored: the server asks the courier itself' })
  @Optional()
  @IsNumber()
  deliveryCost?: number
}

class CartProduct {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) _id!: string
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty() words!: ProductWordsAnswer
  @ApiProperty({ example: '<p>Sour leaves, slowly fried.</p>', description: 'Sanitised HTML' })
  description!: string
  @ApiProperty({ example: '/images/products/gongura.svg' }) image!: string
  @ApiProperty({ example: 449, description: 'Rupees for one jar, now' }) price!: number
  @ApiProperty({ example: 500, description: 'Grams' }) netWeight!: number
  @ApiProperty({ example: 780, description: 'Grams, with jar' }) grossWeight!: number
  @ApiProperty({ example: 12, description: 'Jars' }) availableStock!: number
  @ApiProperty({ example: false }) unlimitedStock!: boolean
  @ApiProperty({ example: true }) activeFlag!: boolean
}

export class CartItemAnswer {
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({ type: CartProduct }) product!: CartProduct
  @ApiProperty({ example: 449, description: 'Rupees, when the quantity was last set' })
  priceWhenAdded!: number
  @ApiProperty({ example: 898, description: 'Rupees' }) linePrice!: number
  @ApiProperty({ enum: LINE_PROBLEMS, nullable: true, example: null }) problem!: LineProblem | null
}

class CartBusiness {
  @ApiProperty({ example: '27AAPFU0939F1ZV' }) gstin!: string
  @ApiProperty({ example: 'Rao Foods' }) name!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The state of its GSTIN when the jars go to another one, which decides the tax',
  })
  otherState!: string | null
}

export class CartAnswer {
  @ApiProperty({ type: [CartItemAnswer] }) cartItems!: CartItemAnswer[]
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '9876543210' }) contactNumber!: string
  @ApiProperty({ example: '12 Main Road' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500001' }) pin!: string
  @ApiProperty({
    type: CartBusiness,
    nullable: true,
    example: null,
    description: 'The business for which the customer buys; it stays for the next order',
  })
  business!: CartBusiness | null
  @ApiProperty({ example: 132, description: 'Rupees; 0 while there is no quote' }) deliveryCost!: number
  @ApiProperty({ example: false, description: 'The products are worth enough: delivery costs 0' })
  deliveryFree!: boolean
  @ApiProperty({ example: false, description: "The courier named no amount: the shop's usual charge" })
  deliveryFallback!: boolean
  @ApiProperty({ example: 898, description: 'Rupees, products' }) totalPrice!: number
  @ApiProperty({ example: 1030, description: 'Rupees, with delivery' }) finalPrice!: number
  @ApiProperty({ example: 1560, description: 'Grams, with jars' }) totalGrossWeight!: number
  @ApiProperty({ example: 2, description: 'Jars' }) itemCount!: number
}
