import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import { type SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type ReactNode, type Ref } from 'react'
import { FieldTitle, InputHelperText, SelectInput, useInput, type Validator } from 'react-admin'
import { useWords } from '../words/use-words.js'

export interface Choice {
  id: string
  name: string
}

/** More than a person takes in at a glance: they are searched by typing. */
export const MANY = 7

/** The longest name that a field as wide as a phone shows whole. */
const SHOWN_WHOLE = 32

interface ChoiceFieldProps<Row extends Choice> {
  label: ReactNode
  value: string
  choices: readonly Row[]
  onChange: (id: string) => void
  /** How an option is drawn; its name, if not said. */
  draw?: ((choice: Row) => ReactNode) | undefined
  /** Said when there is no choice. */
  empty?: string | undefined
  disabled?: boolean | undefined
  error?: boolean | undefined
  helperText?: ReactNode
  /** Something has to be chosen: a choice cannot be taken away. */
  isRequired?: boolean | undefined
  id?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  onBlur?: (() => void) | undefined
  onOpen?: (() => void) | undefined
  isShrunk?: boolean | undefined
  /** Stands in the field while nothing is chosen. */
  placeholder?: string | undefined
  sx?: SxProps | undefined
}

/** One of several: up to seven as a select, more as a field that is searched by typing. Long names are never cut. */
export function ChoiceField<Row extends Choice>(props: ChoiceFieldProps<Row>) {
  return props.choices.length > MANY ? <Searched {...props} /> : <Listed {...props} />
}

const isSame = (one: Choice, other: Choice): boolean => one.id === other.id
const nameOf = ({ name }: Choice): string => name

function Searched<Row extends Choice>({
  value,
  choices,
  onChange,
  draw,
  isRequired = false,
  disabled = false,
  id,
  inputRef,
  onBlur,
  onOpen,
  helperText,
  isShrunk,
  placeholder,
  sx,
  label,
  error,
}: ChoiceFieldProps<Row>) {
  const say = useWords()
  const chosen = choices.find((choice) => choice.id === value) ?? null
  return (
    <Autocomplete<Row>
      {...(id === undefined ? {} : { id })}
      {...(sx ? { sx } : {})}
      options={choices}
      value={chosen}
      disabled={disabled}
      disableClearable={(isRequired && chosen !== null) as false}
      autoHighlight
      openOnFocus={false}
      isOptionEqualToValue={isSame}
      getOptionLabel={nameOf}
      getOptionKey={(choice) => choice.id}
      noOptionsText={say('lists.noChoice')}
      clearText={say('lists.clearChoice')}
      openText={say('lists.openChoices')}
      closeText={say('lists.closeChoices')}
      onChange={(_, choice: Row | null) => onChange(choice?.id ?? '')}
      {...(onBlur ? { onBlur } : {})}
      {...(onOpen ? { onOpen } : {})}
      renderOption={({ key, ...option }, choice) => (
        <Box component="li" key={key} {...option} sx={{ minHeight: 44, overflowWrap: 'anywhere' }}>
          {draw ? draw(choice) : choice.name}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...(inputRef ? { inputRef } : {})}
          label={label}
          {...(placeholder === undefined ? {} : { placeholder })}
          error={error ?? false}
          helperText={
            <>
              {chosen && chosen.name.length > SHOWN_WHOLE && (
                <Box component="span" aria-hidden sx={{ display: { xs: 'block', sm: 'none' } }}>
                  {chosen.name}
                </Box>
              )}
              {helperText}
            </>
          }
          {...(isShrunk ? { slotProps: { inputLabel: { ...params.InputLabelProps, shrink: true } } } : {})}
        />
      )}
    />
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
