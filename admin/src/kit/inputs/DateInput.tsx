import Today from '@mui/icons-material/Today'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'
import { formatDay } from '../ui/format.js'
import { dayInIndia, daysBefore, isDay } from '../ui/ist.js'
import { dayIn } from '../ui/typed-day.js'
import { useWords } from '../words/use-words.js'

/** What the field shows of a day. */
const shownDay = (day: string): string => (isDay(day) ? formatDay(day) : day)

interface DateFieldProps {
  label: ReactNode
  /** `YYYY-MM-DD`, '' for none; or what was typed, where it cannot be read. */
  value: string
  onDay: (day: string) => void
  /** First and last day that the calendar offers. */
  min?: string | undefined
  max?: string | undefined
  id?: string | undefined
  name?: string
  error?: boolean
  helperText?: ReactNode
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  onBlur?: () => void
  sx?: SxProps | undefined
}

/** The native calendar opens where this lies: below the field, unseen. */
const beneath = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' } as const

/**
 * A day outside of a form: read as people write it (docs/domain/basics.md#days-that-people-type) and shown as "24 Nov 2026",
 * whatever the browser's language; or chosen from the browser's calendar. The arrow keys go a day on and back.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onDay, min, max, error = false, helperText, disabled = false, sx, ...field } = props
  const say = useWords()
  const made = useId()
  const id = field.id ?? made
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [today] = useState(() => dayInIndia(new Date()))
  const meant = (text: string) => dayIn(text, today) ?? text
  // What was typed stays while it means the same; another day from outside replaces it.
  const shown = typed !== null && meant(typed) === value ? typed : shownDay(value)
  const isWrong = typed === null && value !== '' && !isDay(value)

  const stepTo = (day: string) => {
    if ((min !== undefined && day < min) || (max !== undefined && day > max)) return
    setTyped(null)
    onDay(day)
  }
  const open = () => {
    try {
      calendar.current?.showPicker()
    } catch {
      // A browser without a calendar: the day is typed.
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (event.altKey) open()
    else stepTo(isDay(value) ? daysBefore(value, step) : today)
  }
  return (
    <TextField
      {...field}
      id={id}
      label={label}
      value={shown}
      disabled={disabled}
      error={error || isWrong}
      helperText={isWrong && !error ? say('days.wrong') : helperText}
      onChange={({ target }) => {
        setTyped(target.value)
        onDay(meant(target.value))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur?.()
      }}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: { autoComplete: 'off', maxLength: 24 },
        input: {
          endAdornment: (
            <>
              <Box
                component="input"
                type="date"
                ref={calendar}
                tabIndex={-1}
                aria-hidden
                value={isDay(value) ? value : ''}
                min={min}
                max={max}
                disabled={disabled}
                onChange={({ target }: { target: HTMLInputElement }) => {
                  setTyped(null)
                  onDay(target.value)
                }}
                sx={beneath}
              />
              <IconButton
                edge="end"
                aria-label={say('days.choose')}
                aria-describedby={`${id}-label`}
                disabled={disabled}
                onClick={open}
              >
                <Today />
              </IconButton>
            </>
          ),
        },
      }}
      {...(sx ? { sx } : {})}
    />
  )
}

interface DateInputProps extends Pick<DateFieldProps, 'min' | 'max' | 'sx'> {
  source: string
  label?: string
  validate?: Validator | readonly Validator[]
  helperText?: ReactNode
}

const readable: Validator = (day: unknown) =>
  typeof day === 'string' && day !== '' && !isDay(day) ? 'days.wrong' : undefined
const within =
  (min?: string, max?: string): Validator =>
  (day: unknown) => {
    if (typeof day !== 'string' || !isDay(day)) return undefined
    if (min !== undefined && day < min) return { message: 'days.tooEarly', args: { day: formatDay(min) } }
    if (max !== undefined && day > max) return { message: 'days.tooLate', args: { day: formatDay(max) } }
    return undefined
  }

/** A day in a form, `YYYY-MM-DD` or null. What cannot be read stays in the field, and no save passes it. */
export function DateInput(props: DateInputProps) {
  const { source, label, min, max, validate = [], helperText = false, sx } = props
  const own = Array.isArray(validate) ? (validate as Validator[]) : [validate as Validator]
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [readable, ...own, within(min, max)],
  })
  const { error, invalid } = fieldState
  return (
    <DateField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={String(field.value)}
      onDay={field.onChange}
      onBlur={field.onBlur}
      min={min}
      max={max}
      error={invalid}
      helperText={
        (helperText !== false || invalid) && (
          <InputHelperText error={error?.message} helperText={helperText as string | false} />
        )
      }
      sx={sx}
    />
  )
}

/** A day that takes effect at once: only one that can be read does, and none where there may be none. */
export function DayChoice({ value, onDay, ...field }: DateFieldProps) {
  const [unread, setUnread] = useState('')
  const change = (day: string) => {
    const isRead = day === '' || isDay(day)
    setUnread(isRead ? '' : day)
    onDay(isRead ? day : '')
  }
  return <DateField {...field} value={unread || value} onDay={change} error={unread !== ''} />
}

interface DateFilterProps {
  source: string
  label?: string
  /** Read by the list: always shown, or only on request. */
  alwaysOn?: boolean
}

/** A day that filters a list. */
export function DateFilter({ source, label }: DateFilterProps) {
  const { field, id } = useInput({ source })
  return (
    <DayChoice
      id={id}
      label={<FieldTitle label={label} source={source} />}
      value={String(field.value)}
      onDay={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
