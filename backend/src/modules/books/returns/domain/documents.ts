import {
  counterOf,
  CREDIT_NOTES,
  INVOICES,
  numberOf,
  type PaperCounter,
} from '../../../sales/orders/money/domain/paper-number.js'

/** Numbers of a series that follow each other without a gap. */
export interface DocumentRange {
  kind: 'invoice' | 'credit note'
  from: string
  to: string
  count: number
}

/** The most numbers that are looked for by name. */
const MOST_MISSING = 200

/** Collects the numbers of a month's papers, for table 13 of GSTR-1. */
export class IssuedNumbers {
  /** The running numbers by counter, such as `invoice:26-27`. */
  private readonly series = new Map<string, number[]>()

  /** Numbers from before the shop's own series are of no series, and are left out. */
  add(number: string): void {
    const found = counterOf(number)
    if (!found) return
    const running = this.series.get(found.counter)
    if (running) running.push(found.value)
    else this.series.set(found.counter, [found.value])
  }

  /** What was issued, series by series: a gap begins a new range. */
  ranges(): DocumentRange[] {
    return this.sorted().flatMap(([counter, numbers]) =>
      rangesOf(numbers).map(([first, last]) => ({
        kind: counter.startsWith(`${CREDIT_NOTES.counter}:`)
          ? ('credit note' as const)
          : ('invoice' as const),
        from: named({ counter, value: first }),
        to: named({ counter, value: last }),
        count: last - first + 1,
      })),
    )
  }

  /**
   * Numbers that the month should have and has not: those between its own, and the one before its first. They may be
   * those of another month, since a paper may get its number after midnight.
   */
  missing(): string[] {
    return this.sorted().flatMap(([counter, numbers]) => {
      const ranges = rangesOf(numbers)
      const before = ranges.map(([first], at) => [(ranges[at - 1]?.[1] ?? first - 2) + 1, first - 1] as const)
      return before
        .flatMap(([from, to]) => upTo(from, to))
        .filter((value) => value > 0)
        .slice(0, MOST_MISSING)
        .map((value) => named({ counter, value }))
    })
  }

  private sorted(): [string, number[]][] {
    const order = [INVOICES.counter, CREDIT_NOTES.counter]
    const rank = (counter: string) => order.indexOf(counter.split(':', 1)[0] ?? '')
    return [...this.series]
      .map(([counter, numbers]): [string, number[]] => [counter, numbers.toSorted((a, b) => a - b)])
      .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
  }
}

function rangesOf(sorted: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const number of sorted) {
    const last = ranges.at(-1)
    if (last && number <= last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
}

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(MOST_MISSING, Math.max(0, to - from + 1)) }, (_, at) => from + at)

const named = (counter: PaperCounter): string => numberOf(counter) ?? ''
