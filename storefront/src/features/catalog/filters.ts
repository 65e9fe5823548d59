import { useLocation, useNavigate } from 'react-router-dom'
import { type Product } from '../../api/types.js'
import { addressOf, HOME } from '../../state/home-navigation.js'
import { FILTER_NAMES, type FilterName, valueOf } from './filter-values.js'

export type Filters = Partial<Record<FilterName, string>>

/** The filters that an address holds. */
export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => [[name, query.get(name)]]).filter(([, value]) => value),
  )
}

/** The filters in the address, and the way to change them: a reload, a link and Back find them again. */
export function useFilters() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const choose = (filters: Filters) => {
    const chosen = Object.entries(filters).map(([name, value]) => `&${name}=${value}`)
    const list = addressOf(HOME, { tab: 'products' })
    void navigate(list + chosen.join(''), { state: state as unknown, replace: true })
  }
  return [filtersIn(search), choose] as const
}

export const applyFilters = (products: readonly Product[], filters: Filters) =>
  products.filter((product) =>
    FILTER_NAMES.every((name) => !filters[name] || valueOf[name](product) === filters[name]),
  )
