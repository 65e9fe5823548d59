import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsNotEmpty, IsNumber, IsOptional } from 'class-validator'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { Rupees } from '../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormNumber, TextOrNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import {
  BatchPapersFields,
  ConfirmUnusual,
  OutletId,
  ReceivedQuantity,
  textField,
} from '../answers/batch-papers.fields.js'
import { BATCH_UNITS, STOCK_LIMITS } from '../domain/receipt.js'
import { type Receipt } from '../receiving/receiving.service.js'

const PRICE = { message: 'Price is 0 or more, in rupees with at most two decimals.' }
const TOO_DEAR = { message: `Price is at most ${STOCK_LIMITS.rupees} rupees.` }
const UNIT = { message: `The price unit is one of ${BATCH_UNITS.join(', ')}.` }

/** What comes in. `batchNumber` may be sent and is not used: the server issues it. */
export class ReceiveStockBody extends BatchPapersFields {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the outlet' })
  @OutletId()
  outlet!: string

  @ApiProperty({ example: 'RM-0003', description: '`Id` or `_id` of the product' })
  @IsNotEmpty({ message: 'Product is required' })
  @TextUpTo(40, { message: 'Product is required' }, { message: 'Product is required' })
  product!: string

  @ApiProperty({ example: 25.5, description: 'In the unit of the product, steps of 0.01' })
  @ReceivedQuantity()
  quantity!: number

  @ApiProperty({ example: 212.5, description: 'Rupees per unit' })
  @FormNumber()
  @Rupees(PRICE, { tooMuch: TOO_DEAR })
  @IsNotEmpty({ message: 'Price is required' })
  price!: number

  @ApiPropertyOptional({ enum: BATCH_UNITS, description: 'The unit of the product; another one is refused' })
  @EmptyIsNothing()
  @Optional()
  @IsIn(BATCH_UNITS, UNIT)
  priceUnit?: (typeof BATCH_UNITS)[number]

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Of a run; raw material has none' })
  @EmptyIsNothing()
  @IsOptional()
  @TextUpTo(40)
  reservation?: string | null

  @ConfirmUnusual()
  confirmUnusual?: boolean
}

/** A batch that no run or purchase made. */
export class OpenStockBody extends ReceiveStockBody {
  @ApiProperty({ example: 'On the shelf before the books began', maxLength: 200 })
  @IsNotEmpty({ message: 'Say where it comes from.' })
  @TextOrNothing()
  @TextUpTo(...textField('The reason', STOCK_LIMITS.reason))
  reason!: string
}

export class EditStockBody extends BatchPapersFields {
  @ApiPropertyOptional({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the outlet' })
  @Optional()
  @OutletId()
  outlet?: string

  @ApiPropertyOptional({ example: 212.5, description: 'Rupees per unit' })
  @FormNumber()
  @Optional()
  @Rupees(PRICE, { tooMuch: TOO_DEAR })
  price?: number

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @Optional()
  @IsNumber({ maxDecimalPlaces: 0 }, { message: 'The version is the one that the batch was read with.' })
  version?: number

  @ApiPropertyOptional({ description: 'Yes: runs that were costed with the old price keep their cost' })
  @Optional()
  @IsIn([true, false], { message: '$property is true or false' })
  keepRunCosts?: boolean

  @ApiPropertyOptional({
    description: 'Yes: those runs are costed anew, and the price of what they made follows',
  })
  @Optional()
  @IsIn([true, false], { message: '$property is true or false' })
  recostRuns?: boolean
}

export function toReceipt(body: ReceiveStockBody, by: string, at: Date): Receipt {
  const { outlet: outletId, product: productId, quantity, price } = body
  const { receivedOn, bestBefore, supplier, supplierLot, invoiceNumber, notes } = body
  return {
    outletId,
    productId,
    quantityMilli: toMilli(quantity),
    pricePaise: rupeesToPaise(price, 'price'),
    receivedOn,
    bestBefore,
    supplier,
    supplierLot,
    invoiceNumber,
    notes,
    by,
    at,
  }
}
