import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** No settlement has the older payments yet, as far as anybody knows; and no cart has counted an action yet. */
export const fieldsOfPayouts: Migration = {
  version: 12,
  title: 'Older payments and carts have the fields of newer ones',
  run: (db, beat) => giveMissing(db, { payments: { paidOutAt: null }, carts: { turns: 0 } }, beat),
}
