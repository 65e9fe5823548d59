import { IssuedNumbers } from '../../returns/domain/documents.js'
import { type HsnRow } from '../../returns/domain/hsn-summary.js'

/** Something that is missing, in a sentence, and where in the console it is mended. */
export interface Missing {
  sentence: string
  path: string | null
}

/** A paper as far as it may be incomplete. */
interface LookedAt {
  kind: 'invoice' | 'credit note'
  orderId: string
  number: string | null
  gstin: string | null
  placeOfSupply: string
}

/** So many records of one kind are named; the others are counted. */
const MOST_NAMED = 20

/** `3 lines`. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** Looks at the papers of a month, one by one, for what is missing in them. */
export class PaperFaults {
  readonly numbers = new IssuedNumbers()
  private readonly unnumbered: LookedAt[] = []
  private readonly nowhere: LookedAt[] = []

  add(paper: LookedAt): void {
    if (paper.number === null) this.unnumbered.push(paper)
    else this.numbers.add(paper.number)
    if (paper.gstin !== null && paper.placeOfSupply === '') this.nowhere.push(paper)
  }

  all(): Missing[] {
    const unnumbered = ({ kind, orderId }: LookedAt) =>
      kind === 'invoice'
        ? `Order ${orderId} is paid, and its invoice has no number yet.`
        : `A credit note to order ${orderId} has no number yet.`
    return [
      ...named(this.unnumbered, unnumbered, 'papers have no number yet.'),
      ...named(
        this.nowhere,
        ({ orderId }) =>
          `The address of order ${orderId} names no state of India, so its place of supply is not known.`,
        'papers have no place of supply.',
      ),
    ]
  }
}

function named(
  papers: readonly LookedAt[],
  sentence: (paper: LookedAt) => string,
  others: string,
): Missing[] {
  const more = papers.length - MOST_NAMED
  return [
    ...papers
      .slice(0, MOST_NAMED)
      .map((paper) => ({ sentence: sentence(paper), path: orderPath(paper.orderId) })),
    ...(more > 0 ? [{ sentence: `${more} more ${others}`, path: null }] : []),
  ]
}

const orderPath = (orderId: string): string => `/assign-stock?order=${encodeURIComponent(orderId)}`

/** Numbers that no paper has. */
export const gaps = (numbers: readonly string[]): Missing[] =>
  numbers.slice(0, MOST_NAMED).map((number) => ({
    sentence: `${number} is missing: no paper has this number.`,
    path: null,
  }))

/**
 * The rates that the portal takes ("Rate" in the workbook of the returns offline tool), with 40 % since September 2025
 * (notification 9/2025 – Central Tax (Rate)).
 */
const RATES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]

/** Codes and rates of a month's goods that the portal refuses. @param digits the fewest digits of a code */
export function goodsFaults(rows: readonly HsnRow[], digits: number): Missing[] {
  const path = '/product-list'
  const codes = rows
    .filter(({ hsnCode }) => hsnCode.length < digits)
    .map(({ hsnCode, names }) => {
      const goods = names.join(', ')
      return hsnCode === ''
        ? `${goods}: no HSN code was set.`
        : `${goods}: HSN code ${hsnCode} has fewer than ${digits} digits.`
    })
  const rates = rows
    .filter(({ ratePercent }) => !RATES.includes(ratePercent))
    .map(({ ratePercent, names }) => `${names.join(', ')}: ${ratePercent} % is no rate of GST.`)
  return [...new Set([...codes, ...rates])].map((sentence) => ({ sentence, path }))
}
