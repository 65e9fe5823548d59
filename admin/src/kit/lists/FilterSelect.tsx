import { type RaRecord, SelectInput, type SelectInputProps } from 'react-admin'
import { nameInWords } from '../../api/names.js'
import { MANY, SearchInput } from '../inputs/ChoiceInput.js'
import { useWords } from '../words/use-words.js'

/** A choice that filters a list. When nothing is chosen, it says that all are shown. */
export function FilterSelect(props: SelectInputProps) {
  return (
    <SelectInput
      emptyText="lists.all"
      helperText={false}
      {...props}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
}

interface RecordFilterProps {
  source: string
  label?: string | undefined
  records: readonly (RaRecord & { name: string })[]
  /** Read by the list: always shown, or only on request. */
  alwaysOn?: boolean
}

/** A product, outlet or supplier that filters a list: one of many is searched by typing. */
export function RecordFilter({ records, label, ...props }: RecordFilterProps) {
  const say = useWords()
  const choices = records.map(({ id, name }) => ({ id: String(id), name: nameInWords(name) }))
  const named = label === undefined ? {} : { label }
  if (choices.length > MANY)
    return <SearchInput source={props.source} {...named} choices={choices} placeholder={say('lists.all')} />
  return <FilterSelect {...props} {...named} choices={choices} translateChoice={false} />
}
