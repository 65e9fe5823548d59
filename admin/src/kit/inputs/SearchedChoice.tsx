import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useWords } from '../words/use-words.js'
import { type Choice, type ChoiceFieldProps } from './choice.js'

/** The longest name that a field as wide as a phone shows whole. */
const SHOWN_WHOLE = 32

const isSame = (one: Choice, other: Choice): boolean => one.id === other.id
const nameOf = ({ name }: Choice): string => name

/** A choice that is searched by typing. */
export function SearchedChoice<Row extends Choice>({
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
