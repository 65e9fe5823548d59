import { type PlannedProduct, type Suggestion } from '../../../api/api-types.js'
import { type WantedRun } from '../../../api/plan-calls.js'
import { quantityIn } from './amount.js'

/** A person's changes to a suggestion; the rest is as in the plan. */
export interface Edit {
  chosen?: boolean
  /** As it was typed. */
  quantity?: string
}

export type Edits = Readonly<Record<string, Edit>>

/** A suggestion as it stands on the screen. */
export interface Line {
  suggestion: Suggestion
  chosen: boolean
  typed: string
  /** null: somebody typed something that is no quantity. */
  quantity: number | null
}

export function lineOf(suggestion: Suggestion, edits: Edits): Line {
  const edit = edits[suggestion.bomId] ?? {}
  const typed = edit.quantity ?? String(suggestion.quantity)
  const quantity = quantityIn(suggestion.product, typed)
  return { suggestion, chosen: edit.chosen ?? suggestion.now, typed, quantity }
}

/** The request to the server: the chosen lines with a quantity, in their order. */
export function wantedOf(lines: readonly Line[]): WantedRun[] {
  return lines.flatMap(({ suggestion, chosen, quantity }) =>
    chosen && quantity !== null ? [{ bomId: suggestion.bomId, quantity }] : [],
  )
}

export const namesOf = (products: readonly PlannedProduct[]): string =>
  [...new Set(products.map(({ name }) => name))].join(', ')
