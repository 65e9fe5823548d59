import { useId } from 'react'
import { type Place } from '../../api/geo.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { place as words } from '../../words/account.js'
import styles from './Location.module.css'
import { usePlaceSearch } from './use-place-search.js'

/** Types into suggestions: arrow keys move through them, Enter takes one, Escape closes the list. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  const { text, options, open, active, status, type, search, choose, onKeyDown, close } =
    usePlaceSearch(onChoose)
  const list = useId()
  const optionId = (index: number) => `${list}-${index}`
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault()
        void search()
      }}
    >
      <div className={styles['box']}>
        <Field
          label={words.search}
          hint={words.searchHint}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div
          id={list}
          role="listbox"
          aria-label={words.suggestions}
          className={styles['list']}
          hidden={!open}
        >
          {options?.map((option, index) => (
            // Focus stays in the text field, whose arrow keys choose an option (the combobox pattern).
            <div
              key={`${option.label} ${option.lat} ${option.lng}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles['option']}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              onKeyDown={onKeyDown}
            >
              {option.label}
            </div>
          ))}
        </div>
      </div>
      <Button type="submit" look="quiet">
        {words.find}
      </Button>
      <p className={styles['status']} role="status">
        {status}
      </p>
    </form>
  )
}
