import { type ShoppingGroup } from '../data/api-types.js'
import { amountOf } from './amount.js'

/** The list as a message: what and how much, by supplier, without prices. */
export function shoppingText(groups: readonly ShoppingGroup[], title: string, nobody: string): string {
  const parts = groups.map(({ supplier, lines }) =>
    [
      supplier?.name ?? nobody,
      ...lines.map(({ product, quantity }) => `- ${product.name}: ${amountOf(product, quantity)}`),
    ].join('\n'),
  )
  return [title, ...parts].join('\n\n')
}

/** A chat with the text written in it; with a supplier's mobile number, theirs. */
export function whatsAppLink(text: string, phone = ''): string {
  const digits = phone.replace(/\D/g, '')
  const to = /^[6-9]\d{9}$/.test(digits) ? `91${digits}` : ''
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`
}
