import { type SxProps } from '@mui/material/styles'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'
import { type Measure, numberIn, numberWritten } from '../ui/typed-number.js'
import { useWords, type WordKey } from '../words/use-words.js'

/** The sentence, with an example, for what a field of this measure cannot read. */
export const notANumber = (measure: Measure): WordKey => `numbers.${measure}`

interface FigureInputProps {
  source: string
  label?: ReactNode
  /** The measure of the number, whose unit may be typed after it. */
  measure?: Measure
  validate?: Validator | readonly Validator[] | undefined
  readOnly?: boolean
  /** Marked as required, though it follows from other fields. */
  isRequired?: boolean
  helperText?: ReactNode
  /** In front of the figure, or behind it. */
  startAdornment?: ReactNode
  endAdornment?: ReactNode
  /** The label stands above also while the field is empty. */
  isShrunk?: boolean
  onChange?: () => void
  onBlur?: () => void
  sx?: SxProps
}

/**
 * A number in a form, read as people write it (docs/domain/basics.md#numbers-that-people-type). The form holds a number, null,
 * or NaN for what cannot be read, which no save passes.
 */
export function FigureInput({
  source,
  label,
  measure = 'NUMBER',
  validate = [],
  readOnly = false,
  isRequired: isMarked = false,
  helperText = false,
  startAdornment,
  endAdornment,
  isShrunk = false,
  onChange,
  onBlur,
  sx,
}: FigureInputProps) {
  const understood: Validator = (value: unknown) => (Number.isNaN(value) ? notANumber(measure) : undefined)
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [
      understood,
      ...(Array.isArray(validate) ? (validate as Validator[]) : [validate as Validator]),
    ],
    defaultValue: null,
    parse: (value: unknown) => value,
    format: (value: unknown) => value,
    ...(onChange ? { onChange } : {}),
    ...(onBlur ? { onBlur } : {}),
  })
  const value = typeof field.value === 'number' ? field.value : null
  const [text, setText] = useTyped(value, measure, field.onChange)
  const { error, invalid } = fieldState
  // The first error of the field: it cannot be read, or the form refuses it.
  const fault = Number.isNaN(value) ? notANumber(measure) : error?.message
  const isHelped = helperText !== false || invalid
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired || isMarked} />}
      value={text}
      disabled={readOnly}
      error={invalid}
      helperText={isHelped && <InputHelperText error={fault} helperText={helperText as string | false} />}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(numberIn(target.value, measure))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setText(numberWritten(value))
        field.onBlur()
      }}
      slotProps={{
        htmlInput: {
          inputMode: measure === 'PC' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          maxLength: 24,
        },
        input: { startAdornment, endAdornment },
        ...(isShrunk ? { inputLabel: { shrink: true } } : {}),
      }}
      {...(sx ? { sx } : {})}
    />
  )
}

/** The text of the field: as it was typed, until the form holds another number or uses another unit. */
function useTyped(value: number | null, measure: Measure, change: (value: number | null) => void) {
  const [text, setText] = useState(() => numberWritten(value))
  const typedIn = useRef(measure)
  useEffect(() => {
    const before = typedIn.current
    typedIn.current = measure
    if (!Object.is(numberIn(text, before), value)) setText(numberWritten(value))
    else if (before !== measure) change(numberIn(text, measure))
    // Asked when the form changes, not with each letter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value, measure])
  return [text, setText] as const
}

type FigureFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  value: string
  measure: Measure
  onText: (text: string) => void
}

/**
 * A number outside of a form: the screen keeps the typed text, and the field shows when it cannot be read.
 */
export function FigureField({ value, measure, onText, error, helperText, ...field }: FigureFieldProps) {
  const say = useWords()
  const [isTyping, setTyping] = useState(false)
  const isWrong = !isTyping && Number.isNaN(numberIn(value, measure))
  return (
    <TextField
      {...field}
      value={value}
      error={isWrong || (error ?? false)}
      helperText={isWrong ? say(notANumber(measure)) : helperText}
      onChange={({ target }) => onText(target.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      slotProps={{
        ...field.slotProps,
        htmlInput: {
          inputMode: measure === 'PC' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          maxLength: 24,
          ...(field.slotProps?.htmlInput as object | undefined),
        },
      }}
    />
  )
}
