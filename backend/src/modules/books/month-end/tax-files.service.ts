import { Injectable } from '@nestjs/common'
import { PurchaseBooks } from '../../money/purchases/purchase-books.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type Gstr1 } from '../returns/domain/gstr1.js'
import { GSTR1_TABLES, gstr1Table, hsnCsv } from '../returns/domain/gstr1-csv.js'
import { gstr1Json } from '../returns/domain/gstr1-json.js'
import { gstr3bCsv, gstr3bOf } from '../returns/domain/gstr3b.js'
import { Returns } from '../returns/returns.service.js'
import { type Days, type MonthFile, once } from './month-file.js'

/** The files of a month under GST: what is filed, as the portal takes it and as tables. */
@Injectable()
export class TaxFiles {
  constructor(
    private readonly returns: Returns,
    private readonly settings: Settings,
    private readonly purchases: PurchaseBooks,
  ) {}

  /** Files that share one reading of the month's papers. @param month its first and last day */
  of({ first, last }: Days): MonthFile[] {
    let read: Promise<Gstr1> | null = null
    const gstr1 = () => (read ??= this.returns.ofMonth(first))
    const file = (
      name: string,
      what: string,
      written: (sums: Gstr1) => string | Promise<string>,
    ): MonthFile => ({
      name,
      what,
      text: () => once(gstr1().then(written)),
    })
    return [
      file(
        'gstr1.json',
        'GSTR-1 for the portal (GSTR-1, Prepare offline, Upload). Compare its sums there before you file.',
        async (sums) => JSON.stringify(gstr1Json(sums, await this.head(first.slice(0, 7))), null, 2),
      ),
      ...GSTR1_TABLES.map(([table, what]) =>
        file(`gstr1-${table}.csv`, what, (sums) => gstr1Table(table, sums)),
      ),
      file(
        'hsn.csv',
        'What was sold by HSN code and rate, businesses and consumers together.',
        ({ hsnOfAll }) => hsnCsv(hsnOfAll),
      ),
      file('gstr3b.csv', 'The totals of GSTR-3B: tables 3.1, 3.2 and 4.', async (sums) =>
        gstr3bCsv(gstr3bOf(sums, await this.purchases.inputTax(first, last))),
      ),
    ]
  }

  private async head(month: string) {
    const { gst, taxLimits } = await this.settings.current()
    return { gstin: gst.gstin, month, toolVersion: taxLimits.toolVersion }
  }
}
