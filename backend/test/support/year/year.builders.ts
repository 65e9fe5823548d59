import mongoose, { type Connection } from 'mongoose'
import { Random } from '../../../src/demo/random.js'
import { productRow } from '../http/product-row.js'
import {
  batchPaper,
  orderPaper,
  runPaper,
  type YearBatch,
  type YearOrder,
  type YearRun,
} from './year.rows.js'

type Id = mongoose.Types.ObjectId
const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2025-11-21T04:30:00Z')
export const DAYS_OF_YEAR = 365
/** Runs of the last days are still open. */
const OPEN_DAYS = 12
const RAW = ['Chillies', 'Salt', 'Garlic', 'Oil', 'Gongura', 'Glass jars']
/** What goes into a kilogram, or a jar, in thousandths; a semi-finished product may hold another. */
const RECIPES: Record<string, Record<string, number>> = {
  'Garlic paste': { Garlic: 900, Salt: 100 },
  'Chilli paste': { Chillies: 500, 'Garlic paste': 400, Salt: 50 },
  Masala: { 'Chilli paste': 800, Salt: 100, Oil: 150 },
  'Gongura pickle': { Gongura: 400, Masala: 80, Oil: 60, 'Glass jars': 1000 },
  'Garlic pickle': { Garlic: 350, 'Chilli paste': 60, Oil: 60, 'Glass jars': 1000 },
  'Oil pickle': { Oil: 300, Salt: 10, 'Glass jars': 1000 },
}
const CITIES = ['Hyderabad', 'Warangal', 'Guntur', 'Chennai']

/** A year of a workshop, made only from its seed: what came in, what was cooked from it, and who bought the jars. */
export class Year {
  readonly products = new Map<string, ReturnType<typeof productRow>>()
  readonly outlets = ['L.B Nagar', 'Kitchen'].map((name, index) => ({
    _id: new mongoose.Types.ObjectId(),
    name,
    mobileNumberOutlet: `900000010${index}`,
  }))
  readonly suppliers = ['Ravi', 'Sea Salt Co', 'Mandi'].map((name) => ({
    _id: new mongoose.Types.ObjectId(),
    name,
    nameKey: name.toLowerCase(),
    activeFlag: true,
  }))
  readonly batches: YearBatch[] = []
  readonly runs: YearRun[] = []
  readonly orders: YearOrder[] = []
  private readonly random: Random
  private at = new Date(FIRST_DAY)

  constructor(seed: number) {
    this.random = new Random(seed)
    for (const [index, name] of [...RAW, ...Object.keys(RECIPES)].entries()) {
      const materialType = index < RAW.length ? 'RM' : name.endsWith('pickle') ? 'FG' : 'SG'
      const priceUnit = materialType === 'FG' || name === 'Glass jars' ? 'PC' : 'KG'
      const Id = `${materialType}-${8000 + index}`
      this.products.set(name, productRow({ name, Id, materialType, priceUnit }))
    }
    for (let day = 0; day < DAYS_OF_YEAR; day++) this.live(day)
  }

  /** Writes it, past all modules, into an empty database. */
  async store(db: Connection): Promise<void> {
    const collections = {
      products: [...this.products.values()],
      outlets: this.outlets,
      suppliers: this.suppliers,
      stock: this.batches,
      reservations: this.runs,
      orders: this.orders,
    }
    for (const [name, rows] of Object.entries(collections))
      await db.collection(name).insertMany(rows as never[])
  }

  private live(day: number): void {
    this.at = new Date(FIRST_DAY + day * DAY_MS)
    for (const name of RAW) if (day === 0 || this.chance(0.12)) this.receive(name)
    for (const name of Object.keys(RECIPES)) if (this.chance(0.2)) this.cook(name, day)
    if (this.chance(0.2)) this.move()
    for (let order = this.random.below(4); order > 0; order--) this.sell()
  }

  private receive(name: string): void {
    const supplier = this.chance(0.9) ? this.random.pick(this.suppliers)._id : null
    this.batch(name, (20 + this.random.below(60)) * 1000, {
      supplier,
      source: supplier ? 'purchase' : 'opening',
    })
  }

  /** A part goes to the other outlet, with the papers of its batch. */
  private move(): void {
    const from = this.random.pick(this.batches)
    const quantityMilli = Math.floor(from.remainingMilli / 2000) * 1000
    if (quantityMilli === 0) return
    from.quantityMilli -= quantityMilli
    from.remainingMilli -= quantityMilli
    const { _id: id, batchNumber, supplier, reservation } = from
    const papers = { supplier, reservation, source: 'transfer', splitFrom: { id, batchNumber } }
    this.batch(this.nameOf(from), quantityMilli, papers)
  }

