import { ApiProperty, OmitType } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { PRICE_UNITS, type PriceUnit } from '../../../stock/catalog/domain/variants.js'
import { type StoredBatch } from '../../../stock/inventory/reading/batch.queries.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'
import { sumOfTax } from '../../expenses/domain/input-tax.js'
import { type Owed, type StoredBill } from '../bills.queries.js'
import { BILL_STATES, type BillState } from '../domain/bill.js'
import { type StoredBillPayment } from '../pay-bills.service.js'
import { type SupplierAccount } from '../supplier-accounts.service.js'
import { type UnbilledReceipt } from '../unbilled.service.js'

const ID = { example: '6740c1f2a4b5c6d7e8f90123' } as const
const RUPEES = { example: 4463, description: 'Rupees' } as const

class BillLineAnswer {
  @ApiProperty({ example: 'Guntur chilli powder' }) what!: string
  @ApiProperty({ example: '0904' }) hsnCode!: string
  @ApiProperty({ example: 5, description: 'GST in percent' }) rate!: number
  @ApiProperty({ example: 4250, description: 'Rupees before tax' }) taxable!: number
  @ApiProperty({ example: 212.5, description: 'Rupees' }) tax!: number
}

class BillReceiptAnswer {
  @ApiProperty(ID) _id!: string
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
}

class BillPaymentAnswer {
  @ApiProperty(ID) id!: string
  @ApiProperty({ example: '2026-12-20', description: 'Day in India' }) day!: string
  @ApiProperty({ example: 2000, description: 'Rupees' }) amount!: number
  @ApiProperty({ enum: PAID_FROM, example: 'bank' }) paidFrom!: PaidFrom
  @ApiProperty({ example: 'UTR 432109876543' }) reference!: string
  @ApiProperty({ example: '9000000001', description: 'Mobile number of the person' }) by!: string
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was taken back' })
  takenBack!: string | null
}

export class BillAnswer {
  @ApiProperty(ID) id!: string
  @ApiProperty({ ...ID, description: '`_id` of the supplier' }) supplier!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) supplierName!: string
  @ApiProperty({ example: '27AAPFU0939F1ZV', description: 'Empty when the supplier has none' })
  gstin!: string
  @ApiProperty({ example: 'SL/26-27/0118' }) number!: string
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) day!: string
  @ApiProperty({ example: '2026-12-21', description: 'Day in India' }) dueDay!: string
  @ApiProperty({ enum: BILL_STATES, example: 'open' }) state!: BillState
  @ApiProperty({ ...RUPEES, example: 4250 }) taxable!: number
  @ApiProperty({ ...RUPEES, example: 106.25 }) cgst!: number
  @ApiProperty({ ...RUPEES, example: 106.25 }) sgst!: number
  @ApiProperty({ ...RUPEES, example: 0 }) igst!: number
  @ApiProperty({ example: 0.5, description: 'Rupees; below 0 when it was rounded down' }) rounding!: number
  @ApiProperty(RUPEES) total!: number
  @ApiProperty({ ...RUPEES, example: 2000 }) paid!: number
  @ApiProperty({ ...RUPEES, example: 2463 }) open!: number
  @ApiProperty({ example: true, description: 'Whether the shop claims the tax back' }) claimable!: boolean
  @ApiProperty({ example: true }) hasPhoto!: boolean
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was cancelled' })
  cancelled!: string | null
  @ApiProperty({ example: 'Two sacks came later' }) notes!: string
  @ApiProperty({ type: [BillLineAnswer] }) lines!: BillLineAnswer[]
  @ApiProperty({ type: [BillReceiptAnswer] }) receipts!: BillReceiptAnswer[]
  @ApiProperty({ type: [BillPaymentAnswer], description: 'The oldest first' }) payments!: BillPaymentAnswer[]
  @ApiProperty({ example: 0, description: 'Counts the edits; send it back with an update' }) version!: number
}

/** A bill as a row of the list. */
export class BillRow extends OmitType(BillAnswer, ['lines', 'receipts', 'payments'] as const) {}

/** What a supplier is owed. */
export class OwedAnswer {
  @ApiProperty({ ...ID, description: '`_id` of the supplier' }) supplier!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) supplierName!: string
  @ApiProperty({ example: 3, description: 'Bills that are open' }) bills!: number
  @ApiProperty(RUPEES) open!: number
  @ApiProperty({ example: 2463, description: 'Rupees that should be paid by now' }) overdue!: number
  @ApiProperty({ example: '2026-12-21', description: 'The first day on which something is due' })
  dueDay!: string
}

