import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Purchases } from '../../stock/inventory/purchases/purchases.queries.js'
import { type StoredSupplier, Suppliers } from '../../stock/suppliers/suppliers.service.js'
import { chargesIgst } from '../expenses/domain/input-tax.js'
import { type StoredBill } from './bills.queries.js'
import {
  billLine,
  billSums,
  type LineDraft,
  lineFault,
  numberKey,
  totalFault,
  yearOf,
} from './domain/bill.js'
import { billWords } from './schemas/supplier-bill.schema.js'

/** A bill as a person reads it off its paper. */
export interface BillDraft {
  /** `_id`. */
  supplier: string
  number: string
  day: IstDay
  /** By the supplier's days to pay when it is not given. */
  dueDay: IstDay | undefined
  lines: LineDraft[]
  totalPaise: Paise
  /** `_id` of each batch that stands on it. */
  receipts: string[]
  notes: string
}

/** The fields that the paper of a bill, its supplier and the settings say. */
type EnteredBill = Pick<
  StoredBill,
  | 'supplier'
  | 'supplierName'
  | 'gstin'
  | 'number'
  | 'year'
  | 'day'
  | 'dueDay'
  | 'lines'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'roundingPaise'
  | 'totalPaise'
  | 'isClaimable'
  | 'notes'
  | 'words'
> & { numberKey: string; receipts: string[] }

/** Reads the paper of a bill (docs/domain/purchases.md#bills), and ties it to its receipts. */
@Injectable()
export class BillPapers {
  constructor(
    private readonly suppliers: Suppliers,
    private readonly purchases: Purchases,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A new bill; the write conflicts with the supplier's deletion. @throws NotFound; InvalidInput naming the field */
  async ofNew(draft: BillDraft): Promise<EnteredBill> {
    return this.entered(draft, await this.suppliers.bills(draft.supplier))
  }

  /** A bill whose supplier is tied already. @throws as `ofNew` */
  async ofKnown(draft: BillDraft): Promise<EnteredBill> {
    return this.entered(draft, await this.suppliers.byId(draft.supplier))
  }

  /** Ties a bill to its receipts, in its transaction. @throws InvalidInput naming `receipts` */
  tie({ receipts, supplier, number }: Pick<StoredBill, 'receipts' | 'supplier' | 'number'>): Promise<void> {
    return this.purchases.stand(receipts.map(String), supplier, number)
  }

  private async entered(draft: BillDraft, supplier: StoredSupplier): Promise<EnteredBill> {
    const { number, day, notes, totalPaise } = draft
    if (day > istDay(this.clock.now()))
      throw InvalidInput.field('day', 'The day of the bill cannot be in the future.')
    const dueDay = draft.dueDay ?? addIstDays(day, supplier.paymentDays)
    if (dueDay < day) throw InvalidInput.field('dueDay', 'A bill is not due before its day.')
    const { gst, address } = await this.settings.current()
    const gstin = supplier.gstin || null
    const seller = { gstin, interState: gstin !== null && chargesIgst(gstin, address.state) }
    const lines = draft.lines.map((line) => billLine(line, seller))
    const sums = billSums(lines, totalPaise)
    const faults = [...draft.lines.map((line, at) => lineFault(line, at, seller)), totalFault(sums)]
    const fault = faults.find((one) => one !== null)
    if (fault) throw InvalidInput.field(fault.field, fault.message)
    const supplierName = supplier.name
    return {
      supplier: supplier._id,
      supplierName,
      gstin,
      number,
      numberKey: numberKey(number),
      year: yearOf(day),
      day,
      dueDay,
      lines,
      ...sums,
      isClaimable: gstin !== null && gst.enabled,
      receipts: draft.receipts,
      notes,
      words: billWords({ number, supplierName }),
    }
  }
}
