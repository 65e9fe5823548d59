import { addPaise, NO_MONEY, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { placesIn } from '../../../../kernel/csv/report-row.js'
import { type Fault, type FileRow } from '../../../../kernel/csv/table.js'
import { dayInWords, isDayOfOurTime, type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { groupBy } from '../../../../kernel/group-by.js'
import { eachInTurns } from '../../../../kernel/turns.js'
import { LINE_COLUMNS, NEEDED_OF_LINES, NEEDED_OF_SETTLEMENTS, SETTLEMENT_COLUMNS } from './report-columns.js'
import { type ReadEvent, readEvent, readSettlement, type RowOfSettlement } from './report-lines.js'
import { lineKey, type ReportedSettlement, type ReportLine } from './settlement-line.js'

/** The content of a report. While it has faults, nothing of it is booked. */
export interface Report {
  lines: ReportLine[]
  settlements: ReportedSettlement[]
  faults: Fault[]
  /** Number of events that are not settled yet: a later report has them. */
  waiting: number
  /** Number of rows about events. */
  count: number
}

interface Bounds {
  mostRows: number
  /** The file has more rows than were read. */
  hasMore: boolean
  today: IstDay
}

interface Section {
  read(row: FileRow): void
}

const filled = ({ cells }: FileRow): string[] => cells.filter((cell) => cell.trim() !== '')

/**
 * Reads the provider's report: its rows of events and, if it has them, its rows of settlements before or after these.
 * Each part is below a heading of its own.
 */
export async function readReport(rows: readonly FileRow[], bounds: Bounds): Promise<Report> {
  const reading = new Reading()
  let section: Section | null = null
  await eachInTurns(rows, (row) => {
    const cells = filled(row)
    const next = reading.sectionAt(row)
    if (next) section = next
    // A title is the only cell of its row.
    else if (cells.length > 1) section?.read(row)
  })
  return reading.report(rows, bounds)
}

class Reading {
  private readonly events: ReadEvent[] = []
  private readonly reported: RowOfSettlement[] = []
  private hasLines = false

  sectionAt(row: FileRow): Section | null {
    const lines = placesIn(LINE_COLUMNS, row.cells)
    if (NEEDED_OF_LINES.every((column) => lines.has(column))) {
      this.hasLines = true
      return { read: (one) => this.events.push(readEvent(one, lines)) }
    }
    const settlements = placesIn(SETTLEMENT_COLUMNS, row.cells)
    const isHeading = NEEDED_OF_SETTLEMENTS.every((column) => settlements.has(column))
    // Rows of events name a transfer too: an incomplete heading of events is not one of settlements.
    if (!isHeading || lines.has('eventType')) return null
    return { read: (one) => this.reported.push(readSettlement(one, settlements)) }
  }

  report(rows: readonly FileRow[], bounds: Bounds): Report {
    const count = this.events.length
    const whole = this.wholeFault(rows, bounds)
    if (whole) return { lines: [], settlements: [], faults: [whole], waiting: 0, count }
    const told = [...this.reported, ...this.events.flatMap(({ settlement }) => settlement ?? [])]
    const { settlements, faults: rivals } = settlementsOf(told)
    const { lines, faults: misdated } = dated(this.events, settlements, bounds.today)
    const faults = [...told, ...this.events].flatMap((one) => one.faults).concat(rivals, misdated)
    const ids = idsIn(this.events)
    return {
      lines: [...lines, ...chargesOf(lines, settlements)],
      settlements: settlements.map((one) => ({
        ...one,
        providerId: one.providerId ?? ids.get(one.utr) ?? null,
      })),
      faults: faults.sort((one, other) => one.line - other.line),
      waiting: this.events.filter(({ isWaiting }) => isWaiting).length,
      count,
    }
  }

  private wholeFault([heading]: readonly FileRow[], { mostRows, hasMore }: Bounds): Fault | null {
    const at = (message: string): Fault => ({ line: heading?.line ?? 1, column: '', message })
    if (!heading) return at('The file is empty.')
    const names = NEEDED_OF_LINES.map((column) => LINE_COLUMNS[column][0]).join(', ')
    if (!this.hasLines)
      return at(`This is no settlement report with its events: there is no heading with ${names}.`)
    const count = this.events.length
    if (count === 0) return at('No event follows the heading.')
    return hasMore || count > mostRows
      ? at(
          `The file has more than ${mostRows} lines. At most ${mostRows} are imported at once: take fewer days.`,
        )
      : null
  }
}

/** The provider's numbers of settlements by UTR; the first one in the events counts. */
const idsIn = (events: readonly ReadEvent[]): Map<string, string> =>
  new Map(
    events
      .flatMap(({ line, providerId }) =>
        line && providerId !== null ? [[line.utr, providerId] as const] : [],
      )
      .reverse(),
  )

/** One settlement for each transfer. */
function settlementsOf(told: readonly RowOfSettlement[]): {
  settlements: (ReportedSettlement & { line: number })[]
  faults: Fault[]
} {
  const byUtr = new Map<string, ReportedSettlement & { line: number }>()
  const faults: Fault[] = []
  for (const { settlement, line } of told) {
    if (!settlement) continue
    const before = byUtr.get(settlement.utr)
    if (!before) byUtr.set(settlement.utr, { ...settlement, line })
    else if (before.netPaise !== settlement.netPaise)
      faults.push({
        line,
        column: '',
        message: `The file has two amounts for the settlement ${settlement.utr}.`,
      })
  }
  return { settlements: [...byUtr.values()], faults }
}

/** Lines with the day of their settlement, which is in the books and not to come; each event occurs once. */
function dated(
  events: readonly ReadEvent[],
  settlements: readonly ReportedSettlement[],
  today: IstDay,
): { lines: ReportLine[]; faults: Fault[] } {
  const days = new Map(settlements.map(({ utr, settledAt }) => [utr, settledAt]))
  const byKey = new Map<string, ReportLine>()
  const faults: Fault[] = []
  for (const { line: read } of events) {
    if (!read) continue
    const settledAt = read.settledAt ?? days.get(read.utr) ?? read.at
    if (!settledAt) {
      faults.push({ line: read.line, column: '', message: 'Neither the event nor its settlement has a day.' })
      continue
    }
    const day = istDay(settledAt)
    // A spreadsheet with American days makes 11 December of 12 November.
    if (day > today || !isDayOfOurTime(day)) {
      const message = `It cannot have been settled on ${dayInWords(day)}: import the file as it was downloaded.`
      faults.push({ line: read.line, column: 'Settlement Date', message })
      continue
    }
    const line: ReportLine = { ...read, settledAt, at: read.at ?? settledAt }
    const twin = byKey.get(line.key)
    if (!twin) byKey.set(line.key, line)
    else if (twin.netPaise !== line.netPaise || twin.amountPaise !== line.amountPaise)
      faults.push({
        line: line.line,
        column: '',
        message: `Line ${twin.line} has the same event with other values.`,
      })
  }
  return { lines: [...byKey.values()], faults }
}

/**
 * A charge on the whole settlement becomes a line of its own if the report has none for it. That is so if
 * the events sum to more than the transfer by exactly this charge.
 */
function chargesOf(
  lines: readonly ReportLine[],
  settlements: readonly (ReportedSettlement & { line: number })[],
): ReportLine[] {
  const byUtr = groupBy(lines, ({ utr }) => utr)
  return settlements.flatMap((settlement) => {
    const { utr, netPaise, chargePaise: feePaise, chargeTaxPaise: taxPaise } = settlement
    const own = byUtr.get(utr) ?? []
    const [first] = own
    const charged = addPaise(feePaise, taxPaise)
    const sum = sumPaise(own.map((line) => line.netPaise))
    if (!first || charged === 0 || netPaise === null || subtractPaise(sum, charged) !== netPaise) return []
    return [
      {
        line: settlement.line,
        key: lineKey(utr, CHARGE, utr),
        utr,
        settledAt: first.settledAt,
        type: CHARGE,
        eventId: utr,
        kind: 'fee' as const,
        at: first.settledAt,
        reference: null,
        paymentId: null,
        refundId: null,
        remarks: '',
        amountPaise: NO_MONEY,
        feePaise,
        taxPaise,
        tdsPaise: null,
        tcsPaise: null,
        netPaise: subtractPaise(NO_MONEY, charged),
      },
    ]
  })
}

const CHARGE = 'SETTLEMENT_CHARGE'
