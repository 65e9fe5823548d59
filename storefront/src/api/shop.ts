import { getJson } from './http.js'
import type { Product, PublicReview, Shop } from './types.js'

export const fetchShop = () => getJson<Shop>('/shop')

export const fetchProducts = async () =>
  (await getJson<{ products: Product[] }>('/products?materialType=FG&withReview=true&withIngrediants=true'))
    .products

export const fetchReviews = async (productId: string) =>
  (await getJson<{ reviews: PublicReview[] }>(`/review/product/${encodeURIComponent(productId)}`)).reviews
