/** A line as the form holds it; null or NaN where nothing that can be read was typed. */
export interface LineDraft {
  what: string
  hsnCode: string
  rate: number | null
  taxable: number | null
  tax: number | null
  /** The batch that it was filled in from. */
  receipt?: string
}

export const emptyLine = (): LineDraft => ({ what: '', hsnCode: '', rate: null, taxable: null, tax: null })

const toPaise = (rupees: number | null | undefined): number =>
  typeof rupees === 'number' && Number.isFinite(rupees) ? Math.round(rupees * 100) : 0

/** What lines with their tax come to, in rupees, as the server works it out across states. */
export function sumOf(lines: readonly Partial<LineDraft>[]): number {
  const paise = lines.map(({ taxable, tax, rate }) => {
    const value = toPaise(taxable)
    const worked = Math.round((value * Math.round((rate ?? 0) * 100)) / 10_000)
    return value + (typeof tax === 'number' && Number.isFinite(tax) ? toPaise(tax) : worked)
  })
  return paise.reduce((sum, one) => sum + one, 0) / 100
}

/** The taxable value in what a receipt cost: its price contains the tax (docs/domain/costs.md). */
export const taxableIn = (amount: number, rate: number): number =>
  Math.round((amount * 10_000) / (100 + rate)) / 100
