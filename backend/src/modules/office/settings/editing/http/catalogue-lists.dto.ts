import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator'
import { Flag, Formed, Text, Whole } from '../../../../../platform/http/fields/bounded-fields.js'

const MOST_ENTRIES = 40
const CODE = /^[A-Za-z0-9_]{1,20}( [A-Za-z0-9_]{1,20}){0,2}$/
const CODE_SENTENCE = 'A code is one to three words of letters, digits and underscores.'

class CatalogueEntryValues {
  @Formed(CODE, CODE_SENTENCE, 'CP_PO') code!: string
  @Text('The label', 1, 60, 'Cold pressed peanut oil') label!: string
  @Flag('No longer offered for new products', false) hidden!: boolean
}

class VariantTypeValues extends CatalogueEntryValues {
  @Flag('Vegetarian', false) vegetarian!: boolean
}

class SpiceValues extends CatalogueEntryValues {
  @Whole('The number of chillies', 1, 3, 'drawn for the level', 2) chillies!: number
}

class WeightValues extends CatalogueEntryValues {
  @Whole('The weight', 10, 20_000, 'nominal grams', 1000) grams!: number
}

const List = (type: new () => object): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [type], minItems: 1, maxItems: MOST_ENTRIES }),
    IsArray({ message: 'A list of entries.' }),
    ArrayMinSize(1, { message: 'At least one entry.' }),
    ArrayMaxSize(MOST_ENTRIES, { message: `At most ${MOST_ENTRIES} entries.` }),
    ValidateNested({ each: true, message: 'Each entry has a code and a label.' }),
    Type(() => type),
  )

/** The shop's lists, in the order in which they are shown. */
export class CatalogueListsValues {
  @List(VariantTypeValues) variantTypes!: VariantTypeValues[]
  @List(CatalogueEntryValues) variantOils!: CatalogueEntryValues[]
  @List(SpiceValues) variantSpicies!: SpiceValues[]
  @List(WeightValues) variantWeights!: WeightValues[]
}
