import { formatRupees, paiseToRupees } from '../../../kernel/amounts/money.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type StoredBill } from './bills.queries.js'

/** A bill in the audit log. */
export const subjectOf = ({ supplierName, number }: StoredBill): string => `bill:${supplierName}, ${number}`

/** @throws Conflict BILL_CANCELLED */
export function demandCounting({ state, number }: StoredBill): void {
  if (state === 'cancelled') throw new Conflict('BILL_CANCELLED', `Bill ${number} is cancelled.`)
}

/** BILL_PAID. @param why what stands against the step, or what to do first */
export function paid({ paidPaise, number }: StoredBill, why: string): Conflict {
  const sentence = `${formatRupees(paidPaise)} of bill ${number} are paid. ${why}`
  return new Conflict('BILL_PAID', sentence, { paid: paiseToRupees(paidPaise) })
}
