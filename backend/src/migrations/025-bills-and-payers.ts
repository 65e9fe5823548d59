import { type Migration } from './migration.js'
import { giveMissing } from './missing-fields.js'

const NO_TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, claimablePaise: 0 }
/** Nobody wrote down what older expenses were paid from. The drawer did not pay them: its books would say so. */
const OLD_EXPENSE = { vendor: '', gstin: null, billNumber: '', ...NO_TAX, paidFrom: 'bank', drawer: null }

export const billsAndPayers: Migration = {
  version: 25,
  title: 'Older suppliers have days to pay, and older expenses say what they were paid from',
  run: (db, beat) =>
    giveMissing(db, { suppliers: { paymentDays: 0, bills: 0 }, expenses: OLD_EXPENSE }, beat),
}
