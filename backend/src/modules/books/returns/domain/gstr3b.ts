import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { csvOf, type CsvValue } from '../../../../kernel/csv/csv.js'
import { stateOfGstCode } from '../../../../kernel/text/indian-states.js'
import { type Gstr1, type ListedPaper, type RateRow } from './gstr1.js'
import { amountsOf, moved, NO_AMOUNTS, type TaxAmounts } from './hsn-summary.js'

type PaidTax = Pick<TaxAmounts, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>

/** The tax in what the shop bought: what it claims back, and what it may not. */
export interface InputTax {
  claimed: PaidTax
  unclaimed: PaidTax
}

/** The totals of GSTR-3B (docs/domain/books.md#gstr-3b). Where notes are more than sales, a total is below zero. */
export interface Gstr3b {
  /** 3.1(a): taxed sales. */
  taxed: TaxAmounts
  /** 3.1(c): sales at the rate 0. */
  nilPaise: Paise
  /** 3.2: of 3.1(a), what consumers of other states bought, by state. */
  toOtherStates: { placeOfSupply: string; taxablePaise: Paise; igstPaise: Paise }[]
  /** 4(A)(5) and 4(D). */
  input: InputTax
}

/** Adds up what GSTR-1 of the month declares, and the tax of what was bought. */
export function gstr3bOf(gstr1: Gstr1, input: InputTax): Gstr3b {
  const { b2b, b2cl, b2cs, cdnr, cdnur, nil } = gstr1
  const ratesOf = (papers: readonly ListedPaper[]) => papers.flatMap(({ rates }) => rates)
  const sold = [...ratesOf(b2b.flatMap(({ papers }) => papers)), ...ratesOf(b2cl), ...b2cs]
  const back = [...ratesOf(cdnr.flatMap(({ papers }) => papers)), ...ratesOf(cdnur)]
  return {
    taxed: moved(amountsOf(sold), amountsOf(back), 'taken back'),
    nilPaise: nil.reduce<TaxAmounts>(
      (sum, { nilPaise }) => moved(sum, { ...NO_AMOUNTS, taxablePaise: nilPaise }, 'added'),
      NO_AMOUNTS,
    ).taxablePaise,
    toOtherStates: otherStates(gstr1),
    input,
  }
}

function otherStates({ b2cl, b2cs, cdnur }: Gstr1): Gstr3b['toOtherStates'] {
  const states = new Map<string, TaxAmounts>()
  const add = (place: string, rates: readonly RateRow[], direction: 'added' | 'taken back') =>
    states.set(place, moved(states.get(place) ?? NO_AMOUNTS, amountsOf(rates), direction))
  for (const row of b2cs) if (row.isInterState) add(row.placeOfSupply, [row], 'added')
  for (const { placeOfSupply, rates } of b2cl) add(placeOfSupply, rates, 'added')
  for (const { placeOfSupply, rates } of cdnur) add(placeOfSupply, rates, 'taken back')
  return [...states]
    .map(([placeOfSupply, { taxablePaise, igstPaise }]) => ({ placeOfSupply, taxablePaise, igstPaise }))
    .sort((a, b) => a.placeOfSupply.localeCompare(b.placeOfSupply))
}

const HEAD = [
  'Table',
  'What',
  'Place of supply',
  'Taxable value',
  'Integrated tax',
  'Central tax',
  'State/UT tax',
  'Cess',
]

/** The totals under the numbers and words of the form. */
export function gstr3bCsv({ taxed, nilPaise, toOtherStates, input }: Gstr3b): string {
  const row = (table: string, what: string, amounts: TaxAmounts): CsvValue[] => [
    ...[table, what, null, ...rupeesOf(amounts), 0],
  ]
  const nil = { ...NO_AMOUNTS, taxablePaise: nilPaise }
  return csvOf(HEAD, [
    row('3.1(a)', 'Outward taxable supplies (other than zero rated, nil rated and exempted)', taxed),
    row('3.1(b)', 'Outward taxable supplies (zero rated)', NO_AMOUNTS),
    row('3.1(c)', 'Other outward supplies (nil rated, exempted)', nil),
    row('3.1(d)', 'Inward supplies (liable to reverse charge)', NO_AMOUNTS),
    row('3.1(e)', 'Non-GST outward supplies', NO_AMOUNTS),
    ...toOtherStates.map(({ placeOfSupply, taxablePaise, igstPaise }) => [
      ...['3.2', 'Supplies made to unregistered persons'],
      `${placeOfSupply}-${stateOfGstCode(placeOfSupply) ?? ''}`,
      ...[paiseToRupees(taxablePaise), paiseToRupees(igstPaise), null, null, null],
    ]),
    row('4(A)(5)', 'All other ITC', withoutValue(input.claimed)),
    row('4(B)', 'ITC reversed', NO_AMOUNTS),
    row('4(C)', 'Net ITC available', withoutValue(input.claimed)),
    row('4(D)', 'Ineligible ITC', withoutValue(input.unclaimed)),
  ])
}

const rupeesOf = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: TaxAmounts): number[] =>
  [taxablePaise, igstPaise, cgstPaise, sgstPaise].map(paiseToRupees)

/** Table 4 declares the tax alone. */
const withoutValue = (tax: PaidTax): TaxAmounts => ({ ...NO_AMOUNTS, ...tax })
