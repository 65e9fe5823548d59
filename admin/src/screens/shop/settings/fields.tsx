import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from 'react-admin'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { type Measure } from '../../../kit/ui/typed-number.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

const MEASURES: Partial<Record<WordKey, Measure>> = {
  'settings.rupees': 'RUPEES',
  'settings.grams': 'G',
  'settings.jars': 'PC',
}

/** A number with its unit behind it. */
export function Amount({ source, unit }: { source: string; unit: WordKey }) {
  const say = useWords()
  return (
    <FigureInput
      source={source}
      measure={MEASURES[unit] ?? 'NUMBER'}
      endAdornment={<InputAdornment position="end">{say(unit)}</InputAdornment>}
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
