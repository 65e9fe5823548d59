import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** No older product is the sample or marked as sold out, and no older expense was written down with a key. */
export const marksOfProducts: Migration = {
  version: 20,
  title: 'Older products and expenses have the fields of newer ones',
  run: (db, beat) =>
    giveMissing(db, { products: { sample: false, soldOut: false }, expenses: { requestKey: null } }, beat),
}
