import fc from 'fast-check'
import { NO_MONEY, paise } from '../../../../kernel/amounts/money.js'
import {
  jars,
  type Milli,
  milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
} from '../../../../kernel/amounts/quantity.js'
import { toExternalId } from '../../../../kernel/text/order-ids.js'
import { jarsOut, withoutThoseBack } from '../../../sales/orders/domain/aftercare/returned-jars.js'
import { NO_CARE } from '../../../sales/orders/domain/fulfilment/parcel-care.js'
import { type PaidOrder, saleOf } from '../../../sales/orders/domain/money/sale.js'
import { DaySums, goodsOfDays, lostOfDays } from '../../reports/domain/sales-days.js'
import { materialOf, NO_COST } from './cost-parts.js'
import { productMargin } from './goods-sold.js'
import { type JarCosts } from './order-cost.js'

const BATCHES = ['pot-1', 'pot-2']
/** Material cost of one jar of each batch. A jar without a batch is so expensive that any sum shows it. */
const MATERIAL: Record<string, number> = { 'pot-1': 3_000, 'pot-2': 41_000 }
const costs: JarCosts = {
  ofBatch: (stockId, quantity) => ({
    ...NO_COST,
    ingredients: paise(((MATERIAL[stockId] ?? 0) * quantity) / 1000),
    labour: paise(quantity),
  }),
  ofProduct: (_, quantity) => ({ ...NO_COST, ingredients: paise(9_999_999 * quantity) }),
}

type Step = { kind: 'assign' | 'inspect' | 'reship' | 'cancel'; share: number; batch: string }
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('assign', 'inspect', 'inspect', 'reship', 'cancel'),
  share: fc.integer({ min: 0, max: 6 }),
  batch: fc.constantFrom(...BATCHES),
})

const QUANTITY = jars(6)
const AT = new Date('2026-11-21T10:00:00Z')

/**
 * A random order that is sent, inspected, sent again or cancelled, as the use cases do it, and the jars
 * that left for it.
 */
class History {
  private parcels: { reference: ReturnType<typeof toExternalId>; care: typeof NO_CARE | null }[] = []
  private returnedJars: NonNullable<PaidOrder['returnedJars']>[number][] = []
  private allocations: { stockId: string; batchNumber: string; quantityMilli: Milli }[] = []
  private cancelledAt: Date | null = null
  /** Material of the jars that left the shelf for it, and of those that are back. */
  out = 0
  back = 0

  take({ kind, share, batch }: Step): void {
    if (this.cancelledAt && kind !== 'inspect') return
    if (kind === 'assign') this.assign(batch, jars(share))
    if (kind === 'inspect') this.inspect(jars(share))
    if (kind === 'reship') this.reship()
    if (kind === 'cancel') this.cancelledAt = AT
  }

  material(): { sold: number; lost: number } {
    const sale = saleOf({
      orderDate: AT,
      orderStatus: this.cancelledAt ? 'Cancelled' : 'Placed',
      paymentStatus: 'Completed',
      paidAt: AT,
      cancelledAt: this.cancelledAt,
      totalPaise: paise(60_000),
      deliveryPaise: NO_MONEY,
      finalPaise: paise(60_000),
      refundPaise: this.cancelledAt && paise(60_000),
      gst: null,
      deliveryTax: null,
      items: this.items,
      returnedJars: this.returnedJars,
      parcels: this.parcels.map((one) => ({ ...one, waybill: '1', cancelledAt: null, progress: 'lost' })),
    })
    // Jars that wait for a batch are left out: their cost is an estimate.
    const items = sale.items.map((line) => ({ ...line, openMilli: NO_QUANTITY }))
    const sums = new DaySums([sale.day])
    sums.add({ ...sale, items })
    const lost = lostOfDays(sums.all()).get('FG-0001')
    const line = goodsOfDays(sums.all()).get('FG-0001') ?? { ...sale.items[0], ...NO_LINE }
    const margin = productMargin(line, lost, costs)
    expect(margin.marginPaise).toBe(margin.incomePaise - margin.costPaise)
    const materialLost = materialOf(margin.lost)
    return { sold: materialOf(margin.parts) - materialLost, lost: materialLost }
  }

  private get items() {
    const item = {
      Id: 'FG-0001',
      name: 'Pickle',
      quantityMilli: QUANTITY,
      linePaise: paise(60_000),
      tax: null,
    }
    return [{ ...item, allocations: this.allocations }]
  }

  private assign(stockId: string, wanted: Milli): void {
    const reference = toExternalId(`JDI-${this.parcels.length}`)
    const held = this.allocations.reduce((sum, part) => sum + part.quantityMilli, 0)
    const returned = this.returnedJars.reduce((sum, { backMilli }) => sum + backMilli, 0)
    const quantityMilli = minMilli(wanted, milli(Math.max(0, QUANTITY - held - returned)))
    if (quantityMilli <= 0) return
    this.allocations.push({ stockId, batchNumber: stockId, quantityMilli })
    this.parcels.push({ reference, care: null })
    this.out += materialIn(stockId, quantityMilli)
  }

  private inspect(whole: Milli): void {
    const parcel = this.parcels.at(-1)?.reference
    const [found] = jarsOut({ items: this.items, parcels: this.parcels, returnedJars: this.returnedJars })
    if (!parcel || !found) return
    const { line, stockId, quantityMilli } = found
    const backMilli = minMilli(whole, quantityMilli)
    const writtenOffMilli = subtractMilli(quantityMilli, backMilli)
    const returned = { parcel, line, stockId, backMilli, writtenOffMilli }
    this.returnedJars.push(returned)
    this.allocations = withoutThoseBack(this.items, [returned])[0]?.allocations ?? []
    this.back += materialIn(stockId, backMilli)
  }

  private reship(): void {
    const lost = jarsOut({ items: this.items, parcels: this.parcels, returnedJars: this.returnedJars })
    const parcel = this.parcels.at(-1)?.reference ?? ''
    for (const { line, stockId, quantityMilli: writtenOffMilli } of lost)
      this.returnedJars.push({ parcel, line, stockId, backMilli: NO_QUANTITY, writtenOffMilli })
    this.parcels = this.parcels.map((one) => ({ ...one, care: { ...NO_CARE, settledAs: 'reship' } }))
    this.allocations = []
  }
}

const NO_LINE = {
  Id: 'FG-0001',
  name: 'Pickle',
  quantityMilli: NO_QUANTITY,
  paise: NO_MONEY,
  taxPaise: NO_MONEY,
  batches: [],
  openMilli: NO_QUANTITY,
}

const materialIn = (stockId: string, quantity: Milli) => ((MATERIAL[stockId] ?? 0) * quantity) / 1000

it('the material of jars sold, lost and in stock again sums to the material of all jars that left', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const history = new History()
      for (const one of steps) {
        history.take(one)
        const { sold, lost } = history.material()
        expect(sold + lost + history.back).toBe(history.out)
      }
    }),
  )
})
