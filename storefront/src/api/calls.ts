import {
  type LandingPage,
  type LovedPickle,
  type Pickle,
  type Product,
  type ReviewPage,
  type Shop,
} from './types.js'

/** A call of the public API, by the browser or by the server that renders the first view. @throws when refused. */
export type Get = <T>(path: string) => Promise<T>

const PRODUCTS = '/products?materialType=FG&withReview=true&withIngrediants=true'

interface ProductPage {
  products: Product[]
  /** Number of products on all pages together. */
  total: number
}

export const shopBy = (get: Get) => get<Shop>('/shop')
export const landingBy = (get: Get) => get<LandingPage>('/landing')

/** @param code variant type of its jars */
export const pickleBy = (get: Get, code: string) => get<Pickle>(`/pickles/${encodeURIComponent(code)}`)

/** What is missing is an answer; every other failure is an error. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null
    throw error
  }
}

/** All products on sale; what does not fit on one page comes with further pages. */
export async function productsBy(get: Get) {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const part = await get<ProductPage>(page === 1 ? PRODUCTS : `${PRODUCTS}&page=${page}`)
    products.push(...part.products)
    if (part.products.length === 0 || !(products.length < part.total)) return products
  }
}

/** What most customers take, the most loved pickle first. */
export const favouritesBy = (get: Get) => get<LovedPickle[]>('/favourites')

/** Of one jar by its `Id`, or of all jars of a pickle by its code. */
export type Reviewed = readonly ['product' | 'pickle', string]

/** As many are read before one asks for more. */
const REVIEWS = 10

/** Published reviews, the newest first. */
export const reviewsBy = (get: Get, [kind, id]: Reviewed, page = 1) =>
  get<ReviewPage>(`/review/${kind}/${encodeURIComponent(id)}?page=${page}&perPage=${REVIEWS}`)
