import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, Max, Min } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { type LabelSheet } from '../../../office/settings/domain/label-sheet.js'

/** Ten sheets, as the shop's usual ones are. */
const MOST_LABELS = 400
const MOST_CELLS = 300

const count = { message: `The number of labels is a whole number from 1 to ${MOST_LABELS}.` }
const startCell = { message: 'The first label on the sheet is a whole number, 1 or more.' }

export class LabelsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_LABELS, default: 1, example: 12 })
  @Max(MOST_LABELS, count)
  @Min(1, count)
  @IsInt(count)
  @Type(() => Number)
  @Optional()
  count: number = 1

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_CELLS,
    example: 5,
    description:
      'First free label on a sheet that was partly used, counted along the rows; from the settings if absent',
  })
  @Max(MOST_CELLS, startCell)
  @Min(1, startCell)
  @IsInt(startCell)
  @Type(() => Number)
  @Optional()
  startCell?: number
}

/** Lengths in millimetres. */
export class LabelSheetAnswer implements LabelSheet {
  @ApiProperty({ example: 4 }) columns!: number
  @ApiProperty({ example: 10 }) rows!: number
  @ApiProperty({ example: 52 }) widthMm!: number
  @ApiProperty({ example: 27 }) heightMm!: number
  @ApiProperty({ example: 1 }) marginLeftMm!: number
  @ApiProperty({ example: 13.5 }) marginTopMm!: number
  @ApiProperty({ example: 52 }) pitchXMm!: number
  @ApiProperty({ example: 27 }) pitchYMm!: number
  @ApiProperty({ example: 0 }) offsetXMm!: number
  @ApiProperty({ example: 0 }) offsetYMm!: number
  @ApiProperty({ example: 3 }) paddingMm!: number
  @ApiProperty({ example: 1, description: 'First label to print on, counted along the rows' })
  startCell!: number
}
