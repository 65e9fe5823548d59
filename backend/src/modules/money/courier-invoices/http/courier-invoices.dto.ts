import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, Matches, MaxLength, MinLength } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { Decimal, Text } from '../../../../platform/http/fields/bounded-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { type BookedParcel } from '../../../sales/orders/fulfilment/booked-parcels.queries.js'
import { type ChargeOfParcel, type OpenCharges } from '../charges.queries.js'
import { DISPUTE_STATES, type DisputeState } from '../domain/dispute.js'
import { CHARGE_COLUMN_NAMES, type ChargeColumn, type OwnColumns } from '../domain/invoice-columns.js'
import { CHARGE_TYPES, type ChargeType } from '../domain/invoice-lines.js'
import { CHARGE_TROUBLES, type ChargeTrouble } from '../domain/match.js'
import { type InvoiceCheck } from '../import-invoice.service.js'
import { type BookedCharges } from '../invoice-books.service.js'
import { type StoredInvoice } from '../schemas/courier-invoice.schema.js'

const NUMBER_OR_NULL = { type: Number, nullable: true } as const
const TEXT_OR_NULL = { type: String, nullable: true } as const
const MOMENT = { type: String, format: 'date-time', example: '2026-12-03T10:05:50.000Z' } as const
const NUMBER = 'The number of the invoice has 1 to 40 letters, digits, spaces, / and -.'

/** A heading of the file, for a column that goes by another name there. */
function Heading(column: string): PropertyDecorator {
  return (target, field) => {
    const message = `${column} is the heading of a column, of at most 100 characters.`
    ApiPropertyOptional({ type: String, example: column, description: message })(target, field)
    MaxLength(100, { message })(target, field)
    MinLength(1, { message })(target, field)
    Trimmed()(target, field)
    Optional()(target, field)
  }
}

export class InvoiceQuery implements OwnColumns {
  @ApiProperty({ example: 'DEL/26-27/004711', description: NUMBER })
  @Matches(/^[a-z0-9][a-z0-9 /-]{0,39}$/i, { message: NUMBER })
  @Trimmed()
  number!: string

  @ApiProperty({ type: String, example: '2026-11-30', description: 'Day of the invoice' })
  @IsDay()
  day!: IstDay

  @Heading('Waybill') waybill?: string
  @Heading('Status') type?: string
  @Heading('Charged weight') weight?: string
  @Heading('Gross amount') charge?: string
  @Heading('GST') tax?: string
  @Heading('CGST') cgst?: string
  @Heading('SGST') sgst?: string
  @Heading('IGST') igst?: string
  @Heading('Total amount') total?: string
}

/** The columns that the owner named. */
export const ownColumns = (query: InvoiceQuery): OwnColumns =>
  Object.fromEntries(
    CHARGE_COLUMN_NAMES.flatMap((column) => (query[column] ? [[column, query[column]]] : [])),
  )

export class SettleChargeBody {
  @Text('What was found out', 3, 500, 'The box was heavier than entered: the charge is right.') note!: string
}

export class DisputeBody {
  @Decimal('The amount', 0.01, 100_000, 2, 'rupees with GST', 59) amount!: number
  @Text('The reason', 3, 500, 'It weighed 1,480 g at packing; there is a photo.') note!: string
}

const STATES = DISPUTE_STATES.filter((state) => state !== 'open')

export class DisputeStateBody {
  @ApiProperty({ enum: STATES, example: 'won' })
  @IsIn(STATES, { message: `state is one of ${STATES.join(', ')}.` })
  state!: DisputeState

  @ApiPropertyOptional({
    type: Number,
    example: 59,
    description: 'Rupees with GST that the courier gave back',
  })
  @Optional()
  @Decimal('The amount', 0.01, 100_000, 2, 'rupees with GST that the courier gave back', 59)
  amount?: number
}

/** One invoice of the courier, in rupees. */
export class CourierInvoiceAnswer {
  @ApiProperty({ example: 'DEL/26-27/004711', description: 'The courier’s number of it' }) id!: string
  @ApiProperty({ type: String, example: '2026-11-30' }) day!: IstDay
  @ApiProperty({ example: 84 }) lines!: number
  @ApiProperty({ example: 2, description: 'Charges that wait for a person' }) openLines!: number
  @ApiProperty({ example: 7_420.5, description: 'Without GST' }) charge!: number
  @ApiProperty({ example: 1_335.69, description: 'GST' }) tax!: number
  @ApiProperty({ example: 8_756.19 }) total!: number
}

class DisputeAnswer {
  @ApiProperty({ enum: DISPUTE_STATES, example: 'raised' }) state!: DisputeState
  @ApiProperty({ example: 59, description: 'Rupees with GST' }) amount!: number
  @ApiProperty({ example: 'It weighed 1,480 g at packing; there is a photo.' }) note!: string
  @ApiProperty(MOMENT) at!: Date
  @ApiProperty({ example: '9000000001', description: 'Mobile number of the person' }) by!: string
  @ApiProperty(MOMENT) changedAt!: Date
}