/** A batch that stands on no bill, with what a line of its bill would say. */
export class UnbilledAnswer {
  @ApiProperty(ID) _id!: string
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'Guntur chilli powder' }) what!: string
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) receivedOn!: string
  @ApiProperty({ example: 25.5 }) quantity!: number
  @ApiProperty({ enum: PRICE_UNITS }) priceUnit!: PriceUnit
  @ApiProperty({ example: 5418.75, description: 'Rupees, by its receipt' }) amount!: number
  @ApiProperty({ example: '0904', description: 'Empty when the product has none of its own' })
  hsnCode!: string
  @ApiProperty({
    example: 5,
    description: 'GST in percent, of the product; 0 when it has no rate of its own',
  })
  rate!: number
  @ApiProperty({ example: 'SL/26-27/0118', description: 'As the receipt names the bill' })
  invoiceNumber!: string
}

class AccountEntryAnswer {
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) day!: string
  @ApiProperty({ enum: ['bill', 'payment'], example: 'bill' }) kind!: 'bill' | 'payment'
  @ApiProperty({ ...ID, description: 'The bill, or the one that was paid' }) bill!: string
  @ApiProperty({ example: 'SL/26-27/0118' }) number!: string
  @ApiProperty(RUPEES) amount!: number
  @ApiProperty({ example: 4463, description: 'Rupees that the supplier is owed after it' }) balance!: number
}

/** A supplier's account; below 0 was paid in advance. */
export class AccountAnswer {
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) supplierName!: string
  @ApiProperty({ example: '2026-04-01', description: 'Day in India' }) from!: string
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) to!: string
  @ApiProperty({ example: 0, description: 'Rupees that the supplier was owed before the first day' })
  opening!: number
  @ApiProperty({ type: [AccountEntryAnswer], description: 'By day' }) entries!: AccountEntryAnswer[]
  @ApiProperty({ ...RUPEES, example: 2463 }) closing!: number
}

export function toBillRow(bill: StoredBill): BillRow {
  const { supplierName, number, day, dueDay, state, notes, version } = bill
  return {
    id: String(bill._id),
    supplier: String(bill.supplier),
    supplierName,
    gstin: bill.gstin ?? '',
    number,
    day,
    dueDay,
    state,
    taxable: paiseToRupees(bill.taxablePaise),
    cgst: paiseToRupees(bill.cgstPaise),
    sgst: paiseToRupees(bill.sgstPaise),
    igst: paiseToRupees(bill.igstPaise),
    rounding: paiseToRupees(bill.roundingPaise),
    total: paiseToRupees(bill.totalPaise),
    paid: paiseToRupees(bill.paidPaise),
    open: paiseToRupees(bill.openPaise),
    claimable: bill.isClaimable,
    hasPhoto: bill.photo !== null,
    cancelled: bill.cancelled?.reason ?? null,
    notes,
    version,
  }
}

export function toBillAnswer(
  bill: StoredBill,
  batches: readonly Pick<StoredBatch, '_id' | 'batchNumber'>[],
  payments: readonly StoredBillPayment[],
): BillAnswer {
  return {
    ...toBillRow(bill),
    lines: bill.lines.map(({ what, hsnCode, rateBasisPoints, taxablePaise, ...tax }) => ({
      what,
      hsnCode,
      rate: rateBasisPoints / 100,
      taxable: paiseToRupees(taxablePaise),
      tax: paiseToRupees(sumOfTax(tax)),
    })),
    receipts: batches.map(({ _id, batchNumber }) => ({ _id: String(_id), batchNumber })),
    payments: payments.map(({ _id, day, amountPaise, paidFrom, reference, by, takenBack }) => ({
      id: String(_id),
      day,
      amount: paiseToRupees(amountPaise),
      paidFrom,
      reference,
      by,
      takenBack: takenBack?.reason ?? null,
    })),
  }
}

export const toOwedAnswer = ({ supplierId, openPaise, overduePaise, ...owed }: Owed): OwedAnswer => ({
  supplier: String(supplierId),
  supplierName: owed.supplierName,
  bills: owed.bills,
  open: paiseToRupees(openPaise),
  overdue: paiseToRupees(overduePaise),
  dueDay: owed.dueDay,
})

export const toUnbilledAnswer = ({ batch, product, amountPaise }: UnbilledReceipt): UnbilledAnswer => ({
  _id: String(batch._id),
  batchNumber: batch.batchNumber,
  what: product?.title ?? '',
  receivedOn: batch.receivedOn,
  quantity: fromMilli(batch.receivedMilli),
  priceUnit: batch.priceUnit,
  amount: paiseToRupees(amountPaise),
  hsnCode: product?.hsnCode ?? '',
  rate: product?.gstRatePercent ?? 0,
  invoiceNumber: batch.invoiceNumber,
})

export const toAccountAnswer = (
  { supplierName, openingPaise, entries, closingPaise }: SupplierAccount,
  days: { from: string; to: string },
): AccountAnswer => ({
  supplierName,
  ...days,
  opening: paiseToRupees(openingPaise),
  entries: entries.map(({ day, kind, billId, number, amountPaise, balancePaise }) => ({
    day,
    kind,
    bill: String(billId),
    number,
    amount: paiseToRupees(amountPaise),
    balance: paiseToRupees(balancePaise),
  })),
  closing: paiseToRupees(closingPaise),
})
