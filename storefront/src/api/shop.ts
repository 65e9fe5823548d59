import { productsBy, reviewsBy, shopBy } from './calls.js'
import { getJson } from './http.js'

export const fetchShop = () => shopBy(getJson)
export const fetchProducts = () => productsBy(getJson)
export const fetchReviews = (productId: string) => reviewsBy(getJson, productId)
