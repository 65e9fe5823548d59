/**
 * A number with the code of its country, in digits alone. A phone abroad, WhatsApp and search engines need the code;
 * the settings hold Indian numbers as they are dialled in India, with or without a zero before them.
 */
export function international(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return number.trimStart().startsWith('+') || /^91\d{10}$/.test(digits) ? digits : `91${digits}`
}

export const telLink = (number: string) => `tel:+${international(number)}`

/** A number, or an address that is one already. */
export const whatsappLink = (given: string) =>
  given.startsWith('http') ? given : `https://wa.me/${international(given)}`
