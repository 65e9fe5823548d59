import { useLocation, useNavigate } from 'react-router-dom'
import { type Product } from '../../api/types.js'
import { addressOf, HOME } from '../../state/home-navigation.js'
import { labelsOf } from '../../state/variant-labels.js'
import { catalog } from '../../words/catalog.js'

export type FilterName = 'type' | 'spicy' | 'oil' | 'weight' | 'food'
export type Filters = Partial<Record<FilterName, string>>

const valueOf: Record<FilterName, (product: Product) => string> = {
  type: (product) => product.variantType,
  spicy: (product) => product.variantSpicy,
  oil: (product) => product.variantOil,
  weight: (product) => product.variantWeight,
  food: (product) => (product.vegetarian ? 'veg' : 'nonVeg'),
}

const FOOD = [
  ['veg', catalog.veg],
  ['nonVeg', catalog.nonVeg],
] as const

export const FILTER_NAMES = Object.keys(valueOf) as FilterName[]

/** The choices worth offering: those that some product has, in the catalogue's own order. */
export function choicesOf(products: readonly Product[], name: FilterName) {
  const present = new Set(products.map(valueOf[name]))
  return (name === 'food' ? FOOD : labelsOf(name)).filter(([value]) => present.has(value))
}

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
