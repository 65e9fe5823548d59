import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, IsOptional, Max, Min } from 'class-validator'
import { Optional } from '../http/fields/optional-fields.js'

const whole = (name: string) => ({ message: `${name} is a whole number` })

/** The number of a page in a query, counted from 1. */
export function PageNumber(most?: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ minimum: 1, example: 1 }),
    ...(most === undefined ? [] : [Max(most)]),
    Min(1),
    IsInt(whole('page')),
    Type(() => Number),
    IsOptional(),
  )
}

/** The number of rows on a page, up to `most`. */
export function PageSize(most: number, example = most): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ minimum: 1, maximum: most, example }),
    Max(most),
    Min(1),
    IsInt(whole('perPage')),
    Type(() => Number),
    IsOptional(),
  )
}

/** The requested page of a bounded list; pages count from 1. */
export class PageQuery {
  @ApiPropertyOptional({ example: 1 })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1

  @ApiPropertyOptional({ example: 50 })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  perPage: number = 50
}