  private cook(name: string, day: number): void {
    const kilograms = 5 + this.random.below(20)
    const done = day < DAYS_OF_YEAR - OPEN_DAYS
    const components = Object.entries(RECIPES[name] ?? {}).map(([component, milli]) => ({
      productId: this.idOf(component),
      requiredMilli: milli * kilograms,
      unit: this.products.get(component)?.priceUnit,
      batches: this.take(component, milli * kilograms).map((taken) => this.used(taken, done)),
      costPricePaise: 0,
    }))
    if (components.some(({ batches }) => batches.length === 0)) return
    const run = { _id: new mongoose.Types.ObjectId(), reservationId: this.number('R') }
    const yields = done ? this.pot(name, kilograms, run) : []
    const product = { _id: this.idOf(name), unit: this.products.get(name)?.priceUnit }
    const quantityToProduceMilli = kilograms * 1000
    const paper = runPaper(product, { quantityToProduceMilli, done, at: this.at })
    this.runs.push({ ...run, ...paper, components, yields })
  }

  /** What came out: up to three batches of one pot. */
  private pot(
    name: string,
    kilograms: number,
    { _id: id, reservationId }: Pick<YearRun, '_id' | 'reservationId'>,
  ) {
    const pieces = name.endsWith('pickle') ? 1 + this.random.below(3) : 1
    return Array.from({ length: pieces }, () => {
      const quantityMilli = Math.ceil(kilograms / pieces) * 1000
      const reservation = { id, reservationId }
      const { _id: stockId, batchNumber } = this.batch(name, quantityMilli, { reservation, source: 'run' })
      return { stockId, batchNumber, productId: this.idOf(name), quantityMilli, grams: 0, costPaise: 0 }
    })
  }

  /** Of up to three batches that still hold something. */
  private take(name: string, wanted: number): { batch: YearBatch; quantityMilli: number }[] {
    const product = this.idOf(name)
    const holding = this.batches.filter((batch) => batch.product === product && batch.remainingMilli > 0)
    const chosen = new Set([0, 1, 2].flatMap(() => (holding.length > 0 ? this.random.pick(holding) : [])))
    const share = Math.ceil(wanted / Math.max(chosen.size, 1))
    return [...chosen].map((batch) => ({ batch, quantityMilli: Math.min(share, batch.remainingMilli) }))
  }

  /** Now and then the cook used nothing of what was set aside, or less. */
  private used({ batch, quantityMilli }: { batch: YearBatch; quantityMilli: number }, done: boolean) {
    const usedMilli = this.chance(0.05) ? 0 : this.chance(0.2) ? Math.ceil(quantityMilli / 2) : quantityMilli
    batch[done ? 'usedMilli' : 'reservedMilli'] += done ? usedMilli : quantityMilli
    batch.remainingMilli = batch.quantityMilli - batch.reservedMilli - batch.usedMilli
    const { _id: stockId, batchNumber } = batch
    const reserved = {
      stockId,
      batchNumber,
      reservedMilli: quantityMilli,
      usedMilli: done ? usedMilli : null,
    }
    return { ...reserved, pricePaise: 0, costPricePaise: 0 }
  }

  private sell(): void {
    const pickles = Object.keys(RECIPES).filter((name) => name.endsWith('pickle') && this.chance(0.6))
    const items = pickles.map((name) => {
      const allocations = this.take(name, (1 + this.random.below(4)) * 1000).map(({ batch }) => {
        batch.usedMilli += 1000
        batch.remainingMilli -= 1000
        return { stockId: batch._id, batchNumber: batch.batchNumber, quantityMilli: 1000 }
      })
      return { productId: this.idOf(name), name, quantityMilli: allocations.length * 1000, allocations }
    })
    if (items.length === 0) return
    const buyer = { number: this.orders.length, city: this.random.pick(CITIES) }
    this.orders.push({ ...orderPaper(buyer, this.at, this.chance(0.9)), orderId: this.number('P'), items })
  }

  private batch(name: string, quantityMilli: number, changes: Record<string, unknown>): YearBatch {
    const { _id, materialType, priceUnit } = this.products.get(name) as ReturnType<typeof productRow>
    const outlet = this.random.pick(this.outlets)._id
    const batchNumber = this.number(materialType)
    const paper = batchPaper(quantityMilli, this.at)
    const batch = {
      ...paper,
      product: _id,
      outlet,
      batchNumber,
      materialType,
      priceUnit,
      ...changes,
    } as YearBatch
    this.batches.push(batch)
    return batch
  }

  private numbers = 0

  private number(kind: string): string {
    this.numbers += 1
    return `${kind}-${String(this.numbers).padStart(6, '0')}`
  }

  private chance(share: number): boolean {
    return this.random.next() < share
  }

  private idOf(name: string): Id {
    return this.products.get(name)?._id as Id
  }

  private nameOf({ product }: YearBatch): string {
    return [...this.products.values()].find(({ _id }) => _id === product)?.name ?? ''
  }
}
