import { type Product } from '../../../api/api-types.js'
import { type Values } from '../../../kit/kept/drafts.js'

/** What the table of variants changes. */
export const CELLS = [
  'price',
  'mrp',
  'netWeight',
  'grossWeight',
  'lowStock',
  'soldOut',
  'activeFlag',
] as const satisfies readonly (keyof Product)[]
export type Cell = (typeof CELLS)[number]

/** The name of a cell's field: one level, so that what was typed is kept cell by cell. */
export const fieldOf = (id: string, cell: Cell): string => `${id}-${cell}`

/** The variants as the form holds them. */
export const formOf = (products: readonly Product[]): Values =>
  Object.fromEntries(
    products.flatMap((product) => CELLS.map((cell) => [fieldOf(product.id, cell), product[cell]])),
  )

/** What was changed of a variant, as it is sent; null for nothing. */
export function changesOf(product: Product, form: Values): Partial<Pick<Product, Cell>> | null {
  const changed = CELLS.map((cell) => [cell, form[fieldOf(product.id, cell)] ?? null] as const).filter(
    ([cell, typed]) => typed !== product[cell],
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** How it went with the row of a variant. */
export type Outcome =
  | { is: 'saved' }
  | { is: 'refused'; sentence: string }
  /** Somebody saved it meanwhile: how it is now, and in which cells it differs from what was typed. */
  | { is: 'changed'; now: Product; cells: Cell[] }
  | { is: 'kept' }

/** The cells in which a stored variant is neither what was shown nor what was typed. */
export const differing = (shown: Product, now: Product, form: Values): Cell[] =>
  CELLS.filter((cell) => now[cell] !== shown[cell] && now[cell] !== form[fieldOf(now.id, cell)])
