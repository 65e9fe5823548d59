import { useLocation, useNavigate } from 'react-router-dom'
import { type Product } from '../../api/types.js'
import { addressOf, HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { weight } from '../../ui/format.js'
import { fullTitle } from '../../ui/product-words.js'
import { plainText } from '../../ui/RichText.js'
import { FILTER_NAMES, type FilterName, valueOf } from './filter-values.js'

/** What narrows the list; `q` is typed, the others are chosen. */
export type Filters = Partial<Record<FilterName | 'q', string>>

/** Every jar by itself, or each pickle with all its jars. */
export type View = 'jars' | 'pickles'

/** What the visitor has chosen to see. */
export interface Shelf {
  filters: Filters
  view: View
}

const VIEWS: readonly string[] = ['jars', 'pickles'] satisfies View[]

function shelfIn(search: string, usual: View): Shelf {
  const query = new URLSearchParams(search)
  const found = [...FILTER_NAMES, 'q'].map((name) => [name, query.get(name)]).filter(([, value]) => value)
  const view = query.get('view') ?? ''
  return {
    filters: Object.fromEntries(found) as Filters,
    view: VIEWS.includes(view) ? (view as View) : usual,
  }
}

/**
 * The filters and the view in the address, and the way to change them: a reload, a link and Back find them again. Without
 * a view in the address the list shows what the owner has chosen.
 */
export function useShelf() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const usual = useShop()?.listByPickle ? 'pickles' : 'jars'
  const shelf = shelfIn(search, usual)
  const change = (part: Partial<Shelf>) => {
    const { filters, view } = { ...shelf, ...part }
    const query = Object.entries({ view: view !== usual && view, ...filters }).map(([name, value]) =>
      value ? `&${name}=${encodeURIComponent(value)}` : '',
    )
    const list = addressOf(HOME, { tab: 'products' })
    void navigate(list + query.join(''), { state: state as unknown, replace: true })
  }
  return { ...shelf, change }
}

/** A weight is one word, with a space before its unit or without. */
const searched = (text: string) => text.toLowerCase().replace(/(\d)\s+(?=k?g\b)/g, '$1')

function hasWords(product: Product, typed: string) {
  const text = searched(
    `${fullTitle(product)} ${weight(product.netWeight)} ${plainText(product.description)}`,
  )
  return searched(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The products that have every chosen value and every typed word. */
export const applyFilters = (products: readonly Product[], { q, ...filters }: Filters) =>
  products.filter(
    (product) =>
      FILTER_NAMES.every((name) => !filters[name] || valueOf[name](product) === filters[name]) &&
      (!q || hasWords(product, q)),
  )
