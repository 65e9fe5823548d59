import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** No older order was delivered for free, and of no older attempt it was noted why it failed. */
export const sparedDelivery: Migration = {
  version: 23,
  title: 'Older orders and attempts to pay have the fields of newer ones',
  run: (db, beat) =>
    giveMissing(db, { orders: { sparedDeliveryPaise: 0 }, paymentattempts: { trouble: null } }, beat),
}
