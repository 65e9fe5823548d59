import TextField from '@mui/material/TextField'

interface CountFieldProps {
  label: string
  value: string
  most: number
  problem?: string | null
  help?: string | undefined
  /** In a row of a table: its name is said, not shown. */
  short?: boolean
  onChange: (value: string) => void
}

/** The whole number from 1 to `most` that stands there; null for anything else. */
export function wholeWithin(text: string, most: number): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= most ? value : null
}

/** A number from 1 on, with what is wrong about it beside it. */
export function CountField({ label, value, most, problem, help, short, onChange }: CountFieldProps) {
  return (
    <TextField
      type="number"
      margin="none"
      value={value}
      error={Boolean(problem)}
      {...(short ? {} : { label, helperText: problem ?? help, fullWidth: true })}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          min: 1,
          max: most,
          step: 1,
          inputMode: 'numeric',
          ...(short ? { 'aria-label': label } : {}),
        },
      }}
      sx={short ? { width: 84, flex: 'none' } : {}}
    />
  )
}
