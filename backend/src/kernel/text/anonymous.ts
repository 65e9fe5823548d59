/** Replaces a person's name, number or address. It never has ten digits, so no search for a number finds it. */
export const ANONYMOUS = 'deleted'

const EMAIL = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".,;]+/g
/** A run of ten digits or more, as numbers are typed: with spaces, dashes or a country's code. */
const NUMBER = /\+?\d(?:[\s-]?\d){9,}/g

/**
 * Removes the usual ways to reach a person from free text: e-mail addresses, and numbers of ten digits or more. The rest
 * stays, since others need what it says about a jar.
 */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, `[${ANONYMOUS}]`).replace(NUMBER, `[${ANONYMOUS}]`)
}
