import { type Product } from '../api/types.js'
import { rupees } from '../ui/format.js'
import { productChoices, productTitle } from '../ui/product-words.js'

/** What the picture of a shared link shows; the page server draws it. */
export interface ShareCard {
  /** The last part of its address, which changes with what it shows. */
  file: string
  title: string
  /** Oil, heat and weight. */
  choices: string
  price: string
  /** Address of the jar's picture on this site: a drawing, or a copy of an upload. */
  picture: string
}

const DRAWN = /^\/images\/products\/[\w-]+\.svg$/

/** Short, and another one for another text: what is shown is public, so nobody gains by making two alike. */
const digest = (text: string) =>
  [...text]
    .reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36)

/** Null for a jar whose picture lies elsewhere: the picture itself is then what a shared link shows. */
export function shareCard(product: Product): ShareCard | null {
  const { Id, image, price } = product
  const [first] = product.pictures
  const widest = Math.max(...(first?.widths ?? []))
  const upload = first?.upload ? `/uploads/${first.upload}-${widest}.webp` : null
  const picture = DRAWN.test(image) ? image : upload
  if (picture === null) return null
  const shown = {
    title: productTitle(product),
    choices: productChoices(product).join(' · '),
    price: rupees(price),
    picture,
  }
  return { file: `${Id}-${digest(JSON.stringify(shown))}.jpg`, ...shown }
}

/** The card of the jar whose `Id` an address begins with, as it is now; null for none. */
export function shareCardAt(products: readonly Product[], file: string): ShareCard | null {
  const product = products.find(({ Id }) => file.startsWith(`${Id}-`))
  return product ? shareCard(product) : null
}
