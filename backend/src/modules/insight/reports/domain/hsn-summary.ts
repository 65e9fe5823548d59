import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'

const AMOUNTS = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const
type Amounts = Record<(typeof AMOUNTS)[number], Paise>

/** Sales under a heading at a rate, less credit notes. */
export interface HsnRow extends Amounts {
  hsnCode: string
  ratePercent: number
  /** Names of the products, in their order. */
  names: string[]
  quantityMilli: Milli
  /** Value with tax. */
  valuePaise: Paise
}

/** Sums papers by heading and rate. */
export class HsnSums {
  private readonly rows = new Map<string, Omit<HsnRow, 'names' | 'valuePaise'> & { names: Set<string> }>()

  invoiced(parts: readonly TaxedPart[]): void {
    for (const part of parts) this.add(part, addPaise, addMilli)
  }

  credited(parts: readonly TaxedPart[]): void {
    for (const part of parts) this.add(part, subtractPaise, subtractMilli)
  }

  /** All rows by heading, then by rate. */
  all(): HsnRow[] {
    return [...this.rows.values()]
      .map((row) => ({
        ...row,
        names: [...row.names].sort(),
        valuePaise: AMOUNTS.reduce((sum, amount) => addPaise(sum, row[amount]), NO_MONEY),
      }))
      .sort((a, b) => a.hsnCode.localeCompare(b.hsnCode) || a.ratePercent - b.ratePercent)
  }

  private add(
    { hsnCode, name, quantityMilli, tax }: TaxedPart,
    money: (sum: Paise, part: Paise) => Paise,
    quantity: (sum: Milli, part: Milli) => Milli,
  ): void {
    const { ratePercent } = tax
    const key = `${hsnCode} ${ratePercent}`
    const row = this.rows.get(key) ?? {
      hsnCode,
      ratePercent,
      names: new Set<string>(),
      quantityMilli: NO_QUANTITY,
      taxablePaise: NO_MONEY,
      igstPaise: NO_MONEY,
      cgstPaise: NO_MONEY,
      sgstPaise: NO_MONEY,
    }
    this.rows.set(key, row)
    row.names.add(name)
    row.quantityMilli = quantity(row.quantityMilli, quantityMilli)
    for (const amount of AMOUNTS) row[amount] = money(row[amount], tax[amount])
  }
}

/** The last line of the table. */
export function totalOf(rows: readonly HsnRow[]): Amounts & { valuePaise: Paise } {
  const sum = (amount: keyof Amounts | 'valuePaise') =>
    rows.reduce((total, row) => addPaise(total, row[amount]), NO_MONEY)
  return {
    taxablePaise: sum('taxablePaise'),
    igstPaise: sum('igstPaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    valuePaise: sum('valuePaise'),
  }
}
