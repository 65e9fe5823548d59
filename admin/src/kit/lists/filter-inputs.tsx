import { type RaRecord, SelectInput, type SelectInputProps, useTranslate } from 'react-admin'
import { nameInWords } from '../../api/names.js'
import { type Choice } from '../inputs/choice.js'
import { MANY, SearchInput } from '../inputs/ChoiceInput.js'

export { DateInput, TextInput } from 'react-admin'

type FilterSelectProps = Omit<SelectInputProps, 'source' | 'choices'> & {
  source: string
  choices: { id: string | boolean; name: string }[]
}

/** A choice that filters a list; one of many is searched by typing. When nothing is chosen, it says that all are shown. */
export function FilterSelect(props: FilterSelectProps) {
  const translate = useTranslate()
  const { source, label, choices, translateChoice = true } = props
  if (choices.length > MANY)
    return (
      <SearchInput<Choice>
        source={source}
        {...(label === undefined ? {} : { label })}
        choices={choices.map(({ id, name }) => ({
          id: String(id),
          name: translateChoice === false ? name : translate(name),
        }))}
        placeholder={translate('lists.all')}
      />
    )
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

/** A product, outlet or supplier that filters a list. */
export function RecordFilter({ records, label, ...props }: RecordFilterProps) {
  const choices = records.map(({ id, name }) => ({ id: String(id), name: nameInWords(name) }))
  const named = label === undefined ? {} : { label }
  return <FilterSelect {...props} {...named} choices={choices} translateChoice={false} />
}
