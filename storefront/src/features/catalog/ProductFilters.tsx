import { useId, useState } from 'react'
import { type Product } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { catalog } from '../../words/catalog.js'
import { choicesOf, FILTER_NAMES, type FilterName, valueOf } from './filter-values.js'
import { applyFilters, type Filters } from './filters.js'
import styles from './ProductFilters.module.css'

interface ProductFiltersProps {
  products: readonly Product[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The values of one filter, each with how many jars it would leave beside the other filters. */
function Choice({ name, products, filters, onChange }: ProductFiltersProps & { name: FilterName }) {
  const heading = useId()
  const choices = choicesOf(products, name)
  if (choices.length < 2) return null
  const { [name]: chosen, ...others } = filters
  const left = applyFilters(products, others)
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className={styles['name']}>
        {catalog.filterNames[name]}
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
              onClick={() => onChange(isChosen ? others : { ...others, [name]: value })}
            >
              {word} <span className={styles['count']}>{count}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}

/**
 * Narrows the list by words and by chips, which are kept in the address. On narrow screens the chips are folded; wide
 * ones show them at once, by style alone, since the server does not know the width.
 */
export function ProductFilters(props: ProductFiltersProps) {
  const { filters, onChange } = props
  const [open, setOpen] = useState(false)
  const { q = '', ...chips } = filters
  const chosen = Object.values(chips).filter(Boolean).length
  return (
    <div className={styles['filters']}>
      <input
        type="search"
        className={styles['search']}
        aria-label={catalog.search}
        placeholder={catalog.search}
        value={q}
        maxLength={60}
        onChange={({ target }) => onChange({ ...filters, q: target.value })}
      />
      <details
        className={styles['folded']}
        open={open || chosen > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles['summary']}>
          {catalog.filters}
          {chosen > 0 && ` (${chosen})`}
        </summary>
        <div className={styles['groups']}>
          {FILTER_NAMES.map((name) => (
            <Choice key={name} name={name} {...props} />
          ))}
          {chosen > 0 && (
            <Button look="quiet" onClick={() => onChange({})}>
              {catalog.clear}
            </Button>
          )}
        </div>
      </details>
    </div>
  )
}
