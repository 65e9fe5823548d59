/** Ways to reach the shop, by what stands in its profile. */
export const telLink = (number: string) => `tel:${number.replaceAll(' ', '')}`

/** A number, or an address that is one already. */
export const whatsappLink = (given: string) =>
  given.startsWith('http') ? given : `https://wa.me/${given.replace(/\D/g, '')}`
