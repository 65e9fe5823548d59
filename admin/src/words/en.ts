import { shellWords } from './en/shell.js'
import { cockpitWords } from './en/cockpit.js'
import { ordersWords } from './en/orders.js'
import { listsWords } from './en/lists.js'
import { sessionsWords } from './en/sessions.js'
import { stockWords } from './en/stock.js'
import { employeesWords } from './en/employees.js'
import { paymentsWords } from './en/payments.js'
import { editWords } from './en/edit.js'
import { subscribersWords } from './en/subscribers.js'
import { jobsWords } from './en/jobs.js'
import { settingsWords } from './en/settings.js'
import { productsWords } from './en/products.js'
import { outletsWords } from './en/outlets.js'
import { expensesWords } from './en/expenses.js'
import { reviewsWords } from './en/reviews.js'
import { supportWords } from './en/support.js'
import { auditWords } from './en/audit.js'
import { resources } from './en/resources.js'

/** Every word of the console, a file per room. Texts in quotes in the specification stand there letter for letter. */
export const words = {
  ...shellWords,
  ...cockpitWords,
  ...ordersWords,
  ...listsWords,
  ...sessionsWords,
  ...stockWords,
  ...employeesWords,
  ...paymentsWords,
  ...productsWords,
  ...subscribersWords,
  ...jobsWords,
  ...settingsWords,
  ...editWords,
  ...outletsWords,
  ...expensesWords,
  ...reviewsWords,
  ...supportWords,
  ...auditWords,
  resources,
} as const
