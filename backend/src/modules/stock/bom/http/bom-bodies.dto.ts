import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsNotEmpty, ValidateNested } from 'class-validator'
import { MOST_UNITS, toMilli } from '../../../../kernel/amounts/quantity.js'
import { STOCK_UNITS, type StockUnit, type Unit, UNITS } from '../../../../kernel/amounts/units.js'
import { LoadedVersion, Quantity } from '../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormNumber, TextOrNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { type BomDraft, MOST_COMPONENTS } from '../domain/bom-draft.js'

const SOME = { message: 'Add at least one component.' }
const PARENT = 'Parent product is required'
const MOST = { message: `A BOM has at most ${MOST_COMPONENTS} components.` }

/** An id, or a product as an answer shows it, which a form sends back. */
const productId = Transform(({ value }: { value: unknown }) =>
  value !== null && typeof value === 'object' && '_id' in value ? value._id : value,
)

function ProductField(required: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ example: 'RM-0003', description: '`Id` or `_id` of the product' }),
    productId,
    TextUpTo(40, { message: required }, { message: required }),
    IsNotEmpty({ message: required }),
  )
}

function QuantityField(what: string): PropertyDecorator {
  const message = `${what} is more than 0, in steps of 0.001.`
  return applyDecorators(
    ApiProperty({ example: 10, minimum: 0.001, maximum: MOST_UNITS }),
    FormNumber(),
    IsNotEmpty({ message: `${what} is required` }),
    Quantity({ message }, { min: 0.001, tooMuch: { message: `${what} is at most ${MOST_UNITS}.` } }),
  )
}

function UnitField(what: string, units: readonly string[]): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: units, example: units[0] }),
    IsIn([...units], { message: `${what} is one of ${units.join(', ')}.` }),
  )
}

class ComponentBody {
  @ProductField('Component product is required')
  product!: string

  @QuantityField('Component quantity')
  quantity!: number

  @UnitField('Component unit', UNITS)
  unit!: Unit
}

class BomFields {
  @QuantityField('Parent quantity')
  parentProductQuantity!: number

  @UnitField('Parent unit', STOCK_UNITS)
  parentProductUnit!: StockUnit

  @ApiProperty({ type: [ComponentBody], maxItems: MOST_COMPONENTS })
  @ValidateNested({ each: true, message: 'A component has a product, a quantity and a unit.' })
  @Type(() => ComponentBody)
  @ArrayMaxSize(MOST_COMPONENTS, MOST)
  @ArrayNotEmpty(SOME)
  @IsArray(SOME)
  components!: ComponentBody[]

  @ApiPropertyOptional({ example: 'admin', default: 'admin', maxLength: 100 })
  @TextOrNothing()
  @TextUpTo(100, { message: 'The name of who made it has at most 100 characters.' })
  createdBy: string = ''
}

/** What goes into a quantity of a finished or semi-finished product. */
export class CreateBomBody extends BomFields {
  @ProductField(PARENT)
  parentProduct!: string
}

export class ChangeBomBody extends BomFields {
  @ApiPropertyOptional({ example: 'FG-0001', description: 'Cannot be changed: another product is refused' })
  @productId
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40, { message: PARENT }, { message: PARENT })
  parentProduct?: string

  @ApiPropertyOptional({ example: '6740c1f2a4b5c6d7e8f90123', description: 'The id of the path' })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  id?: string

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('BOM')
  version?: number
}

type Written = Omit<BomDraft, 'parentProduct'>

export function toBomFields({ parentProductQuantity, parentProductUnit, components }: BomFields): Written {
  return {
    parentProductQuantityMilli: toMilli(parentProductQuantity),
    parentProductUnit,
    components: components.map(({ product, quantity, unit }) => ({
      product,
      quantityMilli: toMilli(quantity),
      unit,
    })),
  }
}
