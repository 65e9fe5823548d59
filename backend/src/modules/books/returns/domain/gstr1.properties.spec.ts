import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { addPaise, NO_MONEY, paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { DEFAULT_TAX_LIMITS } from '../../../office/settings/domain/tax-limits.js'
import { taxIn } from '../../../sales/orders/domain/gst.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'
import { type DeclaredPaper } from './declared-paper.js'
import { IssuedNumbers } from './documents.js'
import { type Gstr1, Gstr1Sums, type ListedPaper } from './gstr1.js'
import { GSTR1_TABLES, gstr1Table } from './gstr1-csv.js'
import { gstr1Json } from './gstr1-json.js'
import { gstr3bOf } from './gstr3b.js'
import { amountsOf, moved, NO_AMOUNTS, type TaxAmounts, valueOf } from './hsn-summary.js'

const schema = new URL('../../../../../test/support/schemas/gstr1.schema.json', import.meta.url)
const fits = new Ajv({ allErrors: true, multipleOfPrecision: 6, strict: false }).compile(
  JSON.parse(readFileSync(schema, 'utf8')) as object,
)

const BUSINESSES = [
  { gstin: '36AAPFU0939F1ZW', name: 'Hotel of the state' },
  { gstin: '27AAPFU0939F1ZV', name: 'Shop in Mumbai' },
]
const HOME = '36'
const BEGIN = toIstDay('2026-01-15')

interface Sale {
  after: number
  buyer: (typeof BUSINESSES)[number] | null
  place: string
  lines: { hsnCode: string; rate: number; rupees: number; count: number }[]
  /** What comes back, and how many days later: over months and the end of the financial year. */
  notes: { after: number; line: number; share: number }[]
}
const sale: fc.Arbitrary<Sale> = fc.record({
  after: fc.integer({ min: 0, max: 150 }),
  buyer: fc.constantFrom(null, null, ...BUSINESSES),
  place: fc.constantFrom(HOME, HOME, '27', '33'),
  lines: fc.array(
    fc.record({
      hsnCode: fc.constantFrom('2001', '1602', '21039040'),
      rate: fc.constantFrom(0, 5, 12, 18),
      rupees: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.constant(90_000)),
      count: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  notes: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 120 }),
      line: fc.integer({ min: 0, max: 3 }),
      share: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 2 },
  ),
})

/** The papers of some sales, numbered by their days as the shop numbers them. */
function papersOf(sales: readonly Sale[]): DeclaredPaper[] {
  const papers = sales.flatMap(({ after, buyer, place, lines, notes }) => {
    const isInterState = place !== HOME
    const parts = lines.map(({ hsnCode, rate, rupees, count }, at): TaxedPart => ({
      hsnCode,
      name: `Pickle ${at}, hot`,
      isDelivery: false,
      quantityMilli: jars(count),
      tax: taxIn(paise(rupees * 100 * count + at), rate, isInterState),
    }))
    const day = addIstDays(BEGIN, after)
    const invoice = { day, totalPaise: valueOf(amountsOf(parts.map(({ tax }) => tax))) }
    const same = { number: null, buyer, placeOfSupply: place, isInterState }
    return [
      { ...same, kind: 'invoice' as const, day, totalPaise: invoice.totalPaise, parts, takesBack: null },
      ...notes.map((note) => {
        const whole = parts[note.line % parts.length] as TaxedPart
        const share = paise(Math.ceil((valueOf(whole.tax) * note.share) / 100))
        const back = [{ ...whole, tax: taxIn(share, whole.tax.ratePercent, isInterState) }]
        const kind = 'credit note' as const
        return {
          ...same,
          kind,
          day: addIstDays(day, note.after),
          totalPaise: share,
          parts: back,
          takesBack: invoice,
        }
      }),
    ]
  })
  const counters = new Map<string, number>()
  return papers
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((paper) => {
      const series = `${paper.kind === 'invoice' ? 'INV' : 'CN'}/${paper.day < '2026-04-01' ? '25-26' : '26-27'}`
      const running = (counters.get(series) ?? 0) + 1
      counters.set(series, running)
      return { ...paper, number: `${series}/${String(running).padStart(5, '0')}` }
    })
}

function gstr1Of(papers: readonly DeclaredPaper[], month: string): Gstr1 {
  const sums = new Gstr1Sums(DEFAULT_TAX_LIMITS)
  for (const paper of papers) if (paper.day.startsWith(month)) sums.add(paper)
  return sums.sums()
}

const taxOf = (papers: readonly ListedPaper[]): TaxAmounts => amountsOf(papers.flatMap(({ rates }) => rates))

/** The tables 4 to 9 together, as a person would add them up. */
function tablesTogether({ b2b, b2cl, b2cs, cdnr, cdnur, nil }: Gstr1): TaxAmounts {
  const plus = [taxOf(b2b.flatMap(({ papers }) => papers)), taxOf(b2cl), amountsOf(b2cs)]
  const free = nil.map(({ nilPaise }) => ({ ...NO_AMOUNTS, taxablePaise: nilPaise }))
  const minus = [taxOf(cdnr.flatMap(({ papers }) => papers)), taxOf(cdnur)]
  return moved(amountsOf([...plus, ...free]), amountsOf(minus), 'taken back')
}

const months = (papers: readonly DeclaredPaper[]) => [...new Set(papers.map(({ day }) => day.slice(0, 7)))]

