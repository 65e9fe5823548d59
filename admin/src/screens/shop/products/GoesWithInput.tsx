import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useInput, useResourceContext, useTranslateLabel, type Validator } from 'react-admin'
import { useWords } from '../../../kit/words/use-words.js'

const MOST = 4
const atMostFour: Validator = (value: unknown) =>
  Array.isArray(value) && value.length > MOST ? 'pickle.tooMany' : undefined

interface GoesWithInputProps {
  source: string
  /** The other pickles of the list. */
  others: readonly { code: string; label: string }[]
}

/** Other pickles, in the order in which they are chosen. */
export function GoesWithInput({ source, others }: GoesWithInputProps) {
  const say = useWords()
  const nameOf = useTranslateLabel()
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput<string[]>({ source, defaultValue: [], validate: atMostFour })
  const labels = new Map(others.map(({ code, label }) => [code, label]))
  const fault = fieldState.error?.message
  return (
    <Autocomplete
      multiple
      disablePortal
      id={id}
      options={[...labels.keys()]}
      noOptionsText={say('pickle.noOther')}
      value={(field.value as string[] | null) ?? []}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      filterSelectedOptions
      getOptionLabel={(code) => labels.get(code) ?? code}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          inputRef={field.ref}
          label={nameOf({ source, resource })}
          error={fault !== undefined}
          helperText={fault === undefined ? say('pickle.goesWithHelp') : say('pickle.tooMany')}
        />
      )}
    />
  )
}
