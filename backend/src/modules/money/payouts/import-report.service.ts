import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, NO_MONEY, type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { type Fault } from '../../../kernel/csv/table.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { groupBy } from '../../../kernel/group-by.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { Clock } from '../../../platform/clock.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Audit } from '../../office/audit/audit.service.js'
import { type EventKind } from './domain/event-kind.js'
import { type LineState, type LineTrouble } from './domain/match.js'
import { type Report } from './domain/report.js'
import { type ReportLine } from './domain/settlement-line.js'
import { differenceOf, sumsOf } from './domain/sums.js'
import { type readReportFile } from './read-report-file.js'
import { type MatchedLine, ReportMatching } from './report-matching.service.js'
import { SettlementDocument, type StoredSettlement } from './schemas/settlement.schema.js'
import { type Booked, SettlementBooks } from './settlement-books.service.js'

const READING = { file: new URL('./read-report-file.js', import.meta.url), name: 'readReportFile' }
/** Number of lines that are matched and booked in one step. */
const LINES_AT_ONCE = 200
/** Most faults, settlements and unmatched lines that a check names; further ones are only counted. */
const MOST_NAMED = 200

/** A settlement as it would be booked. */
export interface CheckedSettlement {
  utr: string
  at: Date
  lines: number
  netPaise: Paise
  feePaise: Paise
  taxPaise: Paise
  /** The difference including lines that were booked before. */
  differencePaise: Paise
}

/** A line that would not match. */
export interface CheckedTrouble {
  line: number
  kind: EventKind
  type: string
  state: LineState
  trouble: LineTrouble
  reference: string | null
  orderId: OrderId | null
  amountPaise: Paise
  expectedPaise: Paise | null
}

/** The result that an import would have. */
export interface ReportCheck {
  count: number
  /** Number of events that are not settled yet. */
  waiting: number
  /** Number of lines that were booked before. */
  already: number
  added: number
  states: Record<LineState, number>
  faultCount: number
  faults: Fault[]
  troubles: CheckedTrouble[]
  settlements: CheckedSettlement[]
}

export interface Imported extends Booked {
  settlements: string[]
}

/** Imports the provider's settlement report from a file into the books (docs/domain/payments.md#payouts). */
@Injectable()
export class ImportReport {
  constructor(
    @InjectModel(SettlementDocument.name) private readonly settlements: Model<SettlementDocument>,
    private readonly matching: ReportMatching,
    private readonly books: SettlementBooks,
    private readonly audit: Audit,
    private readonly workers: Workers,
    private readonly clock: Clock,
  ) {}

  /** Reports what an import would do, without writing. @throws InvalidInput when it is not a CSV file */
  async check(bytes: Buffer): Promise<ReportCheck> {
    return this.checked(await this.reportIn(bytes))
  }

  /**
   * Books every line that is not in the books yet, in portions: when an import was interrupted, importing the file
   * again continues it.
   * @throws InvalidInput; AppError IMPORT_FAULTS with the report of `check`
   */
  async run(bytes: Buffer): Promise<Imported> {
    const report = await this.reportIn(bytes)
    const [first] = report.faults
    if (first) {
      const sentence = `Nothing was imported: line ${first.line} is not right. ${first.message}`
      throw new AppError('IMPORT_FAULTS', sentence, { ...(await this.checked(report)) })
    }
    const sums = { added: 0, open: 0, already: 0 }
    const utrs = new Set<string>()
    try {
      for (const portion of portionsOf(report)) {
        const { added, open, already } = await this.books.book(portion)
        sums.added += added
        sums.open += open
        sums.already += already
        if (added > 0) utrs.add(portion.utr)
      }
    } finally {
      // Lines booked before a failure are recorded too.
      await this.record(sums)
    }
    return { ...sums, settlements: [...utrs] }
  }

  private reportIn(bytes: Uint8Array): Promise<Report> {
    return this.workers.run<typeof readReportFile>(READING, { bytes, today: istDay(this.clock.now()) })
  }

  private async record({ added, open }: Booked): Promise<void> {
    if (added === 0) return this.audit.nothingNew()
    await this.audit.record({
      action: 'payout.imported',
      changes: [
        { field: 'lines', after: added },
        { field: 'open', after: open },
      ],
    })
  }

  private async checked(report: Report): Promise<ReportCheck> {
    const { count, waiting, faults } = report
    const matched = faults.length > 0 ? [] : await this.matched(report.lines)
    const added = matched.filter(({ stored }) => stored === null)
    const settlements = await this.checkedSettlements(report, matched)
    return {
      count,
      waiting,
      already: matched.length - added.length,
      added: added.length,
      states: statesOf(added),
      faultCount: faults.length,
      faults: faults.slice(0, MOST_NAMED),
      troubles: added.flatMap(troubleOf).slice(0, MOST_NAMED),
      settlements: settlements.slice(0, MOST_NAMED),
    }
  }

  private async matched(lines: readonly ReportLine[]): Promise<MatchedLine[]> {
    const taken = new Map<string, string>()
    const matched: MatchedLine[] = []
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
      matched.push(...(await this.matching.match(lines.slice(from, from + LINES_AT_ONCE), taken)))
    return matched
  }

  private async checkedSettlements(
    report: Report,
    matched: readonly MatchedLine[],
  ): Promise<CheckedSettlement[]> {
    const byUtr = groupBy(matched, ({ line }) => line.utr)
    const rows = await this.settlements.find({ _id: { $in: [...byUtr.keys()] } }).lean<StoredSettlement[]>()
    const booked = new Map(rows.map((row) => [row._id, row]))
    const reported = new Map(report.settlements.map((one) => [one.utr, one]))
    return [...byUtr].flatMap(([utr, lines]) => {
      const [first] = lines
      if (!first) return []
      const { netPaise, feePaise, taxPaise } = sumsOf(lines.map(({ line }) => line))
      const before = booked.get(utr)
      const fresh = sumPaise(lines.filter(({ stored }) => !stored).map(({ line }) => line.netPaise))
      const differencePaise = differenceOf({
        netPaise: addPaise(before?.netPaise ?? NO_MONEY, fresh),
        reportedPaise: reported.get(utr)?.netPaise ?? before?.reportedPaise ?? null,
      })
      const at = first.line.settledAt
      return [{ utr, at, lines: lines.length, netPaise, feePaise, taxPaise, differencePaise }]
    })
  }
}

function portionsOf({ lines, settlements }: Report) {
  const reported = new Map(settlements.map((one) => [one.utr, one]))
  return [...groupBy(lines, ({ utr }) => utr)].flatMap(([utr, own]) =>
    Array.from({ length: Math.ceil(own.length / LINES_AT_ONCE) }, (_, at) => ({
      utr,
      lines: own.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE),
      reported: reported.get(utr) ?? null,
    })),
  )
}

function statesOf(added: readonly MatchedLine[]): Record<LineState, number> {
  const states = { matched: 0, differs: 0, unknown: 0, foreign: 0, look: 0 }
  for (const { match } of added) states[match.state] += 1
  return states
}

function troubleOf({ line, match }: MatchedLine): CheckedTrouble[] {
  const { state, trouble, of, expectedPaise } = match
  if (trouble === null) return []
  const { kind, type, reference, amountPaise } = line
  return [
    {
      line: line.line,
      kind,
      type,
      state,
      trouble,
      reference,
      orderId: of?.orderId ?? null,
      amountPaise,
      expectedPaise,
    },
  ]
}
