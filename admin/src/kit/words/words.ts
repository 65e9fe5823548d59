import { type batchWords } from '../../parts/batches/words.js'
import { type costsWords } from '../../parts/costs/words.js'
import { type labelsWords } from '../../parts/labels/words.js'
import { type ordersWords } from '../../parts/orders/words.js'
import { type packingWords } from '../../parts/packing/words.js'
import { type paymentsWords } from '../../parts/payments/words.js'
import { type shippingWords } from '../../parts/shipping/words.js'
import { type bomsWords } from '../../screens/make/boms/words.js'
import { type cookPlanWords } from '../../screens/make/cook-plan/words.js'
import { type countsWords } from '../../screens/make/counts/words.js'
import { type outletsWords } from '../../screens/make/outlets/words.js'
import { type recallsWords } from '../../screens/make/recalls/words.js'
import { type reservationsWords } from '../../screens/make/runs/words.js'
import { type billsWords } from '../../screens/make/stock/bill/words.js'
import { type receivingWords } from '../../screens/make/stock/made/words.js'
import { type suppliersWords } from '../../screens/make/suppliers/words.js'
import { type traceWords } from '../../screens/make/trace/words.js'
import { type expensesWords } from '../../screens/money/expenses/words.js'
import { type payoutsWords } from '../../screens/money/payouts/words.js'
import { type creditsWords } from '../../screens/sell/assign-stock/credits/words.js'
import { type courierWords } from '../../screens/sell/courier/words.js'
import { type deskWords } from '../../screens/sell/desk/words.js'
import { type reviewsWords } from '../../screens/sell/reviews/words.js'
import { type supportWords } from '../../screens/sell/support/words.js'
import { type auditWords } from '../../screens/shop/audit/words.js'
import { type employeesWords } from '../../screens/shop/employees/words.js'
import { type importsWords } from '../../screens/shop/imports/words.js'
import { type jobsWords } from '../../screens/shop/jobs/words.js'
import { type productsWords } from '../../screens/shop/products/words.js'
import { type sessionsWords } from '../../screens/shop/sessions/words.js'
import { type settingsWords } from '../../screens/shop/settings/words.js'
import { type subscribersWords } from '../../screens/shop/subscribers/words.js'
import { type secondFactorWords } from '../../session/second-factor/words.js'
import { cockpitWords } from './cockpit.js'
import { editWords } from './edit.js'
import { listsWords } from './lists.js'
import { pricesWords } from './prices.js'
import { resources } from './resources.js'
import { shellWords } from './shell.js'
import { stockWords } from './stock.js'

/**
 * The words that every screen may need, a file for each area; other screens bring their own (`addWords`). The owner's
 * texts are in them letter for letter (docs/domain.md#fixed-texts).
 */
export const words = {
  ...shellWords,
  ...cockpitWords,
  ...listsWords,
  ...stockWords,
  ...pricesWords,
  ...editWords,
  resources,
} as const

/** What screens bring along when they are entered. */
type AddedWords = typeof subscribersWords &
  typeof supportWords &
  typeof reviewsWords &
  typeof expensesWords &
  typeof outletsWords &
  typeof employeesWords &
  typeof secondFactorWords &
  typeof sessionsWords &
  typeof labelsWords &
  typeof billsWords &
  typeof settingsWords &
  typeof batchWords &
  typeof ordersWords &
  typeof auditWords &
  typeof jobsWords &
  typeof importsWords &
  typeof costsWords &
  typeof countsWords &
  typeof courierWords &
  typeof deskWords &
  typeof recallsWords &
  typeof creditsWords &
  typeof cookPlanWords &
  typeof shippingWords &
  typeof suppliersWords &
  typeof packingWords &
  typeof paymentsWords &
  typeof payoutsWords &
  typeof productsWords &
  typeof bomsWords &
  typeof traceWords &
  typeof reservationsWords &
  typeof receivingWords

/** Every word of the console. */
export type Catalogue = typeof words & AddedWords
