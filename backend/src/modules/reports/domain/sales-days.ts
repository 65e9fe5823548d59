import { addIstDays, type IstDay } from '../../../kernel/ist.js'
import { addPaise, NO_MONEY, type Paise, sumPaise } from '../../../kernel/money.js'
import { addMilli, type Milli, sumMilli } from '../../../kernel/quantity.js'

/** A product's part in a day. */
export interface DayLine {
  Id: string
  name: string
  quantityMilli: Milli
  paise: Paise
}

export interface SalesDay {
  day: IstDay
  orders: number
  productPaise: Paise
  deliveryPaise: Paise
  lines: DayLine[]
}

interface Sale {
  day: IstDay
  totalPaise: Paise
  deliveryPaise: Paise
  items: readonly { Id: string; name: string; quantityMilli: Milli; linePaise: Paise }[]
}

/** Days from one to another, both included. */
export function daysBetween(from: IstDay, to: IstDay): IstDay[] {
  const days: IstDay[] = []
  for (let day = from; day <= to; day = addIstDays(day, 1)) days.push(day)
  return days
}

/** Sums sales up as they come, a day at a time. */
export class DaySums {
  private readonly days = new Map<IstDay, SalesDay & { byId: Map<string, DayLine> }>()

  constructor(days: readonly IstDay[]) {
    for (const day of days) this.days.set(day, { day, ...noSales(), lines: [], byId: new Map() })
  }

  /** A sale of another day changes nothing. */
  add(sale: Sale): void {
    const sums = this.days.get(sale.day)
    if (!sums) return
    addSums(sums, { orders: 1, productPaise: sale.totalPaise, deliveryPaise: sale.deliveryPaise })
    for (const { Id, name, quantityMilli, linePaise } of sale.items)
      addLine(sums.byId, { Id, name, quantityMilli, paise: linePaise })
  }

  all(): SalesDay[] {
    return [...this.days.values()].map(({ byId, ...sums }) => ({ ...sums, lines: [...byId.values()] }))
  }
}

type Sums = Pick<SalesDay, 'orders' | 'productPaise' | 'deliveryPaise'>

const noSales = (): Sums => ({ orders: 0, productPaise: NO_MONEY, deliveryPaise: NO_MONEY })

function addSums(sums: Sums, { orders, productPaise, deliveryPaise }: Sums): void {
  sums.orders += orders
  sums.productPaise = addPaise(sums.productPaise, productPaise)
  sums.deliveryPaise = addPaise(sums.deliveryPaise, deliveryPaise)
}

function addLine(lines: Map<string, DayLine>, line: DayLine): void {
  const known = lines.get(line.Id)
  if (!known) lines.set(line.Id, { ...line })
  else {
    known.quantityMilli = addMilli(known.quantityMilli, line.quantityMilli)
    known.paise = addPaise(known.paise, line.paise)
  }
}

export interface SalesSummary {
  orders: number
  productPaise: Paise
  deliveryPaise: Paise
  /** The products that brought most, and what all the others brought together. */
  products: DayLine[]
  others: { products: number; quantityMilli: Milli; paise: Paise }
}

/** All of a range together; its parts add up to its total. */
export function summaryOf(days: readonly SalesDay[], most: number): SalesSummary {
  const byId = new Map<string, DayLine>()
  const sum = noSales()
  for (const day of days) {
    addSums(sum, day)
    for (const line of day.lines) addLine(byId, line)
  }
  const ranked = [...byId.values()].sort(
    (one, other) => other.paise - one.paise || one.Id.localeCompare(other.Id),
  )
  const rest = ranked.slice(most)
  const others = {
    products: rest.length,
    quantityMilli: sumMilli(rest.map(({ quantityMilli }) => quantityMilli)),
    paise: sumPaise(rest.map(({ paise }) => paise)),
  }
  return { ...sum, products: ranked.slice(0, most), others }
}
