import { auditWords } from './en/audit.js'
import { cockpitWords } from './en/cockpit.js'
import { editWords } from './en/edit.js'
import { employeesWords } from './en/employees.js'
import { expensesWords } from './en/expenses.js'
import { jobsWords } from './en/jobs.js'
import { listsWords } from './en/lists.js'
import { ordersWords } from './en/orders.js'
import { outletsWords } from './en/outlets.js'
import { paymentsWords } from './en/payments.js'
import { productsWords } from './en/products.js'
import { resources } from './en/resources.js'
import { reviewsWords } from './en/reviews.js'
import { sessionsWords } from './en/sessions.js'
import { settingsWords } from './en/settings.js'
import { shellWords } from './en/shell.js'
import { stockWords } from './en/stock.js'
import { subscribersWords } from './en/subscribers.js'
import { supportWords } from './en/support.js'

/** Every word of the console, a file for each screen. The owner's texts stand there letter for letter (docs/domain.md#fixed-texts). */
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
