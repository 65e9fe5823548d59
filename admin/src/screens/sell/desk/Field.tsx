import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Controller, type RegisterOptions, useFormContext } from 'react-hook-form'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { type DeskForm } from './draft.js'

type FieldName =
  | 'customerNumber'
  | 'contactName'
  | 'address'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'reference'
  | 'gstin'
  | 'businessName'

interface FieldProps {
  name: FieldName
  label: WordKey
  most: number
  numeric?: boolean
  rules?: RegisterOptions<DeskForm, FieldName>
  help?: string
  multiline?: TextFieldProps['multiline']
}

/** A text of the order; what is wrong with it stands below it. */
export function Field({ name, label, most, numeric = false, rules = {}, help, multiline }: FieldProps) {
  const say = useWords()
  const { control } = useFormContext<DeskForm>()
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={say(label)}
          error={error !== undefined}
          helperText={error?.message ?? help}
          multiline={multiline ?? false}
          slotProps={{
            htmlInput: { maxLength: most, ...(numeric ? { inputMode: 'numeric' as const } : {}) },
          }}
        />
      )}
    />
  )
}
