import MenuItem from '@mui/material/MenuItem'
import { type SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { lazy, type ReactNode, Suspense } from 'react'
import { FieldTitle, InputHelperText, SelectInput, useInput, type Validator } from 'react-admin'
import { type Choice, type ChoiceFieldProps } from './choice.js'

/** More than a person takes in at a glance: they are searched by typing. */
export const MANY = 7

/** Lazy: the searched field is a tenth of what all lists share. */
const SearchedChoice = lazy(() =>
  import('./SearchedChoice.js').then((file) => ({ default: file.SearchedChoice })),
)

/** One of several: up to seven as a select, more as a field that is searched by typing. Long names are never cut. */
export function ChoiceField<Row extends Choice>(props: ChoiceFieldProps<Row>) {
  if (props.choices.length <= MANY) return <Listed {...props} />
  const { label, sx, helperText } = props
  return (
    <Suspense fallback={<TextField disabled label={label} helperText={helperText} {...(sx ? { sx } : {})} />}>
      <SearchedChoice {...(props as unknown as ChoiceFieldProps<Choice>)} />
    </Suspense>
  )
}

function Listed<Row extends Choice>({
  value,
  choices,
  onChange,
  draw,
  empty,
  disabled = false,
  error = false,
  label,
  helperText,
  isShrunk,
  placeholder,
  id,
  inputRef,
  onBlur,
  onOpen,
  sx,
}: ChoiceFieldProps<Row>) {
  return (
    <TextField
      select
      label={label}
      value={choices.some((choice) => choice.id === value) ? value : ''}
      disabled={disabled}
      error={error}
      helperText={helperText}
      onChange={({ target }) => onChange(target.value)}
      {...(id === undefined ? {} : { id })}
      {...(inputRef ? { inputRef } : {})}
      {...(onBlur ? { onBlur } : {})}
      slotProps={{
        select: { displayEmpty: placeholder !== undefined, ...(onOpen ? { onOpen } : {}) },
        ...(isShrunk ? { inputLabel: { shrink: true } } : {}),
      }}
      {...(sx ? { sx } : {})}
    >
      {placeholder !== undefined && <MenuItem value="">{placeholder}</MenuItem>}
      {choices.length === 0 && empty !== undefined && <MenuItem disabled>{empty}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {draw ? draw(choice) : choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ChoiceInputProps<Row extends Choice> {
  source: string
  label?: ReactNode
  choices: readonly Row[]
  draw?: (choice: Row) => ReactNode
  isPending?: boolean
  validate?: Validator | Validator[] | undefined
  readOnly?: boolean
  helperText?: ReactNode
  format?: (value: unknown) => unknown
  parse?: (value: unknown) => unknown
  onChange?: () => void
  sx?: SxProps
}

/** A product, batch, outlet, recipe or supplier in a form: few as a select, many searched by typing. */
export function ChoiceInput<Row extends Choice>({ draw, ...props }: ChoiceInputProps<Row>) {
  const { choices, helperText = false, isPending = false, readOnly = false, ...rest } = props
  if (choices.length > MANY) return <SearchInput {...props} {...(draw ? { draw } : {})} />
  return (
    <SelectInput
      {...(rest as { source: string })}
      choices={[...choices]}
      {...(draw ? { optionText: draw } : {})}
      isPending={isPending}
      readOnly={readOnly}
      translateChoice={false}
      helperText={helperText as string | false}
    />
  )
}

export function SearchInput<Row extends Choice>({
  source,
  label,
  choices,
  draw,
  validate,
  readOnly = false,
  helperText = false,
  format,
  parse,
  onChange,
  placeholder,
  sx,
}: ChoiceInputProps<Row> & { placeholder?: string }) {
  const { field, fieldState, id, isRequired } = useInput({
    source,
    ...(validate ? { validate } : {}),
    ...(format ? { format } : {}),
    ...(parse ? { parse } : {}),
    ...(onChange ? { onChange } : {}),
  })
  const { error, invalid } = fieldState
  const isHelped = helperText !== false || invalid
  return (
    <ChoiceField
      id={id}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={String(field.value ?? '')}
      choices={choices}
      draw={draw}
      placeholder={placeholder}
      isShrunk={placeholder !== undefined}
      disabled={readOnly}
      isRequired={isRequired}
      error={invalid}
      helperText={
        isHelped && <InputHelperText error={error?.message} helperText={helperText as string | false} />
      }
      onChange={field.onChange}
      onBlur={field.onBlur}
      sx={sx}
    />
  )
}
