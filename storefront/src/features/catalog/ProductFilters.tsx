import { useState } from 'react'
import { type Product } from '../../api/types.js'
import { Button } from '../../ui/Button.js'
import { catalog } from '../../words/catalog.js'
import { choicesOf, FILTER_NAMES, type FilterName } from './filter-values.js'
import { type Filters } from './filters.js'
import styles from './ProductFilters.module.css'

interface ProductFiltersProps {
  products: readonly Product[]
  filters: Filters
  onChange: (filters: Filters) => void
}

function Choice({ name, products, filters, onChange }: ProductFiltersProps & { name: FilterName }) {
  const choices = choicesOf(products, name)
  if (choices.length < 2) return null
  return (
    <label className={styles['choice']}>
      {catalog.filterNames[name]}
      <select
        className={styles['select']}
        value={filters[name] ?? ''}
        onChange={({ target: { value } }) => {
          const { [name]: _before, ...others } = filters
          onChange(value ? { ...others, [name]: value } : others)
        }}
      >
        <option value="">{catalog.all}</option>
        {choices.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

/**
 * Filters the grid. The choice is kept in the address, so that Back, a reload and a link find it again. On narrow screens the filters
 * are folded; wide ones show them at once, by style alone, since the server does not know the width.
 */
export function ProductFilters(props: ProductFiltersProps) {
  const [open, setOpen] = useState(false)
  const chosen = Object.values(props.filters).filter(Boolean).length
  return (
    <details
      className={styles['filters']}
      open={open || chosen > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        {catalog.filters}
        {chosen > 0 && ` (${chosen})`}
      </summary>
      <div className={styles['row']}>
        {FILTER_NAMES.map((name) => (
          <Choice key={name} name={name} {...props} />
        ))}
        {chosen > 0 && (
          <Button look="quiet" onClick={() => props.onChange({})}>
            {catalog.clear}
          </Button>
        )}
      </div>
    </details>
  )
}