it('all tables of GSTR-1, its HSN table, GSTR-3B and the papers have one sum, whatever is sold and taken back', () => {
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 25 }), (sales) => {
      const papers = papersOf(sales)
      for (const month of months(papers)) {
        const gstr1 = gstr1Of(papers, month)
        const ofMonth = papers.filter(({ day }) => day.startsWith(month))
        const taken = ofMonth.reduce(
          (sum, { kind, totalPaise }) => (kind === 'invoice' ? addPaise : subtractPaise)(sum, totalPaise),
          NO_MONEY,
        )
        expect(tablesTogether(gstr1)).toEqual(gstr1.total)
        expect(valueOf(gstr1.total)).toBe(taken)
        expect(amountsOf([...gstr1.hsn.business, ...gstr1.hsn.consumer])).toEqual(gstr1.total)
        expect(amountsOf(gstr1.hsnOfAll)).toEqual(gstr1.total)
        const { taxed, nilPaise, toOtherStates } = gstr3bOf(gstr1, {
          claimed: NO_AMOUNTS,
          unclaimed: NO_AMOUNTS,
        })
        expect(moved(taxed, { ...NO_AMOUNTS, taxablePaise: nilPaise }, 'added')).toEqual(gstr1.total)
        for (const { igstPaise, placeOfSupply } of toOtherStates) {
          expect(placeOfSupply).not.toBe(HOME)
          expect(Number.isSafeInteger(igstPaise)).toBe(true)
        }
        expect(gstr1.documents.reduce((sum, { count }) => sum + count, 0)).toBe(ofMonth.length)
        expect(gstr1.invoices + gstr1.notes.count).toBe(ofMonth.length)
      }
    }),
    { numRuns: 150, seed: 30 },
  )
})

it('the file for the portal fits the schema, and has the sums of the tables', () => {
  const head = { gstin: '36AAPFU0939F1ZW', toolVersion: DEFAULT_TAX_LIMITS.toolVersion }
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 25 }), (sales) => {
      const papers = papersOf(sales)
      for (const month of months(papers)) {
        const gstr1 = gstr1Of(papers, month)
        const file = JSON.parse(JSON.stringify(gstr1Json(gstr1, { ...head, month }))) as Written
        fits(file)
        expect(fits.errors ?? []).toEqual([])
        const { hsn_b2b: ofBusiness = [], hsn_b2c: ofConsumers = [] } = file.hsn ?? {}
        const declared = [...ofBusiness, ...ofConsumers].reduce(
          (sum, { txval, iamt, camt, samt }) => sum + txval + iamt + camt + samt,
          0,
        )
        expect(Math.round(declared * 100)).toBe(valueOf(gstr1.total))
        for (const [table] of GSTR1_TABLES)
          expect(gstr1Table(table, gstr1)).not.toMatch(/undefined|NaN|\[object/)
      }
    }),
    { numRuns: 60, seed: 30 },
  )
})

interface Written {
  hsn?: Record<'hsn_b2b' | 'hsn_b2c', Record<'txval' | 'iamt' | 'camt' | 'samt', number>[]>
}

const none: Omit<DeclaredPaper, 'number' | 'day'> = {
  kind: 'invoice',
  buyer: null,
  placeOfSupply: '27',
  isInterState: true,
  totalPaise: paise(1_50_000_00),
  parts: [
    {
      hsnCode: '2001',
      name: 'Mango Pickle',
      isDelivery: false,
      quantityMilli: jars(300),
      tax: taxIn(paise(1_50_000_00), 5, true),
    },
  ],
  takesBack: null,
}

it('an invoice to another state is large by the limit of its own day, and its note follows it', () => {
  const on = (day: IstDay): Gstr1 => {
    const sums = new Gstr1Sums(DEFAULT_TAX_LIMITS)
    sums.add({ ...none, number: 'INV/24-25/00001', day })
    return sums.sums()
  }
  expect([on(toIstDay('2024-07-31')).b2cl.length, on(toIstDay('2024-08-01')).b2cl.length]).toEqual([0, 1])

  const sums = new Gstr1Sums(DEFAULT_TAX_LIMITS)
  const note = { ...none, kind: 'credit note' as const, totalPaise: paise(500_00), number: 'CN/24-25/00001' }
  const { totalPaise } = none
  sums.add({ ...note, day: toIstDay('2024-09-01'), takesBack: { day: toIstDay('2024-07-31'), totalPaise } })
  expect(sums.sums().cdnur).toEqual([])
  sums.add({ ...note, day: toIstDay('2024-09-01'), takesBack: { day: toIstDay('2024-08-31'), totalPaise } })
  expect(sums.sums().cdnur).toHaveLength(1)
  const within = { ...none, isInterState: false, placeOfSupply: HOME, number: 'INV/24-25/00002' }
  sums.add({ ...within, day: toIstDay('2024-09-02') })
  expect(sums.sums().b2cl).toEqual([])
})

it('a number that is missing begins a new range, and is named with the one before the first', () => {
  const numbers = new IssuedNumbers()
  for (const running of [7, 5, 4, 9]) numbers.add(`INV/26-27/${String(running).padStart(5, '0')}`)
  numbers.add('from another shop')
  expect(numbers.ranges()).toEqual([
    { kind: 'invoice', from: 'INV/26-27/00004', to: 'INV/26-27/00005', count: 2 },
    { kind: 'invoice', from: 'INV/26-27/00007', to: 'INV/26-27/00007', count: 1 },
    { kind: 'invoice', from: 'INV/26-27/00009', to: 'INV/26-27/00009', count: 1 },
  ])
  expect(numbers.missing()).toEqual(['INV/26-27/00003', 'INV/26-27/00006', 'INV/26-27/00008'])
})
