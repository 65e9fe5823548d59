import { FigureField } from '../../kit/inputs/FigureInput.js'
import { numberIn } from '../../kit/ui/typed-number.js'

interface CountFieldProps {
  label: string
  value: string
  problem?: string | null
  help?: string | undefined
  /** The field stands in a row of a table: its label is read aloud, not shown. */
  short?: boolean
  onChange: (value: string) => void
}

/** The whole number from 1 to `most` that a text says; null for anything else. */
export function wholeWithin(text: string, most: number): number | null {
  const value = numberIn(text, 'PC') ?? 0
  return value >= 1 && value <= most ? value : null
}

/** A number from 1 on, with what is wrong about it beside it. */
export function CountField({ label, value, problem, help, short, onChange }: CountFieldProps) {
  return (
    <FigureField
      measure="PC"
      margin="none"
      value={value}
      error={Boolean(problem)}
      {...(short ? {} : { label, helperText: problem ?? help, fullWidth: true })}
      onText={onChange}
      slotProps={{ htmlInput: short ? { 'aria-label': label } : {} }}
      sx={short ? { width: 84, flex: 'none' } : {}}
    />
  )
}
