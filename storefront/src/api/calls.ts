import { type Product, type PublicReview, type Shop } from './types.js'

/** A call of the public API, by the browser or by the server that renders the first view. @throws when refused. */
export type Get = <T>(path: string) => Promise<T>

const PRODUCTS = '/products?materialType=FG&withReview=true&withIngrediants=true'

interface ProductPage {
  products: Product[]
  /** Number of products on all pages together. */
  total: number
}

export const shopBy = (get: Get) => get<Shop>('/shop')

/** All products on sale; what does not fit on one page comes with further pages. */
export async function productsBy(get: Get) {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const part = await get<ProductPage>(page === 1 ? PRODUCTS : `${PRODUCTS}&page=${page}`)
    products.push(...part.products)
    if (part.products.length === 0 || !(products.length < part.total)) return products
  }
}

export const reviewsBy = async (get: Get, productId: string) =>
  (await get<{ reviews: PublicReview[] }>(`/review/product/${encodeURIComponent(productId)}`)).reviews
