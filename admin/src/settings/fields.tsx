import InputAdornment from '@mui/material/InputAdornment'
import { NumberInput, TextInput } from 'react-admin'
import { useWords, type WordKey } from '../words/use-words.js'

/** A number with its unit behind it. */
export function Amount({ source, unit, step = 1 }: { source: string; unit: WordKey; step?: number }) {
  const say = useWords()
  return (
    <NumberInput
      source={source}
      step={step}
      helperText={false}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{say(unit)}</InputAdornment> },
        htmlInput: { inputMode: step === 1 ? 'numeric' : 'decimal', step },
      }}
    />
  )
}

/** "From 4 to 7": both ends of a range. */
export function Range({ source, unit }: { source: string; unit: WordKey }) {
  return (
    <>
      <Amount source={`${source}.min`} unit={unit} />
      <Amount source={`${source}.max`} unit={unit} />
    </>
  )
}

/** Digits and nothing else: phones, pin codes, licences. */
export function Digits({ source, length }: { source: string; length: number }) {
  return (
    <TextInput
      source={source}
      autoComplete="off"
      helperText={false}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: length } }}
    />
  )
}

export function Line({ source, type }: { source: string; type?: 'email' | 'url' }) {
  return <TextInput source={source} type={type ?? 'text'} autoComplete="off" helperText={false} />
}
