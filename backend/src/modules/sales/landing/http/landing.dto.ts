import { ApiProperty, OmitType } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator'
import { Flag, Group, Text } from '../../../../platform/http/fields/bounded-fields.js'
import {
  LANDING_BLOCKS,
  LANDING_FACTS,
  type LandingBlock,
  MOST_FACTS,
  MOST_PICKS,
  MOST_QUESTIONS,
  MOST_STEPS,
} from '../../../office/settings/domain/landing.js'
import { PictureAnswer } from '../../../stock/catalog/product-picture.js'
import { ProductWordsAnswer } from '../../../stock/catalog/product-reference.js'

/** A list of groups of fields, each of which is checked. */
function Groups(group: () => new () => object, description: string, most: number): PropertyDecorator {
  const decorators = [
    ApiProperty({ type: () => [group()], maxItems: most, description }),
    IsArray({ message: `${description}: a list.` }),
    ArrayMaxSize(most, { message: `${description}: at most ${most}.` }),
    ValidateNested({ each: true, message: `${description}: some fields are missing.` }),
    Type(group),
  ]
  return (target, name) => decorators.forEach((decorate) => decorate(target, name as string))
}

const heading = (example: string): PropertyDecorator => Text('The heading', 0, 80, example)
const BLOCK = { enum: LANDING_BLOCKS, enumName: 'LandingBlock', example: 'loved' as const }

class BlockValues {
  @ApiProperty(BLOCK)
  @IsIn(LANDING_BLOCKS, { message: 'There is no such block.' })
  name!: LandingBlock
  @Flag('The block is shown', true) shown!: boolean
}

/** A picture as staff choose it. */
class LandingPictureBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: 'Id of an upload' })
  @IsMongoId({ message: 'The picture is an upload.' })
  upload!: string
  @Text('The description of the picture', 0, 200, 'The cook at her stove') alt!: string
}

/** Null: no picture. */
function Picture(shape: () => new () => object): PropertyDecorator {
  const decorators = [
    ApiProperty({ type: () => shape(), nullable: true, example: null }),
    IsOptional(),
    ValidateNested({ message: 'The picture is an upload.' }),
    Type(shape),
  ]
  return (target, name) => decorators.forEach((decorate) => decorate(target, name as string))
}

class HeroWords {
  @Text('The line above the headline', 0, 80, 'L.B Nagar, Hyderabad') eyebrow!: string
  @Text('The headline', 2, 80, 'Pickle the way the house makes it') headline!: string
  @Text('The lead', 0, 300, 'Cooked in small batches, packed in glass jars.') lead!: string
  @Text('The price line', 0, 120, 'Chicken pickles start at {chickenPrice} per kg') price!: string
  @Text('The button', 2, 40, 'Explore Products') explore!: string
}
class HeroBody extends HeroWords {
  @Picture(() => LandingPictureBody) picture!: LandingPictureBody | null
}
class HeroAnswer extends HeroWords {
  @Picture(() => PictureAnswer) picture!: PictureAnswer | null
}

class AboutValues {
  @Flag('The button that opens it is there', true) shown!: boolean
  @Text('The button', 2, 40, 'About us') show!: string
  @Text('The button once it is open', 2, 40, 'Hide about us') hide!: string
  @heading('One kitchen, one stove') heading!: string
  @Text('The text', 0, 1500, 'Jaadi is one cook in L.B Nagar.') text!: string
  @Text('The link below it', 0, 60, 'Read more about us') more!: string
}

class LovedValues {
  @heading('Most loved') heading!: string
  @ApiProperty({
    type: [String],
    maxItems: MOST_PICKS,
    example: ['CHICKEN'],
    description: 'Codes of pickles in their order; none: those that sell most',
  })
  @IsArray({ message: 'The picks are a list.' })
  @ArrayMaxSize(MOST_PICKS, { message: `At most ${MOST_PICKS} picks.` })
  @ArrayUnique({ message: 'Each pickle is picked once.' })
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  picks!: string[]
}

class FactValues {
  @Text('The title', 2, 60, '{deliveryDays} business days') title!: string
  @Text('The text', 0, 200, 'to your door, within India.') text!: string
}

