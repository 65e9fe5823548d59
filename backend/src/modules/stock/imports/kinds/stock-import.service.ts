import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type Fault, type Row } from '../../../../kernel/csv/table.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { nameKey } from '../../../../kernel/text/name-key.js'
import { eachInTurns } from '../../../../kernel/turns.js'
import { Clock } from '../../../../platform/clock.js'
import { type PriceUnit } from '../../catalog/domain/variants.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { type OpeningLine, OpenStock } from '../../inventory/receiving/open-stock.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { USUAL_REASON } from './import-forms.js'
import { type ImportKind } from './import-kind.js'

/** Records that a line may name by id or by name, in any letter case. */
class ByName<T> {
  private readonly byKey = new Map<string, { found: T } | 'ambiguous'>()

  add(thing: T, ...names: readonly string[]): void {
    for (const name of new Set(names.map(nameKey)))
      this.byKey.set(name, this.byKey.has(name) ? 'ambiguous' : { found: thing })
  }

  find(name: string): { found: T } | 'unknown' | 'ambiguous' {
    return this.byKey.get(nameKey(name)) ?? 'unknown'
  }
}

/** The values of a line, by column; a line with faults may lack required ones. */
interface StockValues {
  product?: string
  outlet?: string
  quantity?: Milli
  price?: Paise
  priceUnit?: PriceUnit
  receivedOn?: IstDay
  bestBefore?: IstDay
  supplier?: string
  supplierLot?: string
  invoiceNumber?: string
  notes?: string
  reason?: string
}

/** The products, outlets and suppliers that lines may name. */
interface Named {
  products: ByName<StoredProduct>
  outlets: ByName<string>
  suppliers: ByName<string>
}

const valuesOf = ({ values }: Row): StockValues => values as unknown as StockValues

/** Imports opening stock: batches that no run or purchase made. */
@Injectable()
export class StockImport implements ImportKind {
  constructor(
    private readonly opening: OpenStock,
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly clock: Clock,
  ) {}

  async faults(rows: readonly Row[]): Promise<Fault[]> {
    const named = await this.named()
    const author = { by: '', at: this.clock.now() }
    const found: Fault[] = []
    await eachInTurns(rows, (row) => {
      const { line, faults } = read(row, named)
      const all = line ? { ...this.opening.faults(line, author), ...faults } : faults
      for (const [column, message] of Object.entries(all)) found.push({ line: row.line, column, message })
    })
    return found
  }

  shown(rows: readonly Row[]): Promise<Record<string, string>[]> {
    const shown = rows.map(({ texts }): Record<string, string> =>
      texts['reason'] === undefined ? { reason: USUAL_REASON } : {},
    )
    return Promise.resolve(shown)
  }

  prepare(rows: readonly Row[], by: string): Promise<() => Promise<void>> {
    return Promise.resolve(async () => {
      const named = await this.named()
      const lines: OpeningLine[] = []
      await eachInTurns(rows, (row) => {
        const { line } = read(row, named)
        if (line) lines.push(line)
      })
      await this.opening.open(lines, { by, at: this.clock.now() })
    })
  }

  private async named(): Promise<Named> {
    const products = new ByName<StoredProduct>()
    await eachInTurns(await this.products.all(), (product) => products.add(product, product.Id, product.name))
    const outlets = new ByName<string>()
    for (const { _id, name, mobileNumberOutlet } of await this.outlets.all())
      outlets.add(String(_id), mobileNumberOutlet, name)
    const suppliers = new ByName<string>()
    for (const { _id, name } of await this.suppliers.active()) suppliers.add(String(_id), name)
    return { products, outlets, suppliers }
  }
}

/** The batch of a line, or faults when something that the line names does not exist. */
function read(row: Row, named: Named): { line: OpeningLine | null; faults: Record<string, string> } {
  const values = valuesOf(row)
  const { quantity: quantityMilli = NO_QUANTITY, price: pricePaise = NO_MONEY } = values
  const { receivedOn, bestBefore } = values
  const { supplierLot, invoiceNumber, notes, reason: said = USUAL_REASON } = values
  const product = named.products.find(values.product ?? '')
  const outlet = named.outlets.find(values.outlet ?? '')
  const supplier = values.supplier === undefined ? null : named.suppliers.find(values.supplier)
  const faults: Record<string, string> = {}
  if (typeof product === 'string') faults['product'] = sentence(product, 'product', 'its ID')
  else if (values.priceUnit !== undefined && values.priceUnit !== product.found.priceUnit)
    faults['priceUnit'] = `The product is counted in ${product.found.priceUnit}.`
  if (typeof outlet === 'string') faults['outlet'] = sentence(outlet, 'outlet', 'its number')
  if (typeof supplier === 'string') faults['supplier'] = sentence(supplier, 'active supplier', 'another name')
  if (typeof product === 'string' || typeof outlet === 'string' || typeof supplier === 'string')
    return { line: null, faults }
  const papers = { supplier: supplier?.found ?? null, supplierLot, invoiceNumber, notes }
  const receipt = { outletId: outlet.found, quantityMilli, pricePaise, receivedOn, bestBefore, ...papers }
  return { line: { product: product.found, receipt, reason: said }, faults }
}

const sentence = (why: 'unknown' | 'ambiguous', what: string, instead: string): string =>
  why === 'unknown' ? `There is no ${what} of this name.` : `Several have this name: write ${instead}.`
