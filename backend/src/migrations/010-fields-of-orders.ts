import { type Migration } from './migration.js'
import { type Fields, giveMissing } from './missing-fields.js'

/**
 * The fields that every newer document has. Older ones were placed through the shop, and nothing of this happened to
 * them.
 */
const NEW_FIELDS = {
  boms: { requestKey: null },
  products: { hsnCode: null },
  reservations: { receiptKey: null },
  orders: {
    channel: 'shop',
    handover: 'courier',
    takenBy: null,
    replaces: null,
    paidBy: null,
    creditOwed: false,
    cancelledBy: null,
    cancelReason: null,
    packing: null,
    deliveryDifferencePaise: null,
    courierWork: null,
    claimOpen: false,
  },
} satisfies Record<string, Fields>

export const FIELDS_OF_ORDERS: Fields = NEW_FIELDS.orders

/** A read that finds no field sees neither its default nor null. */
export const fieldsOfOrders: Migration = {
  version: 10,
  title: 'Older orders, products, BOMs and runs have the fields of newer ones',
  run: (db, beat) => giveMissing(db, NEW_FIELDS, beat),
}
