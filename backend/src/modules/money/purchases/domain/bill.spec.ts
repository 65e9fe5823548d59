import { paise } from '../../../../kernel/amounts/money.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { sumOfTax } from '../../expenses/domain/input-tax.js'
import {
  billLine,
  billSums,
  type LineDraft,
  lineFault,
  numberKey,
  taxOn,
  totalFault,
  yearOf,
} from './bill.js'
import { registerLines } from './register.js'

const HERE = { gstin: '36AAPFU0939F1ZW', interState: false }
const FAR = { gstin: '27AAPFU0939F1ZV', interState: true }
const NOBODY = { gstin: null, interState: false }

const line = (changes: Partial<LineDraft> = {}): LineDraft => ({
  what: 'Guntur chilli powder',
  hsnCode: '0904',
  rateBasisPoints: 500,
  taxablePaise: paise(425_000),
  taxPaise: null,
  ...changes,
})

/** A seeded generator, so that a failure comes again. */
function random(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

describe('the tax of a line', () => {
  it('is in equal halves within the state and whole across states', () => {
    expect(taxOn(paise(425_000), 500, false)).toEqual({ cgstPaise: 10_625, sgstPaise: 10_625, igstPaise: 0 })
    expect(taxOn(paise(425_000), 500, true)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 21_250 })
  })

  it('is what the bill says, within a rupee of what the rate gives', () => {
    expect(lineFault(line({ taxPaise: paise(21_350) }), 0, FAR)).toBeNull()
    expect(lineFault(line({ taxPaise: paise(21_351) }), 2, FAR)).toEqual({
      field: 'lines.2.tax',
      message: '5 % of ₹4,250 is ₹212.50, not ₹213.51.',
    })
    expect(billLine(line({ taxPaise: paise(21_351) }), HERE)).toMatchObject({
      cgstPaise: 10_676,
      sgstPaise: 10_675,
    })
  })

  it.each([{ rateBasisPoints: 500 }, { rateBasisPoints: 0, taxPaise: paise(1) }])(
    'is not charged by a supplier without a GSTIN: %j',
    (changes) => expect(lineFault(line(changes), 1, NOBODY)?.field).toBe('lines.1.rate'),
  )

  it('is nothing on a bill of a supplier without a GSTIN', () => {
    expect(lineFault(line({ rateBasisPoints: 0 }), 0, NOBODY)).toBeNull()
    expect(sumOfTax(billLine(line({ rateBasisPoints: 0 }), NOBODY))).toBe(0)
  })
})

describe('the total of a bill', () => {
  it.each([
    [446_250, null],
    [446_350, null],
    [446_150, null],
    [446_351, 'The lines with their tax come to ₹4,462.50, and the total is ₹4,463.51.'],
    [446_149, 'The lines with their tax come to ₹4,462.50, and the total is ₹4,461.49.'],
  ])('of %d paise: %s', (total, sentence) => {
    const sums = billSums([billLine(line(), HERE)], paise(total))
    expect(totalFault(sums)?.message ?? null).toBe(sentence)
  })

  it('is always its lines, their tax and the rounding, to the paisa', () => {
    const next = random(30)
    for (let round = 0; round < 300; round++) {
      const seller = next(2) === 0 ? HERE : FAR
      const drafts = Array.from({ length: 1 + next(6) }, () =>
        line({
          taxablePaise: paise(1 + next(9_999_999)),
          rateBasisPoints: [0, 25, 500, 1200, 1800, 4000][next(6)] ?? 0,
        }),
      )
      const lines = drafts.map((one) => billLine(one, seller))
      const exact = lines.reduce((sum, one) => sum + one.taxablePaise + sumOfTax(one), 0)
      const sums = billSums(lines, paise(exact + next(201) - 100))
      expect(totalFault(sums)).toBeNull()
      expect(sums.taxablePaise + sumOfTax(sums) + sums.roundingPaise).toBe(sums.totalPaise)
      for (const one of lines) expect(seller === HERE ? one.igstPaise : one.cgstPaise + one.sgstPaise).toBe(0)
    }
  })
})

it('a number is the same in other letter cases and with other spaces', () => {
  expect(numberKey(' sl/26-27 / 118')).toBe('SL/26-27/118')
})

it('a financial year begins in April', () => {
  expect([yearOf(toIstDay('2026-03-31')), yearOf(toIstDay('2026-04-01'))]).toEqual(['25-26', '26-27'])
})

it('the register has a row for each line, sums in each column, and no formula', async () => {
  async function* bills() {
    await Promise.resolve()
    const lines = [line({ what: '=HYPERLINK("x")' }), line({ taxablePaise: paise(100) })]
    const booked = lines.map((one) => billLine(one, FAR))
    yield {
      day: '2026-11-21',
      number: 'SL/118',
      supplierName: 'Sri "Lakshmi", Guntur',
      gstin: FAR.gstin,
      ...billSums(booked, paise(446_400)),
      lines: booked,
      isClaimable: true,
    }
  }
  const file: string[] = []
  for await (const part of registerLines(bills())) file.push(part)
  expect(file.slice(1)).toEqual([
    `2026-11-21,SL/118,"Sri ""Lakshmi"", Guntur",27AAPFU0939F1ZV,"'=HYPERLINK(""x"")",0904,5,4250,0,0,212.5,4462.5,212.5,0.45,4464\r\n`,
    '2026-11-21,SL/118,"Sri ""Lakshmi"", Guntur",27AAPFU0939F1ZV,Guntur chilli powder,0904,5,1,0,0,0.05,1.05,0.05,,\r\n',
  ])
})
