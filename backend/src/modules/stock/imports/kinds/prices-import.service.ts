import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { type Fault, type Row } from '../../../../kernel/csv/table.js'
import { type PriceLine, PriceList } from '../../catalog/price-list.service.js'
import { type ImportKind } from './import-kind.js'

const lineOf = ({ values }: Row) => values as unknown as PriceLine

/** Imports a price list: it changes the prices of jars that exist, and makes those that do not. */
@Injectable()
export class PricesImport implements ImportKind {
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
