import { given } from './given.js'
import { type Migration } from './migration.js'

/** Orders know what went back for recalled jars: nothing so far. */
export const recalledJars: Migration = {
  version: 6,
  title: 'Orders know what went back for recalled jars',
  run: (db, beat) => given(db.collection('orders'), { recallRefundPaise: 0 }, beat),
}
