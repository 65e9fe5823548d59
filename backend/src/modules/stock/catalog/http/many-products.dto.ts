import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsMongoId,
  IsNumber,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { type ChangedProducts } from '../change-products.service.js'
import { PRODUCT_LIMITS } from '../domain/limits.js'
import { type StoredProduct } from '../products.service.js'
import { flag, numeric } from './form-values.js'
import { AdminProduct } from './products.dto.js'

/** A page of the console's list. */
const MOST_PRODUCTS = 100

const PRICE = { message: `Each product has a price in rupees, from 0 to ${PRODUCT_LIMITS.rupees}` }

class SeenProductBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' })
  @IsMongoId({ message: 'Each product is named by its id' })
  id!: string

  @ApiProperty({
    example: 3,
    description: 'The version that was shown; another is refused with EDIT_CONFLICT',
  })
  @IsInt({ message: 'Each product has the version that was shown' })
  @Min(0, { message: 'Each product has the version that was shown' })
  version!: number
}

class PricedProductBody extends SeenProductBody {
  @ApiProperty({ example: 849, maximum: PRODUCT_LIMITS.rupees, description: 'Rupees, at most two decimals' })
  @Transform(numeric)
  @IsNumber({}, PRICE)
  @Min(0, PRICE)
  @Max(PRODUCT_LIMITS.rupees, PRICE)
  price!: number
}

/** 1 to 100 products. */
const SeveralProducts = (type: typeof SeenProductBody): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [type], minItems: 1, maxItems: MOST_PRODUCTS }),
    IsArray({ message: 'products is a list' }),
    ArrayMinSize(1, { message: 'At least one product' }),
    ArrayMaxSize(MOST_PRODUCTS, { message: `At most ${MOST_PRODUCTS} products at once` }),
    ValidateNested({ each: true }),
    Type(() => type),
  )

export class ActivityBody {
  @SeveralProducts(SeenProductBody) products!: SeenProductBody[]

  @ApiProperty({ example: false, description: 'false takes them out of the shop' })
  @Transform(flag)
  @IsBoolean({ message: 'activeFlag is true or false' })
  activeFlag!: boolean
}

export class PricesBody {
  @SeveralProducts(PricedProductBody) products!: PricedProductBody[]
}

class RefusedProductAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'EDIT_CONFLICT' }) code!: string
  @ApiProperty({ example: 'The product was changed by somebody else while you were editing it.' })
  error!: string
}

export class ChangedProductsAnswer {
  @ApiProperty({ type: [AdminProduct] }) changed!: AdminProduct[]
  @ApiProperty({ type: [RefusedProductAnswer], description: 'Those that stay as they are, and why' })
  refused!: RefusedProductAnswer[]
}

export function toChangedProducts(
  { changed, refused }: ChangedProducts,
  toAnswer: (product: StoredProduct) => AdminProduct,
): ChangedProductsAnswer {
  return {
    changed: changed.map(toAnswer),
    refused: refused.map(({ id, error: { code, message } }) => ({ id, code, error: message })),
  }
}
