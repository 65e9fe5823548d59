import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { money, text, whole } from '../../../../kernel/csv/cells.js'
import { type Column, type Fault, type Row } from '../../../../kernel/csv/table.js'
import { PRODUCT_LIMITS } from '../../catalog/domain/limits.js'
import { type PriceLine, PriceList } from '../../catalog/price-list.service.js'
import { type ImportKind } from './import-kind.js'

const { description, rupees, grams: mostGrams } = PRODUCT_LIMITS
const word = text(40)

/** The columns are named as an owner heads a price list. */
const COLUMNS: readonly Column[] = [
  { name: 'pickle', ...word, required: true, examples: ['Chicken', 'Gongura Mutton'] },
  { name: 'oil', ...word, required: true, examples: ['Cold pressed peanut oil', 'CP_SO'] },
  { name: 'spice', ...word, required: true, examples: ['Medium spice', 'HIGH'] },
  { name: 'weight', ...word, required: true, examples: ['1 kg', 'Half kg'] },
  { name: 'price', ...money(rupees), required: true, examples: ['849', '₹479'] },
  { name: 'mrp', ...money(rupees), examples: ['899', ''] },
  { name: 'netWeight', ...whole(1, mostGrams), examples: ['1000', ''] },
  { name: 'grossWeight', ...whole(1, mostGrams), examples: ['1420', '720'] },
  { name: 'description', ...text(description), examples: ['Hot and sour', ''] },
]

const lineOf = ({ values }: Row) => values as unknown as PriceLine

/** Imports a price list: it changes the prices of jars that exist, and makes those that do not. */
@Injectable()
export class PricesImport implements ImportKind {
  readonly columns = COLUMNS
  /** Each changed price is written as the form writes it, with its history. */
  readonly mostLines = 300

  constructor(private readonly prices: PriceList) {}

  async faults(rows: readonly Row[]): Promise<Fault[]> {
    const steps = await this.prices.plan(rows.map(lineOf))
    return rows.flatMap(({ line }, at) =>
      Object.entries(steps[at]?.faults ?? {}).map(([column, message]) => ({ line, column, message })),
    )
  }

  /** The price that a jar has until then. */
  async shown(rows: readonly Row[]): Promise<Record<string, string>[]> {
    const steps = await this.prices.plan(rows.map(lineOf))
    return steps.map(({ before }) => ({ before: before ? formatRupees(before.pricePaise) : 'new' }))
  }

  prepare(rows: readonly Row[]): Promise<() => Promise<void>> {
    return Promise.resolve(() => this.prices.write(rows.map(lineOf)))
  }
}
