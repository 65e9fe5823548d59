import { Injectable } from '@nestjs/common'
import { type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { IssuedPapers } from '../../sales/orders/money/issued-papers.queries.js'
import { type HsnRow, HsnSums } from './domain/hsn-summary.js'

/** The part of a month's sales for table 12 of its GSTR-1 (docs/domain/orders.md#hsn-summary). */
@Injectable()
export class HsnReport {
  constructor(private readonly papers: IssuedPapers) {}

  /** @param day any day of the month */
  async ofMonth(day: IstDay): Promise<HsnRow[]> {
    const { first, last } = istMonth(day)
    const sums = new HsnSums()
    for await (const { kind, parts } of this.papers.between(first, last)) {
      if (kind === 'invoice') sums.invoiced(parts)
      else sums.credited(parts)
    }
    return sums.all().map((row) => ({ ...row, names: [...new Set(row.names.map(kindOf))] }))
  }
}

/** "Gongura Pickle": a heading needs no oil, spice and weight. */
const kindOf = (name: string): string => name.split(',', 1)[0] ?? ''
