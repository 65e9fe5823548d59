import {
  type Jar,
  type LandingPage,
  type LovedPickle,
  type Pickle,
  type Product,
  type ReviewPage,
  type Shop,
} from '../api/types.js'

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
  landing?: LandingPage | undefined
  products?: Product[]
  favourites?: LovedPickle[]
  /** The newest reviews of the pickle whose page this is. */
  reviews?: { code: string; page: ReviewPage }
  /** The pickle whose page this is. */
  pickle?: Pickle | null
  jar?: LookedUp
}

export const SERVED_ID = 'served'

/** Null where nothing was rendered: personal screens, and the development server. */
export function readServed(): Served | null {
  const text = document.getElementById(SERVED_ID)?.textContent
  return text ? (JSON.parse(text) as Served) : null
}
