import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {} from 'class-validator'
import { STOCK_UNITS, type StockUnit, type Unit, UNITS } from '../../../../kernel/amounts/units.js'
import { COST } from '../../../../platform/http/answers/shown-to.js'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { ProductReference } from '../../catalog/product-reference.js'

export class BomQuery {
  @ApiPropertyOptional({ example: 'FG-0001', description: '`Id` or `_id`; all products if it is left out' })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  parentProduct?: string
}

class WrittenComponent {
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 50 }) quantity!: number
  @ApiProperty({ enum: UNITS, example: 'G' }) unit!: Unit
}

export class BomComponentAnswer extends WrittenComponent {
  @ApiProperty({ description: 'The quantity in the unit of its stock', example: 0.05 }) stockQuantity!: number
  @ApiProperty({ enum: STOCK_UNITS, example: 'KG' }) stockUnit!: StockUnit
  @ApiProperty({
    ...COST,
    description: 'Rupees, of that quantity, at the prices of today’s batches',
    example: 14.5,
  })
  costPrice!: number | null
  @ApiProperty({ type: [String], description: 'The part of it that has no price', example: [] })
  missing!: string[]
}

export class BomAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ type: ProductReference, nullable: true }) parentProduct!: ProductReference | null
  @ApiProperty({ example: 10 }) parentProductQuantity!: number
  @ApiProperty({ enum: STOCK_UNITS, example: 'PC' }) parentProductUnit!: StockUnit
  @ApiProperty({ type: [BomComponentAnswer] }) components!: BomComponentAnswer[]
  @ApiProperty({ ...COST, description: 'Rupees, sum of the components', example: 3120.4 }) costPrice!:
    | number
    | null
  @ApiProperty({ ...COST, description: 'Rupees, of one unit of the parent’s stock', example: 312.04 })
  unitCost!: number | null
  @ApiProperty({ enum: STOCK_UNITS, description: 'The unit of `unitCost`', example: 'PC' })
  costUnit!: StockUnit
  @ApiProperty({
    type: [String],
    description: 'What has no price and counts as 0',
    example: ['Jar lid'],
  })
  missing!: string[]
  @ApiProperty({ description: 'The newest of its product: used wherever no BOM is named' }) current!: boolean
  @ApiProperty({ example: 'admin' }) createdBy!: string
  @ApiProperty({ type: Date }) createdAt!: Date
  @ApiProperty({ description: 'Mobile number; empty when it is not known', example: '9000000001' })
  savedBy!: string
  @ApiProperty({ type: Date }) savedAt!: Date
  @ApiProperty({ example: 3, description: 'Rises with each save; send it back with an update' })
  version!: number
}

class StockedComponent extends BomComponentAnswer {
  @ApiProperty({ description: 'In the unit of its stock', example: 0.05 }) declare quantity: number
  @ApiProperty({ enum: STOCK_UNITS, example: 'KG' }) declare unit: StockUnit
}

/** A BOM in the contract, which has no units smaller than those of stock. */
export class ContractBomAnswer extends BomAnswer {
  @ApiProperty({ type: [StockedComponent] }) declare components: StockedComponent[]
}

/** The same BOM with each component in the unit of its stock. */
export function inUnitsOfStock(bom: BomAnswer): ContractBomAnswer {
  const components = bom.components.map((one) => ({
    ...one,
    quantity: one.stockQuantity,
    unit: one.stockUnit,
  }))
  return { ...bom, components }
}

export class BomsAnswer {
  @ApiProperty({ type: [ContractBomAnswer], description: 'Newest first, at most 200' })
  bom!: ContractBomAnswer[]
}

export class BomSavedAnswer {
  @ApiProperty({ example: 'BOM created successfully' }) message!: string
  @ApiProperty({ type: ContractBomAnswer }) bom!: ContractBomAnswer
}

/** An earlier version of a BOM. */
export class BomVersionAnswer {
  @ApiProperty({ example: 2 }) version!: number
  @ApiProperty({ example: 10 }) parentProductQuantity!: number
  @ApiProperty({ enum: STOCK_UNITS, example: 'PC' }) parentProductUnit!: StockUnit
  @ApiProperty({ type: [WrittenComponent] }) components!: WrittenComponent[]
  @ApiProperty({ description: 'Mobile number; empty when it is not known', example: '9000000001' })
  savedBy!: string
  @ApiProperty({ type: Date }) savedAt!: Date
}

export class BomVersionsAnswer {
  @ApiProperty({ type: [BomVersionAnswer], description: 'The present version first, then the last 200' })
  versions!: BomVersionAnswer[]
}
