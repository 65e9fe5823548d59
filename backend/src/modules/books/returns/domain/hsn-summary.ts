import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'

const AMOUNTS = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const
/** What a row of a return declares, by the heads of the tax. */
export type TaxAmounts = Record<(typeof AMOUNTS)[number], Paise>

export const NO_AMOUNTS: TaxAmounts = {
  taxablePaise: NO_MONEY,
  igstPaise: NO_MONEY,
  cgstPaise: NO_MONEY,
  sgstPaise: NO_MONEY,
}

/** Whether a paper adds to a row or takes back from it. */
export type Direction = 'added' | 'taken back'

/** A row with an amount put to it, or taken from it. */
export function moved<Row extends TaxAmounts>(row: Row, by: TaxAmounts, direction: Direction): Row {
  const money = direction === 'added' ? addPaise : subtractPaise
  const amounts = AMOUNTS.map((amount) => [amount, money(row[amount], by[amount])] as const)
  return { ...row, ...Object.fromEntries(amounts) }
}

/** The worth with tax. */
export const valueOf = (row: TaxAmounts): Paise =>
  AMOUNTS.reduce((sum, amount) => addPaise(sum, row[amount]), NO_MONEY)

/** The sum of some rows. */
export const amountsOf = (rows: readonly TaxAmounts[]): TaxAmounts =>
  rows.reduce<TaxAmounts>((sum, row) => moved(sum, row, 'added'), NO_AMOUNTS)

/** Sales under a heading at a rate, less credit notes. */
export interface HsnRow extends TaxAmounts {
  hsnCode: string
  ratePercent: number
  /** Kinds of products in words, in their order. */
  names: string[]
  quantityMilli: Milli
  /** Value with tax. */
  valuePaise: Paise
}

type Row = Omit<HsnRow, 'names' | 'valuePaise'> & { names: Set<string> }

/** Sums papers by heading and rate. */
export class HsnSums {
  private readonly rows = new Map<string, Row>()

  add(parts: readonly TaxedPart[], direction: Direction): void {
    for (const { hsnCode, name, quantityMilli, tax } of parts) {
      const { ratePercent } = tax
      const key = `${hsnCode} ${ratePercent}`
      const row = this.rows.get(key) ?? {
        ...NO_AMOUNTS,
        hsnCode,
        ratePercent,
        names: new Set<string>(),
        quantityMilli: NO_QUANTITY,
      }
      const quantity = direction === 'added' ? addMilli : subtractMilli
      row.names.add(kindOf(name))
      this.rows.set(key, {
        ...moved(row, tax, direction),
        quantityMilli: quantity(row.quantityMilli, quantityMilli),
      })
    }
  }

  /** All rows by heading, then by rate. */
  all(): HsnRow[] {
    return [...this.rows.values()]
      .map((row) => ({ ...row, names: [...row.names].sort(), valuePaise: valueOf(row) }))
      .sort((a, b) => a.hsnCode.localeCompare(b.hsnCode) || a.ratePercent - b.ratePercent)
  }
}

/** "Gongura Pickle": a heading needs no oil, spice and weight. */
const kindOf = (name: string): string => name.split(',', 1)[0] ?? ''
