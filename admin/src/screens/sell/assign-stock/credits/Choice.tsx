import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

/** A choice of one among a few, all of them in sight. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const heading = useId()
  return (
    <FormControl>
      <FormLabel id={heading}>{label}</FormLabel>
      <RadioGroup aria-labelledby={heading} value={value} onChange={(_, chosen) => onChange(chosen as Value)}>
        {options.map(({ value: option, text }) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
