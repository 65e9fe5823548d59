import { type Jar, type Product, type PublicReview, type Shop } from '../api/types.js'

/** The jar of a batch, which may be none. */
export interface LookedUp {
  batchNumber: string
  jar: Jar | null
}

/** The data that the server adds to a page it has rendered, so that the first view asks for nothing again. */
export interface Served {
  /** Scheme and host as customers type them. */
  origin: string
  shop?: Shop
  products?: Product[]
  /** The reviews of the product whose page this is. */
  reviews?: { productId: string; list: PublicReview[] }
  jar?: LookedUp
}

export const SERVED_ID = 'served'

/** Null where nothing was rendered: personal screens, and the development server. */
export function readServed(): Served | null {
  const text = document.getElementById(SERVED_ID)?.textContent
  return text ? (JSON.parse(text) as Served) : null
}
