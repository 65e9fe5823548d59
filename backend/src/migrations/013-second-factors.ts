import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

/** Accounts from before this step have no second factor. */
export const secondFactors: Migration = {
  version: 13,
  title: 'Older accounts say that they have no second factor',
  run: (db, beat) => giveMissing(db, { users: { secondFactorAt: null } }, beat),
}
