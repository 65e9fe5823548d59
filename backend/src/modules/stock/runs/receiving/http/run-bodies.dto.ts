import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsNotEmpty,
  IsOptional,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { Quantity, Rupees } from '../../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormDay, FormNumber } from '../../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import {
  BatchPapersFields,
  ConfirmUnusual,
  OutletId,
  ReceivedQuantity,
} from '../../../inventory/answers/batch-papers.fields.js'
import { BATCH } from '../../../inventory/domain/receipt.js'
import { type RunReceipt, type YieldDraft } from '../run-receipts.service.js'

const MOST_YIELDS = 12
const MOST_USED = 200
const USED = { message: 'What was used is 0 or more, with at most three decimals.' }
const COST = { message: 'A cost is 0 or more, in rupees with at most two decimals.' }
const YIELDS = { message: `Between 1 and ${MOST_YIELDS} batches come out of a run.` }
const USES = { message: `What was used is a list of at most ${MOST_USED} batches.` }

/** One of the batches that came out of a run. */
export class YieldBody {
  @ApiPropertyOptional({
    example: 'FG-0001',
    description: '`Id` or `_id`: what the run makes, or a jar that differs from it in weight only',
  })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  product?: string

  @ApiProperty({ example: 24, description: 'In the unit of the product' })
  @ReceivedQuantity()
  quantity!: number

  @ApiPropertyOptional({
    example: '6740c1f2a4b5c6d7e8f90123',
    description: 'If left out, the outlet of the receipt',
  })
  @EmptyIsNothing()
  @Optional()
  @OutletId()
  outlet?: string

  @ApiPropertyOptional({ type: String, nullable: true, example: '2027-05-21' })
  @EmptyIsNothing()
  @IsOptional()
  @FormDay()
  @IsDay()
  bestBefore?: IstDay | null
}

/** What really went in of a batch. */
export class UsedBody {
  @ApiProperty({
    example: 'RM-261121-004',
    description: 'A reserved batch, or another batch of a component’s product',
  })
  @IsNotEmpty(BATCH)
  @Trimmed()
  @TextUpTo(40, BATCH, BATCH)
  batchNumber!: string

  @ApiProperty({ example: 4.25, description: 'In the unit of its product; 0 for nothing' })
  @FormNumber()
  @Quantity(USED)
  quantity!: number
}

/** A run that is over. A price, unit or number that a client sends is not used: they follow from the run. */
export class RunReceiptBody extends BatchPapersFields {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the outlet' })
  @OutletId()
  outlet!: string

  @ApiPropertyOptional({ example: 'FG-0001', description: 'What the run makes; another product is refused' })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  product?: string

  @ApiPropertyOptional({ example: 24, description: 'In the unit of the product; left out with `yields`' })
  @ValidateIf(({ yields }: RunReceiptBody) => yields == null)
  @ReceivedQuantity()
  quantity!: number

  @ApiPropertyOptional({ type: [YieldBody], description: 'Several batches of one pot' })
  @Optional()
  @IsArray(YIELDS)
  @ArrayNotEmpty(YIELDS)
  @ArrayMaxSize(MOST_YIELDS, YIELDS)
  @ValidateNested({ each: true })
  @Type(() => YieldBody)
  yields?: YieldBody[]

  @ApiPropertyOptional({ type: [UsedBody], description: 'Batches that are left out were used as reserved' })
  @Optional()
  @IsArray(USES)
  @ArrayMaxSize(MOST_USED, USES)
  @ValidateNested({ each: true })
  @Type(() => UsedBody)
  used?: UsedBody[]

  @ApiPropertyOptional({ example: 400, description: 'Rupees' })
  @Cost()
  labour?: number

  @ApiPropertyOptional({ example: 120, description: 'Rupees' })
  @Cost()
  gas?: number

  @ApiPropertyOptional({ example: 0, description: 'Rupees' })
  @Cost()
  overhead?: number

  @ConfirmUnusual()
  confirmUnusual?: boolean
}

export class ReceiveRunBody extends RunReceiptBody {
  @ApiProperty({ example: 'R-261121-03', description: '`reservationId` or `_id` of the run' })
  @IsNotEmpty({ message: 'Reservation is required' })
  @TextUpTo(40, { message: 'Reservation is required' }, { message: 'Reservation is required' })
  reservation!: string
}

/** A client sends this after it saved a run. */
export class UpdateQuantitiesBody {
  @ApiPropertyOptional({ example: 'R-261121-03', description: 'The reservation that was saved' })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  reservationId?: string
}

/** What a run cost beside its ingredients; may be left out. */
function Cost(): PropertyDecorator {
  return applyDecorators(EmptyIsNothing(), FormNumber(), IsOptional(), Rupees(COST))
}

export function toRunReceipt(body: RunReceiptBody): RunReceipt {
  const { outlet, receivedOn, bestBefore, notes, used } = body
  return {
    outlet,
    yields: yieldsOf(body),
    isListed: body.yields != null,
    used: (used ?? []).map(({ batchNumber, quantity }) => ({
      batchNumber: batchNumber.toUpperCase(),
      quantityMilli: toMilli(quantity),
    })),
    extras: {
      labourPaise: rupeesToPaise(body.labour ?? 0, 'labour'),
      gasPaise: rupeesToPaise(body.gas ?? 0, 'gas'),
      overheadPaise: rupeesToPaise(body.overhead ?? 0, 'overhead'),
    },
    receivedOn,
    bestBefore,
    notes,
    isConfirmed: body.confirmUnusual === true,
  }
}

function yieldsOf({ yields, product, quantity }: RunReceiptBody): YieldDraft[] {
  if (yields == null)
    return [
      {
        product: product ?? undefined,
        quantityMilli: toMilli(quantity),
        outlet: undefined,
        bestBefore: undefined,
      },
    ]
  return yields.map((one) => ({
    product: one.product ?? undefined,
    quantityMilli: toMilli(one.quantity),
    outlet: one.outlet ?? undefined,
    bestBefore: one.bestBefore,
  }))
}
