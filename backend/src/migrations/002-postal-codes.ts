import { type Migration } from './migration.js'
import { renameField } from './rename-field.js'

/** `pin` was a postal code here and a secret of staff there. */
export const postalCodes: Migration = {
  version: 2,
  title: 'Postal codes have a name of their own',
  async run(db, beat) {
    let changed = 0
    for (const name of ['users', 'carts', 'orders'])
      changed += await renameField(db.collection(name), 'pin', 'postalCode', beat)
    return changed
  },
}
