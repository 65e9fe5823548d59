import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsMongoId,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { Quantity } from '../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'

const MOST_DAYS = 90
const MOST_ITEMS = 100
const MOST_WANTED = 10_000
const DAYS = { message: `A batch should last 1 to ${MOST_DAYS} days.` }
const ITEMS = { message: `Choose 1 to ${MOST_ITEMS} lines of the plan.` }
const QUANTITY = {
  message: `The quantity is more than 0 and at most ${MOST_WANTED}, with at most three decimals.`,
}

const USUAL_AHEAD = 14
const AHEAD = { message: `A look ahead is 1 to ${MOST_DAYS} days long.` }

export class RunningOutQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_DAYS,
    default: USUAL_AHEAD,
    description: 'How many days to look ahead',
  })
  @EmptyIsNothing()
  @Max(MOST_DAYS, AHEAD)
  @Min(1, AHEAD)
  @IsInt(AHEAD)
  @Type(() => Number)
  @Optional()
  days: number = USUAL_AHEAD
}

export class CookPlanQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_DAYS,
    example: 14,
    description: 'Days that a batch should last; from the settings if it is left out',
  })
  @EmptyIsNothing()
  @Optional()
  @Type(() => Number)
  @Max(MOST_DAYS, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  days?: number
}

export class WantedRunBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: 'The current BOM of a product' })
  @IsMongoId({ message: 'The BOM is named by its id.' })
  bomId!: string

  @ApiProperty({ example: 20, description: "In the unit of the product's stock; whole jars of an FG" })
  @Quantity(QUANTITY, { min: 0.001, most: MOST_WANTED })
  quantity!: number
}

/** Chosen lines of the plan, in the order in which they take from the stock. */
export class WantedRunsBody {
  @ApiProperty({ type: [WantedRunBody], maxItems: MOST_ITEMS })
  @ValidateNested({ each: true, message: 'Each line has a bomId and a quantity.' })
  @Type(() => WantedRunBody)
  @ArrayMaxSize(MOST_ITEMS, ITEMS)
  @ArrayNotEmpty(ITEMS)
  @IsArray(ITEMS)
  items!: WantedRunBody[]
}