/** How a person settled a charge. */
class ChargeClosingAnswer {
  @ApiProperty(MOMENT) at!: Date
  @ApiProperty({ example: '9000000001', description: 'Mobile number of the person' }) by!: string
  @ApiProperty({ example: 'The box was heavier than entered.' }) note!: string
}

/** A charge of the courier for a parcel, in rupees and grams, beside our own figures. */
export class CourierChargeAnswer {
  @ApiProperty({ example: 'DEL%2F26-27%2F004711:14900000000017:forward:1' }) id!: string
  @ApiProperty({ example: 'DEL/26-27/004711' }) invoice!: string
  @ApiProperty({ type: String, example: '2026-11-30' }) day!: IstDay
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ ...TEXT_OR_NULL, example: 'P-7KQ4-M2XD' }) orderId!: string | null
  @ApiProperty({ enum: CHARGE_TYPES, example: 'forward' }) type!: ChargeType
  @ApiProperty({ ...NUMBER_OR_NULL, example: 2000, description: 'Grams that were charged for' })
  weightGrams!: number | null
  @ApiProperty({ ...NUMBER_OR_NULL, example: 1500, description: 'Grams to charge for by our figures' })
  ourGrams!: number | null
  @ApiProperty({ ...NUMBER_OR_NULL, example: 1480, description: 'Grams on our scale' })
  deadWeightGrams!: number | null
  @ApiProperty({ example: true, description: 'There is a photo of the parcel on the scale' })
  hasWeightPhoto!: boolean
  @ApiProperty({ example: 100 }) charge!: number
  @ApiProperty({ example: 18, description: 'GST' }) tax!: number
  @ApiProperty({ example: 118 }) total!: number
  @ApiProperty({ ...NUMBER_OR_NULL, example: 94.4, description: 'Our quote, with GST' })
  quoted!: number | null
  @ApiProperty({ enum: CHARGE_TROUBLES, isArray: true, example: ['weight'] }) troubles!: ChargeTrouble[]
  @ApiProperty({ example: true, description: 'It waits for a person' }) open!: boolean
  @ApiProperty({ type: ChargeClosingAnswer, nullable: true }) closed!: ChargeClosingAnswer | null
  @ApiProperty({ type: DisputeAnswer, nullable: true }) dispute!: DisputeAnswer | null
}

class UnchargedParcelAnswer {
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T04:30:00.000Z' })
  bookedAt!: Date | null
  @ApiProperty({ ...NUMBER_OR_NULL, example: 94.4, description: 'Our quote, with GST' })
  quoted!: number | null
}

/** What differs, at most 200 of each, the oldest first. */
export class OpenChargesAnswer {
  @ApiProperty({ type: [CourierChargeAnswer] }) charges!: CourierChargeAnswer[]
  @ApiProperty({ type: [UnchargedParcelAnswer], description: 'Taken by the courier, and on no invoice' })
  uncharged!: UnchargedParcelAnswer[]
}

class InvoiceFaultAnswer {
  @ApiProperty({ example: 7 }) line!: number
  @ApiProperty({ example: 'gross_amount', description: 'Empty when it is about the whole line' })
  column!: string
  @ApiProperty({ example: '"12,5" is no amount in rupees with at most two decimals.' }) message!: string
}

class CheckedChargeAnswer {
  @ApiProperty({ example: 7 }) line!: number
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ ...TEXT_OR_NULL, example: 'P-7KQ4-M2XD' }) orderId!: string | null
  @ApiProperty({ enum: CHARGE_TYPES, example: 'forward' }) type!: ChargeType
  @ApiProperty({ ...NUMBER_OR_NULL, example: 2000 }) weightGrams!: number | null
  @ApiProperty({ ...NUMBER_OR_NULL, example: 1500 }) ourGrams!: number | null
  @ApiProperty({ example: 118, description: 'Rupees with GST' }) total!: number
  @ApiProperty({ ...NUMBER_OR_NULL, example: 94.4 }) quoted!: number | null
  @ApiProperty({ enum: CHARGE_TROUBLES, isArray: true, example: ['weight'] }) troubles!: ChargeTrouble[]
}

class FoundColumnAnswer {
  @ApiProperty({ enum: CHARGE_COLUMN_NAMES, example: 'charge' }) column!: ChargeColumn
  @ApiProperty({ ...TEXT_OR_NULL, example: 'gross_amount', description: 'null: the file has none' })
  heading!: string | null
}

