import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  MATERIAL_TYPES,
  type MaterialType,
  PRICE_UNITS,
  type PriceUnit,
} from '../../../stock/catalog/domain/variants.js'
import { TITLE } from '../../../stock/catalog/product-reference.js'
import { RUN_STATUSES, type RunStatus } from '../../../stock/runs/domain/run-status.js'
import { type Reason, REASONS } from '../domain/reasons.js'

const MONEY = 'Rupees; only for who may see money'

export class PlannedProductAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty(TITLE) name!: string
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: MaterialType
  @ApiProperty({ enum: PRICE_UNITS, description: 'Of its stock, and of the quantities beside it' })
  priceUnit!: PriceUnit
}

class ReasonAnswer {
  @ApiProperty({ enum: REASONS }) code!: Reason['code']
  @ApiProperty({ example: '3 jars are ordered and none is left.' }) text!: string
}

export class SuggestionAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) bomId!: string
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 20 }) quantity!: number
  @ApiProperty({ example: 10, description: 'What a pot makes' }) pot!: number
  @ApiProperty({ example: true, description: 'Cooked now rather than later' }) now!: boolean
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-26',
    description: 'The day on which it is down to its low-stock level; null when nobody can tell',
  })
  lowOn!: string | null
  @ApiProperty({ type: [ReasonAnswer] }) reasons!: ReasonAnswer[]
}

class UnplannedAnswer {
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 6 }) needed!: number
  @ApiProperty({ type: [ReasonAnswer] }) reasons!: ReasonAnswer[]
}

export class MissingAnswer {
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 0.85 }) quantity!: number
}

class ShareAnswer {
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 2 }) required!: number
  @ApiProperty({ example: 0.4, description: 'From the shelf: what a reservation takes now' })
  fromShelf!: number
  @ApiProperty({ example: 1.6, description: 'From what is cooked before it' }) cookedFirst!: number
  @ApiProperty({ example: 0 }) missing!: number
}

export class CheckedRunAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) bomId!: string
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 20 }) quantity!: number
  @ApiProperty({
    example: 12,
    description: 'What can be made with what is there, after everything that is cooked before it',
  })
  makeable!: number
  @ApiProperty({ enum: RUN_STATUSES, description: 'Of a reservation that is made now' })
  status!: RunStatus
  @ApiProperty({
    type: MissingAnswer,
    nullable: true,
    description: 'The ingredient that limits it most, and how much of it is missing',
  })
  firstMissing!: MissingAnswer | null
  @ApiProperty({ type: [ShareAnswer] }) components!: ShareAnswer[]
}

class ShoppingSupplierAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) name!: string
  @ApiProperty({ example: '9000000031' }) phone!: string
}

class LastBoughtAnswer {
  @ApiProperty({ example: '2026-11-01', description: 'Day in India' }) on!: string
  @ApiProperty({ example: 25 }) quantity!: number
  @ApiPropertyOptional({ example: 318, description: `${MONEY}; per unit` }) price?: number
}

export class ShoppingLineAnswer {
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 1.037 }) missing!: number
  @ApiProperty({ example: 1.1, description: 'The missing quantity, rounded up to what can be weighed out' })
  quantity!: number
  @ApiProperty({ example: ['CHICKEN CP_PO MEDIUM 1kg', 'R-261121-03'] }) neededFor!: string[]
  @ApiProperty({ type: LastBoughtAnswer, nullable: true }) last!: LastBoughtAnswer | null
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 349.8,
    description: `${MONEY}; at the last price, null when it was never bought`,
  })
  estimate?: number | null
}

export class ShoppingGroupAnswer {
  @ApiProperty({ type: ShoppingSupplierAnswer, nullable: true, description: 'null: nobody known' })
  supplier!: ShoppingSupplierAnswer | null
  @ApiProperty({ type: [ShoppingLineAnswer] }) lines!: ShoppingLineAnswer[]
}

class RunUnderWayAnswer {
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ type: [MissingAnswer] }) missing!: MissingAnswer[]
}

/** What chosen lines would get. */
export class CheckAnswer {
  @ApiProperty({ type: [CheckedRunAnswer] }) items!: CheckedRunAnswer[]
  @ApiProperty({ type: [SuggestionAnswer], description: 'What has to be cooked before, and is not chosen' })
  cookFirst!: SuggestionAnswer[]
  @ApiProperty({ type: [RunUnderWayAnswer], description: 'Runs under way that still miss something' })
  underWay!: RunUnderWayAnswer[]
  @ApiProperty({ type: [ShoppingGroupAnswer] }) shopping!: ShoppingGroupAnswer[]
}

export class CookPlanAnswer {
  @ApiProperty({ example: '2026-11-22', description: 'Day in India' }) today!: string
  @ApiProperty({ example: 14, description: 'A batch should last so long' }) days!: number
  @ApiProperty({ example: 4, description: 'Weeks of sales that were looked at' }) weeks!: number
  @ApiProperty({
    type: [SuggestionAnswer],
    description: 'What to cook now in the order in which it is begun, then what can wait',
  })
  suggestions!: SuggestionAnswer[]
  @ApiProperty({ type: [UnplannedAnswer], description: 'Products that are wanted and have no BOM' })
  withoutRecipe!: UnplannedAnswer[]
  @ApiProperty({ type: CheckAnswer, description: 'Of what is cooked now' }) check!: CheckAnswer
}

export class PlannedRunAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) bomId!: string
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({ example: 20 }) quantity!: number
  @ApiProperty({ enum: RUN_STATUSES }) status!: RunStatus
  @ApiProperty({ type: [MissingAnswer], description: 'What it still has to reserve' })
  missing!: MissingAnswer[]
}

export class PlannedRunsAnswer {
  @ApiProperty({ example: '2 reservations created, 1 of them without all ingredients.' }) message!: string
  @ApiProperty({ type: [PlannedRunAnswer] }) runs!: PlannedRunAnswer[]
}

/** A jar that runs out soon if it goes on selling as it did. */
export class RunningOutAnswer {
  @ApiProperty({ type: PlannedProductAnswer }) product!: PlannedProductAnswer
  @ApiProperty({
    example: 3,
    description: 'Jars that are good and not ordered yet; below 0 when more are ordered than there are',
  })
  free!: number
  @ApiProperty({ example: 4, description: 'Whole days until the last of them is sold' }) days!: number
  @ApiProperty({ example: '2026-11-25', description: 'That day, in India' }) on!: string
  @ApiProperty({ example: 10, description: 'Jars from runs under way' }) coming!: number
}
