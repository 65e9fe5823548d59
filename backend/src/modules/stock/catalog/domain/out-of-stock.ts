import { Conflict } from '../../../../kernel/errors/errors.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'

/** Fewer jars are available than requested; the error names the product and the quantity left. */
export class OutOfStock extends Conflict {
  constructor(product: { Id: string; name: string }, available: number, lists: CatalogueLists) {
    const left = available > 0 ? `only ${available} ${available === 1 ? 'jar' : 'jars'} left` : 'none left'
    const sentence = `${nameInWords(product.name, lists)}: ${left}.`
    super('OUT_OF_STOCK', sentence, { Id: product.Id, name: product.name, available })
  }
}
