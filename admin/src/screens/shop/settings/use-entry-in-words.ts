import { type ShowValue } from '../../../kit/edit/value-in-words.js'
import { useWords } from '../../../kit/words/use-words.js'

interface Entry {
  label: string
  hidden: boolean
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'label' in value && 'hidden' in value

/** A list of the catalogue reads as its labels; the rest reads as any value does. */
export function useEntryInWords(): ShowValue {
  const say = useWords()
  return (_source, value) => {
    if (!Array.isArray(value) || !value.every(isEntry)) return undefined
    return value
      .map(({ label, hidden }) => (hidden ? say('settings.hiddenEntry', { label }) : label))
      .join(', ')
  }
}