/** The result that an import would have. */
export class InvoiceCheckAnswer {
  @ApiProperty({ example: 84, description: 'Charges in the file' }) count!: number
  @ApiProperty({ example: 0, description: 'Of them, those that are in the books' }) already!: number
  @ApiProperty({ example: 84, description: 'Charges that would be booked' }) added!: number
  @ApiProperty({ example: 7_420.5, description: 'Rupees, without GST' }) charge!: number
  @ApiProperty({ example: 1_335.69, description: 'GST' }) tax!: number
  @ApiProperty({ example: 2, description: 'Charges that would wait for a person' }) differing!: number
  @ApiProperty({ example: 0 }) faultCount!: number
  @ApiProperty({ type: [InvoiceFaultAnswer], description: 'The first 200, by line' })
  faults!: InvoiceFaultAnswer[]
  @ApiProperty({ type: [CheckedChargeAnswer], description: 'The first 200 charges that differ' })
  troubles!: CheckedChargeAnswer[]
  @ApiProperty({ type: [String], example: ['Waybill', 'Status', 'charged_weight', 'gross_amount'] })
  headings!: string[]
  @ApiProperty({ type: [FoundColumnAnswer] }) columns!: FoundColumnAnswer[]
}

export class InvoiceImportAnswer {
  @ApiProperty({ example: '84 charges were booked; 2 of them wait for you.' }) message!: string
  @ApiProperty({ example: 84, description: 'Charges that were booked' }) added!: number
  @ApiProperty({ example: 0, description: 'Charges that were in the books' }) already!: number
  @ApiProperty({ example: 2, description: 'Booked charges that differ' }) open!: number
}

const orNull = (value: Parameters<typeof paiseToRupees>[0] | null | undefined): number | null =>
  value == null ? null : paiseToRupees(value)

export function toInvoiceAnswer({ _id: id, ...invoice }: StoredInvoice): CourierInvoiceAnswer {
  const { day, lines, openLines, chargePaise, taxPaise } = invoice
  const [charge, tax] = [paiseToRupees(chargePaise), paiseToRupees(taxPaise)]
  return { id, day, lines, openLines, charge, tax, total: rupeesTogether(chargePaise, taxPaise) }
}

const rupeesTogether = (one: number, other: number): number => (one + other) / 100

export function toChargeAnswer({ charge, parcel }: ChargeOfParcel): CourierChargeAnswer {
  const { _id: id, invoice, day, waybill, orderId, type, weightGrams, ourGrams } = charge
  const { troubles, open, closed, dispute } = charge
  return {
    id,
    invoice,
    day,
    waybill,
    orderId,
    type,
    weightGrams,
    ourGrams,
    deadWeightGrams: parcel?.parcel.deadWeightGrams ?? null,
    hasWeightPhoto: parcel?.parcel.weightPhoto != null,
    charge: paiseToRupees(charge.chargePaise),
    tax: paiseToRupees(charge.taxPaise),
    total: rupeesTogether(charge.chargePaise, charge.taxPaise),
    quoted: orNull(charge.quotedPaise),
    troubles,
    open,
    closed,
    dispute: dispute && {
      state: dispute.state,
      amount: paiseToRupees(dispute.paise),
      note: dispute.note,
      at: dispute.at,
      by: dispute.by,
      changedAt: dispute.changedAt,
    },
  }
}

const toUncharged = ({ orderId, parcel }: BookedParcel): UnchargedParcelAnswer => ({
  waybill: parcel.waybill,
  orderId,
  bookedAt: parcel.bookedAt,
  quoted: orNull(parcel.chargePaise),
})

export function toOpenChargesAnswer({ charges, uncharged }: OpenCharges): OpenChargesAnswer {
  return { charges: charges.map(toChargeAnswer), uncharged: uncharged.map(toUncharged) }
}

export function toInvoiceCheckAnswer(check: InvoiceCheck): InvoiceCheckAnswer {
  const { count, already, added, differing, faultCount, faults, headings, columns } = check
  return {
    count,
    already,
    added,
    charge: paiseToRupees(check.chargePaise),
    tax: paiseToRupees(check.taxPaise),
    differing,
    faultCount,
    faults,
    troubles: check.troubles.map(({ line, match, of }) => ({
      line: line.line,
      waybill: line.waybill,
      orderId: of?.orderId ?? null,
      type: line.type,
      weightGrams: line.weightGrams,
      ourGrams: match.ourGrams,
      total: rupeesTogether(line.chargePaise, line.taxPaise),
      quoted: orNull(match.quotedPaise),
      troubles: match.troubles,
    })),
    headings,
    columns: CHARGE_COLUMN_NAMES.map((column) => ({ column, heading: columns[column] ?? null })),
  }
}

export function toInvoiceImportAnswer({ added, already, open }: BookedCharges): InvoiceImportAnswer {
  const booked = added === 1 ? '1 charge was booked' : `${added} charges were booked`
  const waits = open === 1 ? '1 of them waits for you' : `${open} of them wait for you`
  const sentence = open > 0 ? `${booked}; ${waits}.` : `${booked}.`
  const message = added === 0 ? 'All of this was in the books: nothing changed.' : sentence
  return { message, added, already, open }
}
