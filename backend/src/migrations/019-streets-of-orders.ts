import { type mongo } from 'mongoose'
import { orderWords, type Wordy } from '../modules/sales/orders/domain/order-words.js'
import { inPortions } from './in-portions.js'
import { type Migration } from './migration.js'
import { PORTION } from './portion.js'

/** What the step gives one order. */
export const streetsOfOrder = (order: mongo.Document): mongo.Document => ({
  askRatingAt: null,
  words: orderWords(order as never as Wordy),
})

/** No reminder to rate the jars is due for orders from before there were reminders; the field says which are done. */
export const streetsOfOrders: Migration = {
  version: 19,
  title: 'Orders are found by street and locality too, and know when to ask for a rating',
  run: (db, beat) => {
    const filter = { askRatingAt: { $exists: false } }
    return inPortions(
      db.collection('orders'),
      {
        filter,
        size: PORTION,
        changeOf: (order) => ({
          updateOne: {
            filter: { _id: order['_id'], ...filter },
            update: { $set: streetsOfOrder(order) },
          },
        }),
      },
      beat,
    )
  },
}
