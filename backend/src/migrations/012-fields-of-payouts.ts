import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** No settlement holds the payments of before, as far as anybody has told; nobody has taken a turn at a cart. */
export const fieldsOfPayouts: Migration = {
  version: 12,
  title: 'Older payments and carts have the fields of newer ones',
  run: (db, beat) => giveMissing(db, { payments: { paidOutAt: null }, carts: { turns: 0 } }, beat),
}