class PromoValues {
  @heading('Three oils, three heats, your jar') heading!: string
  @Text('The text', 0, 400, 'Low, medium or high.') text!: string
  @Text('The button', 2, 40, 'Choose a jar') button!: string
}

class StepWords {
  @Text('The title', 2, 60, 'Cooked') title!: string
  @Text('The text', 0, 300, 'in small batches.') text!: string
}
class StepBody extends StepWords {
  @Picture(() => LandingPictureBody) picture!: LandingPictureBody | null
}
class StepAnswer extends StepWords {
  @Picture(() => PictureAnswer) picture!: PictureAnswer | null
}
class KitchenWords {
  @heading('From the kitchen') heading!: string
  @Text('The story', 0, 1500, 'One cook, small batches, glass jars.') text!: string
}
class KitchenBody extends KitchenWords {
  @Groups(() => StepBody, 'How a batch is made', MOST_STEPS) steps!: StepBody[]
}
class KitchenAnswer extends KitchenWords {
  @ApiProperty({ type: [StepAnswer] }) steps!: StepAnswer[]
}

class HeadingValues {
  @heading('What people say') heading!: string
}

class QuestionValues {
  @Text('The question', 2, 120, 'How long does it take?') question!: string
  @Text('The answer', 2, 700, 'Delivery takes {deliveryDays} business days.') answer!: string
}
class QuestionsValues {
  @heading('Questions') heading!: string
  @Groups(() => QuestionValues, 'Questions', MOST_QUESTIONS) list!: QuestionValues[]
}

/** All that the owner writes and picks, without the order of the blocks and the pictures. */
class LandingWords {
  @Group(() => AboutValues, 'About us') about!: AboutValues
  @Groups(() => FactValues, 'Facts', MOST_FACTS) facts!: FactValues[]
  @Group(() => PromoValues, 'The promo') promo!: PromoValues
  @Group(() => HeadingValues, 'Reviews') reviews!: HeadingValues
  @Group(() => QuestionsValues, 'Questions') questions!: QuestionsValues
  @Group(() => HeadingValues, 'Who sells') trust!: HeadingValues
}

const BLOCKS = `Each of the ${LANDING_BLOCKS.length} blocks once, in the order of the page`

/** The landing page as its owner edits it. Texts are plain; an empty one is not shown. */
export class LandingValues extends LandingWords {
  @ApiProperty({ type: [BlockValues], description: BLOCKS })
  @IsArray({ message: `${BLOCKS}.` })
  @ArrayMinSize(LANDING_BLOCKS.length, { message: `${BLOCKS}.` })
  @ArrayMaxSize(LANDING_BLOCKS.length, { message: `${BLOCKS}.` })
  @ArrayUnique((block: Partial<BlockValues> | null) => block?.name, { message: `${BLOCKS}.` })
  @ValidateNested({ each: true, message: `${BLOCKS}.` })
  @Type(() => BlockValues)
  blocks!: BlockValues[]
  @Group(() => HeroBody, 'The hero') hero!: HeroBody
  @Group(() => LovedValues, 'Best sellers') loved!: LovedValues
  @Group(() => KitchenBody, 'The kitchen') kitchen!: KitchenBody
}

export class LandingDraftBody {
  @Group(() => LandingValues, 'The landing page') landing!: LandingValues
}

export class LandingBody extends LandingDraftBody {
  @ApiProperty({ example: 4, description: 'As the landing page was read' })
  @IsInt({ message: 'The version which the landing page had when it was read.' })
  @Min(0, { message: 'The version which the landing page had when it was read.' })
  version!: number
}

/** As it is edited; a picture comes with its address and size. */
class EditedLanding extends OmitType(LandingValues, ['hero', 'kitchen']) {
  @ApiProperty() hero!: HeroAnswer
  @ApiProperty() kitchen!: KitchenAnswer
}

class FillerAnswer {
  @ApiProperty({ example: 'deliveryDays', description: 'Stands in braces in a text' }) name!: string
  @ApiProperty({ example: 'business days on the road' }) is!: string
}

