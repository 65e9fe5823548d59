import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsMongoId, IsNotEmpty, IsOptional } from 'class-validator'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { Quantity } from '../../../../platform/http/fields/bounded-fields.js'
import {
  EmptyIsNothing,
  FormDay,
  FormNumber,
  TextOrNothing,
} from '../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { QUANTITY, STOCK_LIMITS } from '../domain/receipt.js'

const { lot: LOT, invoice: INVOICE, notes: NOTES } = STOCK_LIMITS

/**
 * For `@TextUpTo`: the maximum length, and the sentences for a longer text and for a value that is not
 * text.
 */
export const textField = (what: string, most: number) =>
  [
    most,
    { message: `${what} has at most ${most} characters.` },
    { message: `${what} must be text.` },
  ] as const

/** The `_id` of the outlet that a batch lies at. */
export const OutletId = (): PropertyDecorator => IsMongoId({ message: 'Outlet is required' })

/** The quantity of a batch that comes in (docs/domain/basics.md#quantities). */
export function ReceivedQuantity(): PropertyDecorator {
  return applyDecorators(
    IsNotEmpty({ message: 'Quantity is required' }),
    Quantity(QUANTITY, {
      min: 0.01,
      decimals: 2,
      tooMuch: { message: `Quantity is at most ${STOCK_LIMITS.units}.` },
    }),
    FormNumber(),
  )
}

/** The person confirmed figures that are far from the usual ones. */
export function ConfirmUnusual(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      description: 'Yes: figures far from the recipe or from the past are right (UNUSUAL_FIGURES)',
    }),
    IsOptional(),
    IsBoolean({ message: 'Whether unusual figures are confirmed is true or false.' }),
  )
}

/** Bill, dates and other papers of a batch; each may be left out. */
export class BatchPapersFields {
  @ApiPropertyOptional({
    type: String,
    example: '2026-11-21',
    description: 'Day in India; today if not said',
  })
  @EmptyIsNothing()
  @Optional()
  @FormDay()
  @IsDay()
  receivedOn?: IstDay

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2027-05-21',
    description: "The last good day; from the product's shelf life if not said, null when nobody knows",
  })
  @EmptyIsNothing()
  @IsOptional()
  @FormDay()
  @IsDay()
  bestBefore?: IstDay | null

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '6740c1f2a4b5c6d7e8f90123',
    description: '`_id` of an active supplier; null or nothing takes it away',
  })
  @Transform(({ value }: { value: unknown }) => (value === '' ? null : value))
  @IsOptional()
  @IsMongoId({ message: 'Choose a supplier of the list.' })
  supplier?: string | null

  @ApiPropertyOptional({
    example: 'GT-2291',
    maxLength: LOT,
    description: "The supplier's own number of the lot",
  })
  @OptionalText()
  @TextOrNothing()
  @TextUpTo(...textField("The supplier's lot", LOT))
  supplierLot?: string

  @ApiPropertyOptional({
    example: 'INV-448',
    maxLength: INVOICE,
    description: "Number of the supplier's bill",
  })
  @OptionalText()
  @TextOrNothing()
  @TextUpTo(...textField('The invoice number', INVOICE))
  invoiceNumber?: string

  @ApiPropertyOptional({ example: 'Two sacks, dry', maxLength: NOTES })
  @OptionalText()
  @TextOrNothing()
  @TextUpTo(...textField('The note', NOTES))
  notes?: string
}
