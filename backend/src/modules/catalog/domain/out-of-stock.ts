import { Conflict } from '../../../kernel/errors.js'

/** Fewer jars than asked for; names the product and what is left. */
export class OutOfStock extends Conflict {
  constructor(product: { Id: string; name: string }, available: number) {
    const left = available > 0 ? `only ${available} left` : 'none left'
    super('OUT_OF_STOCK', `${product.name}: ${left}.`, { Id: product.Id, name: product.name, available })
  }
}
