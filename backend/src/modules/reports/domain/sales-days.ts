import { addIstDays, type IstDay } from '../../../kernel/ist.js'
import { type Paise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'

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
    for (const day of days)
      this.days.set(day, { day, orders: 0, productPaise: 0, deliveryPaise: 0, lines: [], byId: new Map() })
  }

  /** A sale of another day changes nothing. */
  add(sale: Sale): void {
    const sums = this.days.get(sale.day)
    if (!sums) return
    sums.orders += 1
    sums.productPaise += sale.totalPaise
    sums.deliveryPaise += sale.deliveryPaise
    for (const { Id, name, quantityMilli, linePaise } of sale.items)
      addLine(sums.byId, { Id, name, quantityMilli, paise: linePaise })
  }

  all(): SalesDay[] {
    return [...this.days.values()].map(({ byId, ...sums }) => ({ ...sums, lines: [...byId.values()] }))
  }
}

function addLine(lines: Map<string, DayLine>, line: DayLine): void {
  const known = lines.get(line.Id)
  if (!known) lines.set(line.Id, { ...line })
  else {
    known.quantityMilli += line.quantityMilli
    known.paise += line.paise
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
  const sum = { orders: 0, productPaise: 0, deliveryPaise: 0 }
  for (const { orders, productPaise, deliveryPaise, lines } of days) {
    sum.orders += orders
    sum.productPaise += productPaise
    sum.deliveryPaise += deliveryPaise
    for (const line of lines) addLine(byId, line)
  }
  const ranked = [...byId.values()].sort(
    (one, other) => other.paise - one.paise || one.Id.localeCompare(other.Id),
  )
  const rest = ranked.slice(most)
  const others = rest.reduce(
    (total, { quantityMilli, paise }) => ({
      ...total,
      quantityMilli: total.quantityMilli + quantityMilli,
      paise: total.paise + paise,
    }),
    { products: rest.length, quantityMilli: 0, paise: 0 },
  )
  return { ...sum, products: ranked.slice(0, most), others }
}
