import { type auditWords } from './en/audit.js'
import { type batchWords } from './en/batch.js'
import { type billsWords } from './en/bills.js'
import { type bomsWords } from './en/boms.js'
import { cockpitWords } from './en/cockpit.js'
import { type cookPlanWords } from './en/cook-plan.js'
import { type costsWords } from './en/costs.js'
import { type countsWords } from './en/counts.js'
import { type courierWords } from './en/courier.js'
import { type creditsWords } from './en/credits.js'
import { type deskWords } from './en/desk.js'
import { editWords } from './en/edit.js'
import { type employeesWords } from './en/employees.js'
import { type expensesWords } from './en/expenses.js'
import { type importsWords } from './en/imports.js'
import { type jobsWords } from './en/jobs.js'
import { type labelsWords } from './en/labels.js'
import { listsWords } from './en/lists.js'
import { type ordersWords } from './en/orders.js'
import { type outletsWords } from './en/outlets.js'
import { type packingWords } from './en/packing.js'
import { type paymentsWords } from './en/payments.js'
import { type payoutsWords } from './en/payouts.js'
import { pricesWords } from './en/prices.js'
import { type productsWords } from './en/products.js'
import { type recallsWords } from './en/recalls.js'
import { type receivingWords } from './en/receiving.js'
import { type reservationsWords } from './en/reservations.js'
import { resources } from './en/resources.js'
import { type reviewsWords } from './en/reviews.js'
import { type secondFactorWords } from './en/second-factor.js'
import { type sessionsWords } from './en/sessions.js'
import { type settingsWords } from './en/settings.js'
import { shellWords } from './en/shell.js'
import { type shippingWords } from './en/shipping.js'
import { stockWords } from './en/stock.js'
import { type subscribersWords } from './en/subscribers.js'
import { type suppliersWords } from './en/suppliers.js'
import { type supportWords } from './en/support.js'
import { type traceWords } from './en/trace.js'

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
