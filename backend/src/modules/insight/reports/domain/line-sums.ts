import { addPaise, type Paise } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli } from '../../../../kernel/amounts/quantity.js'

/** Sales of a product. */
export interface ProductSum {
  Id: string
  name: string
  quantityMilli: Milli
  paise: Paise
}

/** Sales of a product on a day. */
export interface DayLine extends ProductSum {
  /** GST in its income. */
  taxPaise: Paise
  /** Quantities by batch. */
  batches: { stockId: string; quantityMilli: Milli }[]
  /** Quantity that no batch covers yet. */
  openMilli: Milli
}

/** Sums lines by product and batch; in place, since a year has many lines. */
export class LineSums {
  private readonly lines = new Map<string, DayLine & { byBatch: Map<string, Milli> }>()

  add(line: Omit<DayLine, 'paise'>, paise: Paise): void {
    const known = this.lines.get(line.Id)
    const byBatch = known?.byBatch ?? new Map<string, Milli>()
    for (const { stockId, quantityMilli } of line.batches) {
      const before = byBatch.get(stockId)
      byBatch.set(stockId, before === undefined ? quantityMilli : addMilli(before, quantityMilli))
    }
    if (!known) {
      const { Id, name, quantityMilli, taxPaise, batches, openMilli } = line
      this.lines.set(Id, { Id, name, quantityMilli, paise, taxPaise, batches, openMilli, byBatch })
      return
    }
    known.quantityMilli = addMilli(known.quantityMilli, line.quantityMilli)
    known.openMilli = addMilli(known.openMilli, line.openMilli)
    known.paise = addPaise(known.paise, paise)
    known.taxPaise = addPaise(known.taxPaise, line.taxPaise)
  }

  all(): Map<string, DayLine> {
    const whole = [...this.lines].map(([Id, { byBatch, ...line }]) => {
      const batches = [...byBatch].map(([stockId, quantityMilli]) => ({ stockId, quantityMilli }))
      return [Id, { ...line, batches }] as const
    })
    return new Map(whole)
  }
}
