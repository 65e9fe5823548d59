import { favouritesBy, landingBy, pickleBy, productsBy, type Reviewed, reviewsBy, shopBy } from './calls.js'
import { getJson } from './http.js'

export const fetchShop = () => shopBy(getJson)
export const fetchLanding = () => landingBy(getJson)
export const fetchProducts = () => productsBy(getJson)
export const fetchFavourites = () => favouritesBy(getJson)
export const fetchPickle = (code: string) => pickleBy(getJson, code)
export const fetchReviews = (of: Reviewed, page?: number) => reviewsBy(getJson, of, page)
