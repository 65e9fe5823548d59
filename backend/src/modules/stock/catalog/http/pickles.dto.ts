import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import {
  completeNutrition,
  type Nutrient,
  NUTRIENTS,
  type Nutrition,
  PICKLE_LIMITS,
  type PickleDraft,
} from '../domain/pickle.js'
import { MOST_PICTURES } from '../domain/pictures.js'
import { type PickleOnSale, type StoredPickle } from '../pickles.queries.js'
import { PictureAnswer, toPicture } from '../product-picture.js'
import { numeric } from './form-values.js'
import { toPictureDraft } from './product-draft.mapper.js'
import { PictureBody } from './product-parts.dto.js'

/** A figure of the table, for 100 g; null for unknown. */
function Per100g(nutrient: Nutrient, example: number): PropertyDecorator {
  const [name, most] = NUTRIENTS[nutrient]
  const message = `${name} is a number from 0 to ${most}, for 100 g`
  return applyDecorators(
    Max(most, { message }),
    Min(0, { message }),
    IsNumber({ maxDecimalPlaces: 2 }, { message }),
    Transform(numeric),
    IsOptional(),
    ApiPropertyOptional({ type: Number, nullable: true, example, minimum: 0, maximum: most }),
  )
}

class PickleNutritionBody implements Partial<Nutrition> {
  @Per100g('energyKcal', 412) energyKcal?: number | null
  @Per100g('proteinG', 14.2) proteinG?: number | null
  @Per100g('carbohydrateG', 6) carbohydrateG?: number | null
  @Per100g('sugarG', 1.1) sugarG?: number | null
  @Per100g('fatG', 36) fatG?: number | null
  @Per100g('saturatedFatG', 7) saturatedFatG?: number | null
  @Per100g('transFatG', 0) transFatG?: number | null
  @Per100g('sodiumMg', 1650) sodiumMg?: number | null
}

/** What all jars of a pickle share; a field that is not sent stays. */
export class PickleBody {
  @ApiPropertyOptional({
    example: '<p>Boneless thigh, fried dry first</p>',
    description: 'Sanitised on write',
  })
  @OptionalText()
  @TextUpTo(PICKLE_LIMITS.story, { message: 'The story has at most 20,000 characters' })
  story?: string

  @ApiPropertyOptional({ type: [PictureBody], description: 'All pictures in their order' })
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_PICTURES, { message: `A pickle has at most ${MOST_PICTURES} pictures` })
  @ValidateNested({ each: true })
  @Type(() => PictureBody)
  pictures?: PictureBody[]

  @ApiPropertyOptional({
    type: PickleNutritionBody,
    nullable: true,
    description: 'For 100 g; null for no table',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => PickleNutritionBody)
  nutrition?: PickleNutritionBody | null

  @ApiPropertyOptional({ example: 'With hot rice and a spoon of ghee.', description: 'Plain text' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(PICKLE_LIMITS.howToEat, tooLong('How to eat it', PICKLE_LIMITS.howToEat))
  howToEat?: string

  @ApiPropertyOptional({ type: [String], example: ['GONGURA'], description: 'Codes of other pickles' })
  @Optional()
  @IsArray()
  @ArrayMaxSize(PICKLE_LIMITS.goesWith, {
    message: `A pickle goes with at most ${PICKLE_LIMITS.goesWith} others`,
  })
  @IsString({ each: true, message: 'It goes with pickles of the shop’s list' })
  goesWith?: string[]

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @Optional()
  @IsInt({ message: 'version is a whole number' })
  @Min(0, { message: 'version is a whole number' })
  version?: number
}

/** For 100 g; null for a figure that is not known. */
export class PickleNutritionAnswer implements Nutrition {
  @ApiProperty({ type: Number, nullable: true, example: 412 }) energyKcal!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 14.2 }) proteinG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 6 }) carbohydrateG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 1.1 }) sugarG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 36 }) fatG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 7 }) saturatedFatG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 0 }) transFatG!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 1650 }) sodiumMg!: number | null
}

class PickleTexts {
  @ApiProperty({ example: 'CHICKEN', description: 'Its variant type' }) code!: string
  @ApiProperty({ description: 'Sanitised HTML; for jars without a description of their own' }) story!: string
  @ApiProperty({ type: [PictureAnswer], description: 'They follow the pictures of a jar' })
  pictures!: PictureAnswer[]
  @ApiProperty({ type: PickleNutritionAnswer, nullable: true }) nutrition!: PickleNutritionAnswer | null
  @ApiProperty({ example: 'With hot rice and a spoon of ghee.', description: 'Plain text' }) howToEat!: string
  @ApiProperty({ type: [String], example: ['GONGURA'], description: 'Codes of other pickles' })
  goesWith!: string[]
}

/** A jar of a pickle, by what the list of products does not say of it. */
class PickleJarAnswer {
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({
    type: PickleNutritionAnswer,
    nullable: true,
    description: 'Its own table; without one that of the pickle is true of it',
  })
  nutrition!: PickleNutritionAnswer | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-02',
    description: 'Day in India on which the batch was made that an order placed now would get; null: unknown',
  })
  madeOn!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2027-03-01',
    description: 'The last good day of that batch; null: unknown',
  })
  bestBefore!: string | null
}

/** A pickle as customers see it. */
export class PickleAnswer extends PickleTexts {
  @ApiProperty({ type: [PickleJarAnswer] }) jars!: PickleJarAnswer[]
}

/** A pickle in the console. */
export class AdminPickle extends PickleTexts {
  @ApiProperty({ example: 'CHICKEN', description: 'Its code' }) id!: string
  @ApiProperty({ example: 'Chicken Pickle' }) title!: string
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

const toTexts = ({ code, story, pictures, nutrition, howToEat, goesWith }: StoredPickle): PickleTexts => ({
  code,
  story,
  pictures: pictures.map(toPicture),
  nutrition: completeNutrition(nutrition),
  howToEat,
  goesWith,
})

export const toAdminPickle = (pickle: StoredPickle, title: string): AdminPickle => ({
  id: pickle.code,
  title,
  ...toTexts(pickle),
  version: pickle.version,
})

export const toPickleAnswer = ({ pickle, jars, days }: PickleOnSale): PickleAnswer => ({
  ...toTexts(pickle),
  jars: jars.map(({ _id, Id, nutrition }) => ({
    Id,
    nutrition: completeNutrition(nutrition),
    madeOn: days.get(String(_id))?.madeOn ?? null,
    bestBefore: days.get(String(_id))?.bestBefore ?? null,
  })),
})

/** What is sent of a pickle; fields that are not in the body stay absent. */
export function toPickleDraft(body: PickleBody): Partial<PickleDraft> {
  const { story, pictures, nutrition, howToEat, goesWith } = body
  return {
    ...(story === undefined ? {} : { story }),
    ...(pictures === undefined ? {} : { pictures: pictures.map(toPictureDraft) }),
    ...(nutrition === undefined ? {} : { nutrition: completeNutrition(nutrition) }),
    ...(howToEat === undefined ? {} : { howToEat }),
    ...(goesWith === undefined ? {} : { goesWith }),
  }
}
