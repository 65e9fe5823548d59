import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  Matches,
  ValidateIf,
} from 'class-validator'
import { LoadedVersion, WholeNumber } from '../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormNumber } from '../../../../platform/http/fields/form-fields.js'
import { OptionalGstin, PapersNumber } from '../../../../platform/http/fields/gstin-field.js'
import { OptionalOrNull } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, trimmed } from '../../../../platform/http/fields/text-fields.js'
import { type SupplierDraft } from '../manage-suppliers.service.js'

/** A mobile or landline number, as people write it. */
const PHONE = /^\+?\d(?:[ -]?\d){5,14}$/
const PRODUCTS = { message: 'The products are up to 200 raw materials of the product list.' }

/** An optional text; a missing one becomes empty. */
const textOrNothing = Transform(({ value }: { value: unknown }) =>
  value === undefined || value === null ? '' : trimmed({ value }),
)
/** Ids, or products as an answer shows them, which a form sends back. */
const productIds = Transform(({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? value.map((one: unknown) => (one !== null && typeof one === 'object' && '_id' in one ? one._id : one))
    : (value ?? []),
)
const isGiven = (_: unknown, value: unknown): boolean => value !== ''

function OptionalText(what: string, most: number, example: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ example, maxLength: most }),
    textOrNothing,
    TextUpTo(
      most,
      { message: `${what} has at most ${most} characters.` },
      { message: `${what} must be text.` },
    ),
  )
}

/** The fields of a supplier that staff enter; only the name is required. */
export class CreateSupplierBody {
  @ApiProperty({ example: 'Sri Lakshmi Spices', maxLength: 120 })
  @Transform(trimmed)
  @IsNotEmpty({ message: 'Name is required' })
  @TextUpTo(120, { message: 'The name has at most 120 characters.' }, { message: 'Name is required' })
  name!: string

  @ApiPropertyOptional({ example: '040 2345 6789', description: 'Of a mobile or a landline' })
  @textOrNothing
  @ValidateIf(isGiven)
  @Matches(PHONE, { message: 'Please enter a phone number of 6 to 15 digits' })
  phone: string = ''

  @ApiPropertyOptional({ example: '27AAPFU0939F1ZV', description: 'Its check digit and state are checked' })
  @OptionalGstin()
  gstin: string = ''

  @ApiPropertyOptional({ example: '13624010000001', description: 'Food licence, 14 digits' })
  @PapersNumber()
  @ValidateIf(isGiven)
  @Matches(/^\d{14}$/, { message: 'An FSSAI number has 14 digits.' })
  fssai: string = ''

  @ApiPropertyOptional({ example: 'sales@lakshmi.example', maxLength: 254 })
  @textOrNothing
  @ValidateIf(isGiven)
  @TextUpTo(254, { message: 'The email has at most 254 characters.' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email: string = ''

  @OptionalText('The address', 300, '12 Market Road, Guntur 522001')
  address: string = ''

  @OptionalText('The text of notes', 1000, 'Closed on Tuesdays')
  notes: string = ''

  @ApiPropertyOptional({
    type: [String],
    example: ['6740c1f2a4b5c6d7e8f90123'],
    description: '`_id` of each',
  })
  @productIds
  @IsArray(PRODUCTS)
  @ArrayMaxSize(200, PRODUCTS)
  @IsMongoId({ each: true, ...PRODUCTS })
  products: string[] = []

  @ApiPropertyOptional({
    type: 'integer',
    example: 30,
    default: 0,
    minimum: 0,
    maximum: 365,
    description: 'Days from a bill to the day on which it is due',
  })
  @EmptyIsNothing()
  @FormNumber()
  @OptionalOrNull()
  @WholeNumber(0, 365, { message: 'The days to pay are a whole number from 0 to 365.' })
  paymentDays: number = 0

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean({ message: 'Active is yes or no' })
  activeFlag?: boolean | null
}

export class UpdateSupplierBody extends CreateSupplierBody {
  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('supplier')
  version?: number
}

export function toSupplierDraft(body: CreateSupplierBody): SupplierDraft {
  const { name, phone, gstin, fssai, email, address, notes, products, paymentDays, activeFlag } = body
  // A product named twice counts once; ids are compared in lower case.
  const unique = [...new Set(products.map((id) => id.toLowerCase()))]
  return {
    name,
    phone,
    gstin,
    fssai,
    email,
    address,
    notes,
    products: unique,
    // A field that a form sent as null counts as left out.
    paymentDays: paymentDays ?? 0,
    activeFlag: activeFlag ?? true,
  }
}
