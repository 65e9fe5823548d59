import { useId, useRef } from 'react'
import { type Product } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { catalog } from '../../words/catalog.js'
import { filters as words } from '../../words/filters.js'
import { choicesOf, FILTER_NAMES, type FilterName, valueOf } from './filter-values.js'
import { applyFilters, type Filters, type Shelf } from './filters.js'
import styles from './ProductFilters.module.css'

interface ChoiceProps {
  products: readonly Product[]
  filters: Filters
  name: FilterName
  onChoose: (filters: Filters) => void
}

/** The values of one filter, each with how many jars it would leave beside the other filters. */
function Choice({ name, products, filters, onChoose }: ChoiceProps) {
  const heading = useId()
  const choices = choicesOf(products, name)
  if (choices.length < 2) return null
  const { [name]: chosen, ...others } = filters
  const left = applyFilters(products, others)
  return (
    <div className={styles['group']} role="group" aria-labelledby={heading}>
      <p id={heading} className={styles['name']}>
        {words.names[name]}
      </p>
      <div className={styles['chips']}>
        {choices.map(([value, word]) => {
          const count = left.filter((product) => valueOf[name](product) === value).length
          const isChosen = chosen === value
          return (
            <button
              key={value}
              type="button"
              className={styles['chip']}
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              onClick={() => onChoose(isChosen ? others : { ...others, [name]: value })}
            >
              {`${word} `}
              <span className={styles['count']}>{count}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

const VIEWS = [
  ['jars', words.everyJar],
  ['pickles', words.byPickle],
] as const

function Views({ view, onChange }: Pick<ProductFiltersProps, 'view' | 'onChange'>) {
  return (
    <div className={styles['views']} role="group" aria-label={words.views}>
      {VIEWS.map(([name, word]) => (
        <button
          key={name}
          type="button"
          className={styles['view']}
          aria-pressed={view === name}
          onClick={() => onChange({ view: name })}
        >
          {word}
        </button>
      ))}
    </div>
  )
}

interface ProductFiltersProps extends Shelf {
  products: readonly Product[]
  onChange: (part: Partial<Shelf>) => void
}

/**
 * Narrows the list by words and by chips, which are kept in the address, and says how it is shown. On narrow screens
 * the chips are one row that scrolls, what is chosen before the others: by style alone, since the server does not know
 * the width.
 */
function ProductFilters({ products, filters, view, onChange }: ProductFiltersProps) {
  const row = useRef<HTMLDivElement>(null)
  const { q = '', ...chips } = filters
  const choose = (next: Filters) => {
    onChange({ filters: next })
    // A chip that is pressed moves to the beginning of the row.
    if (row.current) row.current.scrollLeft = 0
  }
  return (
    <div className={styles['filters']}>
      <input
        type="search"
        className={styles['search']}
        aria-label={words.search}
        placeholder={words.search}
        value={q}
        maxLength={60}
        onChange={({ target }) => choose({ ...filters, q: target.value })}
      />
      <Views view={view} onChange={onChange} />
      <div ref={row} className={styles['groups']} role="group" aria-label={words.filters}>
        {FILTER_NAMES.map((name) => (
          <Choice key={name} name={name} products={products} filters={filters} onChoose={choose} />
        ))}
        {Object.values(chips).some(Boolean) && (
          <Button look="quiet" onClick={() => choose({})}>
            {catalog.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

export default ProductFilters
