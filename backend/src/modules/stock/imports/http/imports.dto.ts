import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { IMPORT_KINDS, type ImportKindName } from '../kinds/import-kind.js'

export class ImportKindParameter {
  @ApiProperty({ enum: IMPORT_KINDS, example: 'products' })
  @IsIn(IMPORT_KINDS, { message: `What can be imported is ${IMPORT_KINDS.join(', ')}.` })
  kind!: ImportKindName
}

export class ImportQuery {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'The same content once more, on purpose' })
  @Optional()
  @IsIn(['true', 'false'], { message: 'again is true or false.' })
  again?: 'true' | 'false'
}

class FaultAnswer {
  @ApiProperty({ example: 14, description: 'Of the file, counted from 1' }) line!: number
  @ApiProperty({ example: 'price', description: 'Empty where the whole line is meant' }) column!: string
  @ApiProperty({ example: '"12,5" is no amount in rupees: write 1250 or 1,250.50, from 0 to 1000000.' })
  message!: string
}

class SampleRowAnswer {
  @ApiProperty({ example: 2 }) line!: number
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { materialType: 'RM', name: 'Rock salt' },
    description: 'By column; columns that follow from others are filled in',
  })
  values!: Readonly<Record<string, string>>
}

class EarlierImportAnswer {
  @ApiProperty({ type: Date }) at!: Date
  @ApiProperty({ example: '9000000001', description: 'Mobile number of the person' }) by!: string
  @ApiProperty({ example: 240, description: 'Lines' }) count!: number
}

export class ImportReportAnswer {
  @ApiProperty({ example: 240, description: 'Lines with something in them, without the heading' })
  count!: number
  @ApiProperty({ example: 238, description: 'Of them, those without a fault' }) good!: number
  @ApiProperty({ example: 3 }) faultCount!: number
  @ApiProperty({ type: [FaultAnswer], description: 'The first 500, by line' }) faults!: FaultAnswer[]
  @ApiProperty({ type: [SampleRowAnswer], description: 'The first 20 good lines as they will be' })
  sample!: SampleRowAnswer[]
  @ApiProperty({
    type: EarlierImportAnswer,
    nullable: true,
    description: 'The same content within the last day',
  })
  earlier!: EarlierImportAnswer | null
}

export class ImportAnswer {
  @ApiProperty({ example: '240 lines were imported.' }) message!: string
  @ApiProperty({ example: 240 }) count!: number
}
