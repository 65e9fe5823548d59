import { type ShoppingGroup } from '../../../api/api-types.js'
import { amountOf } from './amount.js'

/** The list as a message: what and how much, by supplier, without prices. */
export function shoppingText(groups: readonly ShoppingGroup[], title: string, nobody: string): string {
  const parts = groups.map(({ supplier, lines }) =>
    [
      supplier?.name ?? nobody,
      ...lines.map(({ product, quantity }) => `- ${product.name}: ${amountOf(product, quantity)}`),
    ].join('\n'),
  )
  return [title, ...parts].join('\n\n')
}