export class EditedLandingAnswer {
  @ApiProperty({ example: 4, description: 'Of the settings, which the landing page is a part of' })
  version!: number
  @ApiProperty() landing!: EditedLanding
  @ApiProperty({ description: 'As the shop came' }) original!: EditedLanding
  @ApiProperty({ type: [FillerAnswer], description: Object.keys(LANDING_FACTS).join(', ') })
  fillers!: FillerAnswer[]
}

/** A jar as far as a card of the landing page shows it. */
class LandingJar {
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty() words!: ProductWordsAnswer
  @ApiProperty({ example: '/images/products/chicken-cp_po-medium-1kg.svg' }) image!: string
  @ApiProperty({ type: [PictureAnswer], description: 'The first picture, if there is one' })
  pictures!: PictureAnswer[]
  @ApiProperty({ description: 'Rupees', example: 849 }) price!: number
  @ApiProperty({ example: 12, description: 'Whole jars; 0: sold out' }) availableStock!: number
  @ApiProperty({ example: false }) unlimitedStock!: boolean
}

class LovedPickle {
  @ApiProperty({ example: 'CHICKEN', description: 'Code of the pickle' }) variantType!: string
  @ApiProperty({ example: false }) vegetarian!: boolean
  @ApiProperty({ description: 'Rupees; the cheapest of its jars', example: 469 }) from!: number
  @ApiProperty({ example: 31, description: 'Of all its jars' }) reviewCount!: number
  @ApiProperty({ type: Number, nullable: true, example: 4.8 }) avgRating!: number | null
  @ApiProperty({ description: 'The jar that most people take' }) jar!: LandingJar
}

class Combination {
  @ApiProperty({ example: 'CP_PO' }) oil!: string
  @ApiProperty({ example: 'MEDIUM' }) spicy!: string
  @ApiProperty({ example: '/images/products/chicken-cp_po-medium-1kg.svg' }) image!: string
  @ApiProperty({ type: [PictureAnswer] }) pictures!: PictureAnswer[]
  @ApiProperty({ description: 'Rupees; the cheapest jar', example: 269 }) price!: number
}

class PraiseAuthor {
  @ApiProperty({ example: 'Lakshmi' }) firstName!: string
  @ApiProperty({ example: 'Hyderabad', description: 'Empty if the order has none' }) city!: string
}

/** A published review of somebody who bought the jar. */
class PraiseAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'Chicken Pickle' }) jar!: string
  @ApiProperty({ minimum: 1, maximum: 5, example: 5 }) rating!: number
  @ApiProperty({ example: 'Tastes like my grandmother made it.' }) comment!: string
  @ApiProperty({ description: 'Masked on the server', example: '98••••••21' }) mobileNumber!: string
  @ApiProperty({ type: PraiseAuthor, nullable: true, description: 'If the author allowed it' })
  author!: PraiseAuthor | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Address of the photo' })
  photo!: string | null
}

/** What the landing page shows. */
export class LandingAnswer extends LandingWords {
  @ApiProperty({
    ...BLOCK,
    isArray: true,
    example: ['loved'],
    description: 'Those that are shown, in their order',
  })
  blocks!: LandingBlock[]
  @ApiProperty() hero!: HeroAnswer
  @ApiProperty() loved!: HeadingValues
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'FG-0001',
    description: 'The jar whose delivery is told; null: none',
  })
  deliveryOf!: string | null
  @ApiProperty({ type: [LovedPickle], description: 'Best sellers' }) pickles!: LovedPickle[]
  @ApiProperty({ type: [Combination], description: 'Oils and heats that are sold together' })
  combinations!: Combination[]
  @ApiProperty() kitchen!: KitchenAnswer
  @ApiProperty({ type: [PraiseAnswer], description: 'Empty until there are three' }) praise!: PraiseAnswer[]
  @ApiProperty({ example: 61, description: 'Reviews of all jars on sale' }) reviewCount!: number
  @ApiProperty({ type: Number, nullable: true, example: 4.7 }) avgRating!: number | null
}
