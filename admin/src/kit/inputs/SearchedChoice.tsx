import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words.js'
import { type Choice, type ChoiceFieldProps } from './choice.js'

const isSame = (one: Choice, other: Choice): boolean => one.id === other.id
const nameOf = ({ name }: Choice): string => name

/** Whether the field is too narrow for the name that stands in it, which the field is given after it is drawn. */
function useIsCut(name: string | undefined) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(name)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const { current } = field
    setCut(text === name && current !== null && current.scrollWidth > current.clientWidth)
  }, [name, text])
  return { field, isCut, setText }
}

/** A choice that is searched by typing. A name that the field cuts stands below it whole. */
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
  const { field, isCut, setText } = useIsCut(chosen?.name)
  const ref = useForkRef(field, inputRef)
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
      onInputChange={(_, text) => setText(text)}
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
          inputRef={ref}
          label={label}
          {...(placeholder === undefined ? {} : { placeholder })}
          error={error ?? false}
          helperText={
            <>
              {isCut && (
                <Box component="span" aria-hidden sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {chosen?.name}
                </Box>
              )}
              {helperText}
            </>
          }
          slotProps={{
            inputLabel: { ...params.InputLabelProps, ...(isShrunk ? { shrink: true } : {}) },
            // react-admin hides what stands below the filters of a list.
            ...(isCut ? { formHelperText: { sx: { '&&&': { display: 'block' } } } } : {}),
          }}
        />
      )}
    />
  )
}
