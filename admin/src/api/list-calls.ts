import { type ChangedProducts, type OwnList } from './api-types.js'
import { request } from './request.js'

/** A product as its row shows it: one that was changed since is refused. */
export interface SeenProduct {
  id: string
  version: number
}

/** Calls for a list as a whole, or for several of its rows. */
export const listCalls = {
  /** How many rows match each of the filters, in their order. @throws HttpError 403 */
  listCounts: async (resource: string, filters: readonly object[], signal?: AbortSignal) => {
    const query = { filters: JSON.stringify(filters) }
    return (await request<{ counts: number[] }>('GET', `/admin/${resource}/counts`, { query, signal })).counts
  },

  /** Views and columns that the person keeps, of all lists. */
  ownLists: async () => (await request<{ lists: OwnList[] }>('GET', '/own-lists')).lists,

  /** In the place of what was kept of this list. @throws HttpError 400 */
  keepOwnList: (
    list: string,
    body: { views: readonly OwnList['views'][number][]; hidden: readonly string[] },
  ) => request<OwnList>('PUT', `/own-lists/${encodeURIComponent(list)}`, { body, byItself: true }),

  /** Into the shop or out of it; each is changed or refused by itself. */
  setProductsActive: (products: readonly SeenProduct[], activeFlag: boolean) =>
    request<ChangedProducts>('PUT', '/admin/products/activity', { body: { products, activeFlag } }),

  /** Prices in rupees; each is changed or refused by itself. The server may ask for the PIN first. */
  setProductPrices: (products: readonly (SeenProduct & { price: number })[]) =>
    request<ChangedProducts>('PUT', '/admin/products/prices', { body: { products } }),
}
