import { getJson } from './http.js'
import type { Product, PublicReview, Shop } from './types.js'

export const fetchShop = () => getJson<Shop>('/shop')

const PRODUCTS = '/products?materialType=FG&withReview=true&withIngrediants=true'

interface ProductPage {
  products: Product[]
  /** On all pages together. */
  total: number
}

/** All that are sold; what does not fit on one page comes with further ones. */
export const fetchProducts = async () => {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const part = await getJson<ProductPage>(page === 1 ? PRODUCTS : `${PRODUCTS}&page=${page}`)
    products.push(...part.products)
    if (part.products.length === 0 || !(products.length < part.total)) return products
  }
}

export const fetchReviews = async (productId: string) =>
  (await getJson<{ reviews: PublicReview[] }>(`/review/product/${encodeURIComponent(productId)}`)).reviews
