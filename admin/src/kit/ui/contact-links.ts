/**
 * A number with the code of its country, in digits alone. WhatsApp needs the code; numbers are stored as they are
 * dialled in India, with or without a zero before them, and suppliers' numbers as somebody typed them.
 */
export function international(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return number.trimStart().startsWith('+') || /^91\d{10}$/.test(digits) ? digits : `91${digits}`
}

export const telLink = (number: string) => `tel:+${international(number)}`

/**
 * A chat with the text written in it. Without an Indian mobile number, which alone is sure to have WhatsApp, the person
 * who opens it chooses whom to send it to.
 */
export function whatsAppLink(text: string, number: string | null = null): string {
  const called = international(number ?? '')
  const to = /^91[6-9]\d{9}$/.test(called) ? called : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`
}
