import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  ValidateNested,
} from 'class-validator'
import { MOST_UNITS, toMilli } from '../../../../../kernel/amounts/quantity.js'
import { STOCK_UNITS, type StockUnit } from '../../../../../kernel/amounts/units.js'
import { Quantity } from '../../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormNumber, TextOrNothing } from '../../../../../platform/http/fields/form-fields.js'
import { Optional, OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { MOST_COMPONENTS } from '../../../bom/domain/bom-draft.js'
import { BATCH } from '../../../inventory/domain/receipt.js'
import { RUN_STATUSES, type RunStatus } from '../../domain/run-status.js'
import { type ChosenBatches, type DraftLine, type RunChanges, type RunDraft } from '../run-draft.js'

const MOST_BATCHES = 50
const TO_PRODUCE = {
  message: `Quantity to Produce is more than 0 and at most ${MOST_UNITS}, with at most three decimals.`,
}
const RESERVED = { message: 'Reserved quantity is 0 or more, with at most three decimals.' }
const LINES = { message: `Components are a list of at most ${MOST_COMPONENTS}.` }
const BATCHES = { message: `Batches are a list of at most ${MOST_BATCHES}.` }
const PRODUCT = { message: 'Product is required' }
const RESERVED_BY = { message: 'Reserved By is required, with at most 80 characters.' }

/** What was read as an object is sent back as one by some clients. */
const idOf = Transform(({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
)

export class ChosenBatchBody {
  @ApiProperty({ example: 'RM-261121-004' })
  @IsNotEmpty(BATCH)
  @Trimmed()
  @TextUpTo(40, BATCH, BATCH)
  batchNumber!: string

  @ApiPropertyOptional({ example: 4.5, description: 'If left out, what is still required' })
  @EmptyIsNothing()
  @FormNumber()
  @Optional()
  @Quantity(RESERVED)
  reservedQuantity?: number
}

/** Required quantity and cost may be sent and are not used: they follow from the BOM and the batches. */
export class RunComponentBody {
  @ApiProperty({ type: String, example: 'RM-0003', description: '`Id` or `_id` of the product' })
  @idOf
  @IsNotEmpty(PRODUCT)
  @TextUpTo(40, PRODUCT, PRODUCT)
  productId!: string

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'RM-261121-004',
    description: 'Several are joined by commas',
  })
  @EmptyIsNothing()
  @IsOptional()
  @TextUpTo(2000, BATCH, BATCH)
  batchNumber?: string | null

  @ApiPropertyOptional({ example: 4.5, description: 'Of the batch number; if left out, what is required' })
  @EmptyIsNothing()
  @FormNumber()
  @Optional()
  @Quantity(RESERVED)
  reservedQuantity?: number

  @ApiPropertyOptional({ type: [ChosenBatchBody], description: 'In place of batch number and quantity' })
  @Optional()
  @IsArray(BATCHES)
  @ArrayMaxSize(MOST_BATCHES, BATCHES)
  @ValidateNested({ each: true })
  @Type(() => ChosenBatchBody)
  batches?: ChosenBatchBody[]

  @ApiPropertyOptional({ enum: STOCK_UNITS, description: 'The unit of the product; another one is refused' })
  @EmptyIsNothing()
  @Optional()
  @IsIn(STOCK_UNITS, { message: `The unit is one of ${STOCK_UNITS.join(', ')}.` })
  unit?: StockUnit
}

/** A number of its own and a cost may be sent and are not used: the server has the last word. */
export class CreateRunBody {
  @ApiProperty({ type: String, example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the BOM' })
  @idOf
  @IsMongoId({ message: 'BOM is required' })
  bomId!: string

  @ApiProperty({ example: 12, description: 'In the unit of what the BOM makes' })
  @FormNumber()
  @Quantity(TO_PRODUCE, { min: 0.001 })
  @IsNotEmpty({ message: 'Quantity to Produce is required' })
  quantitytoProduce!: number

  @ApiProperty({ example: 'Lakshmi', maxLength: 80 })
  @IsNotEmpty({ message: 'Reserved By is required' })
  @Trimmed()
  @TextUpTo(80, RESERVED_BY, RESERVED_BY)
  reservedBy!: string

  @ApiPropertyOptional({
    type: [RunComponentBody],
    description: 'If left out, those of the BOM. Lines of one product are one component.',
  })
  @Optional()
  @IsArray(LINES)
  @ArrayMaxSize(MOST_COMPONENTS, LINES)
  @ValidateNested({ each: true })
  @Type(() => RunComponentBody)
  components?: RunComponentBody[]

  @ApiPropertyOptional({ example: 'For the festival', maxLength: 500 })
  @OptionalText()
  @TextOrNothing()
  @TextUpTo(500, { message: 'Remarks have at most 500 characters.' }, { message: 'Remarks must be text.' })
  remarks?: string

  @ApiPropertyOptional({
    enum: RUN_STATUSES,
    description: 'If left out, it follows from the batches',
  })
  @EmptyIsNothing()
  @Optional()
  @IsIn(RUN_STATUSES, { message: `The status is one of ${RUN_STATUSES.join(', ')}.` })
  status?: RunStatus
}

/** What is left out stays; the status alone may be sent. */
export class ChangeRunBody extends PartialType(CreateRunBody) {
  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @Optional()
  @IsInt({ message: 'The version is the one that the reservation was read with.' })
  version?: number
}

export class FillQuery {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the BOM' })
  @IsMongoId({ message: 'BOM is required' })
  bomId!: string

  @ApiProperty({ example: 12, description: 'In the unit of what the BOM makes' })
  @FormNumber()
  @Quantity(TO_PRODUCE, { min: 0.001 })
  quantity!: number

  @ApiPropertyOptional({
    example: 'R-261121-03',
    description: 'The reservation that is edited: what it has of a batch counts as free',
  })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  reservation?: string
}

/** A status that is asked for, or any. */
export class RunStatusQuery {
  @ApiPropertyOptional({ enum: [...RUN_STATUSES, 'All'], example: 'Reserved' })
  @EmptyIsNothing()
  @Optional()
  @IsIn([...RUN_STATUSES, 'All', 'any'], {
    message: `The status is one of ${RUN_STATUSES.join(', ')}, or All.`,
  })
  status?: RunStatus | 'All' | 'any'
}

/** Nothing for any. */
export function wantedStatus({ status }: RunStatusQuery): RunStatus | undefined {
  return status === 'All' || status === 'any' ? undefined : status
}

export function toDraft(body: CreateRunBody): RunDraft {
  const { bomId, quantitytoProduce, reservedBy, remarks = '', components = [], status } = body
  return {
    bomId,
    quantityMilli: toMilli(quantitytoProduce, 'quantitytoProduce'),
    reservedBy,
    remarks,
    lines: components.map(toLine),
    status,
  }
}

export function toChanges({ quantitytoProduce, components, ...body }: ChangeRunBody): RunChanges {
  return {
    bomId: body.bomId ?? undefined,
    quantityMilli: quantitytoProduce == null ? undefined : toMilli(quantitytoProduce, 'quantitytoProduce'),
    reservedBy: body.reservedBy ?? undefined,
    remarks: body.remarks,
    lines: components?.map(toLine),
    status: body.status,
  }
}

function toLine({ productId, unit, ...line }: RunComponentBody): DraftLine {
  return { product: productId, unit, chosen: chosenOf(line) }
}

function chosenOf({
  batches,
  batchNumber,
  reservedQuantity,
}: Omit<RunComponentBody, 'productId' | 'unit'>): ChosenBatches[] {
  if (batches)
    return batches.map((one) => ({
      numbers: numbersOf(one.batchNumber),
      quantityMilli: quantityOf(one.reservedQuantity),
    }))
  const numbers = numbersOf(batchNumber)
  return numbers.length === 0 ? [] : [{ numbers, quantityMilli: quantityOf(reservedQuantity) }]
}

const numbersOf = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((number) => number.trim().toUpperCase())
      .filter((number) => number !== ''),
  ),
]

const quantityOf = (quantity: number | null | undefined) =>
  quantity == null ? null : toMilli(quantity, 'reservedQuantity')
