import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import {
  IsBoolean,
  IsInt,
  IsMongoId,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { PRODUCT_LIMITS } from '../domain/limits.js'
import { flag, numeric } from './form-values.js'

const { rupees: MOST_RUPEES, grams: MOST_GRAMS } = PRODUCT_LIMITS
const LONGEST_NOTE = 500

/** A plain text that is shown on the page of a finished product's jars. */
export const Note = (label: string, example: string): PropertyDecorator =>
  applyDecorators(
    TextUpTo(LONGEST_NOTE, { message: `${label} has at most ${LONGEST_NOTE} characters` }),
    Trimmed(),
    IsOptional(),
    ApiPropertyOptional({
      type: String,
      nullable: true,
      example,
      maxLength: LONGEST_NOTE,
      description: 'FG: for the page of a jar; plain text',
    }),
  )

/** A price in rupees; null for none. `schema` is added to the API document. */
export function Rupees(label: string, schema: ApiPropertyOptions): PropertyDecorator {
  const said = { message: `${label} is an amount in rupees, from 0 to ${MOST_RUPEES}` }
  return applyDecorators(
    Max(MOST_RUPEES, said),
    Min(0, said),
    IsNumber({}, said),
    Transform(numeric),
    IsOptional(),
    ApiPropertyOptional(schema),
  )
}

/** Whole grams from 1; null for unknown. */
export function Grams(label: string, schema: ApiPropertyOptions): PropertyDecorator {
  const said = { message: `${label} is a whole number of grams, from 1 to ${MOST_GRAMS}` }
  return applyDecorators(
    Max(MOST_GRAMS, said),
    Min(1, said),
    IsInt(said),
    Transform(numeric),
    IsOptional(),
    ApiPropertyOptional(schema),
  )
}

const per100g = { message: '$property is a number, 0 or more, for 100 g' }

export class IngredientBody {
  @ApiProperty({ example: 'Gongura leaves' })
  @Trimmed()
  @IsString({ message: 'The ingredient has a name' })
  @MinLength(1, { message: 'The ingredient has a name' })
  @MaxLength(120, { message: 'The ingredient has at most 120 characters' })
  name!: string

  @ApiPropertyOptional({ default: true, description: 'Shown to customers' })
  @Optional()
  @Transform(flag)
  @IsBoolean()
  showasIngredient?: boolean
}

/** Nutrition per 100 g, as the label must state it. */
export class NutritionBody {
  @ApiProperty({ example: 412 })
  @Transform(numeric)
  @IsNumber({}, per100g)
  @Min(0, per100g)
  energyKcal!: number
  @ApiProperty({ example: 14.2 })
  @Transform(numeric)
  @IsNumber({}, per100g)
  @Min(0, per100g)
  proteinG!: number
  @ApiProperty({ example: 6 })
  @Transform(numeric)
  @IsNumber({}, per100g)
  @Min(0, per100g)
  carbohydrateG!: number
  @ApiProperty({ example: 1.1 }) @Transform(numeric) @IsNumber({}, per100g) @Min(0, per100g) sugarG!: number
  @ApiProperty({ example: 36 }) @Transform(numeric) @IsNumber({}, per100g) @Min(0, per100g) fatG!: number
  @ApiProperty({ example: 7 })
  @Transform(numeric)
  @IsNumber({}, per100g)
  @Min(0, per100g)
  saturatedFatG!: number
  @ApiProperty({ example: 1650 })
  @Transform(numeric)
  @IsNumber({}, per100g)
  @Min(0, per100g)
  sodiumMg!: number
}

/** A picture at its position in the list. */
export class PictureBody {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '6740c1f2a4b5c6d7e8f90123',
    description: 'Id of an upload; without it `url` is the address of a picture elsewhere',
  })
  @IsOptional()
  @IsMongoId({ message: 'The picture is an upload' })
  upload?: string | null

  @ApiPropertyOptional({ example: 'https://pictures.example/chicken.jpg', description: 'https only' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(500)
  url?: string

  @ApiPropertyOptional({ example: 'A jar of chicken pickle, opened' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(200, { message: 'The description of the picture has at most 200 characters' })
  alt?: string
}
