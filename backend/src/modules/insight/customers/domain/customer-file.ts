import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type CsvValue } from '../../../../kernel/csv/csv.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { type CustomerSums } from './customer-sums.js'

const day = (at: Date | null): CsvValue => at && istDay(at)
const rupees = (paise: Paise | null): CsvValue => (paise === null ? null : paiseToRupees(paise))

type Column = readonly [name: string, value: (customer: CustomerSums) => CsvValue]

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Mobile number', ({ mobileNumber }) => mobileNumber],
  ['City', ({ city }) => city],
  ['Standing', ({ standing }) => standing],
  ['Orders', ({ orders }) => orders],
  ['Cancelled', ({ cancelled }) => cancelled],
  ['Spent (rupees)', ({ spentPaise }) => rupees(spentPaise)],
  ['Average order (rupees)', ({ averagePaise }) => rupees(averagePaise)],
  ['First order', ({ firstOrderAt }) => day(firstOrderAt)],
  ['Last order', ({ lastOrderAt }) => day(lastOrderAt)],
  ['Issues', ({ issues }) => issues],
  ['Open issue', ({ hasOpenIssue }) => (hasOpenIssue ? 'yes' : 'no')],
]

export const CUSTOMER_FILE_HEAD = COLUMNS.map(([name]) => name)

/** A customer as a line of the file; days are of India. */
export const customerFileRow = (customer: CustomerSums): CsvValue[] =>
  COLUMNS.map(([, value]) => value(customer))
