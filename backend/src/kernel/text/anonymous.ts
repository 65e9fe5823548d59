/**
 * Replaces the name, number or address of a deleted person. It has no ten digits, so no search for a
 * number finds it.
 */
export const ANONYMOUS = 'deleted'

/** The number of customers at the counter who gave none (docs/domain/orders.md#orders-taken-by-staff). */
export const UNNAMED = 'unnamed'

/** Whether an order's number is that of nobody: its account was deleted, or none was given. */
export const isNobody = (mobileNumber: string): boolean =>
  mobileNumber === ANONYMOUS || mobileNumber === UNNAMED

const EMAIL = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".,;]+/g
/** A run of ten digits or more, as numbers are typed: with spaces, dashes or a country's code. */
const NUMBER = /\+?\d(?:[\s-]?\d){9,}/g

/**
 * Removes the usual contacts from free text: e-mail addresses, and numbers of ten digits or more. The rest
 * of the text stays, since it describes a jar.
 */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, `[${ANONYMOUS}]`).replace(NUMBER, `[${ANONYMOUS}]`)
}
