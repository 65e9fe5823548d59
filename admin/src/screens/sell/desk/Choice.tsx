import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Controller, useFormContext } from 'react-hook-form'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { type DeskForm } from './draft.js'

interface ChoiceProps {
  name: 'channel' | 'handover' | 'payment'
  label: WordKey
  options: readonly { value: string; text: WordKey }[]
}

/** A choice of one among a few, each a button that a thumb finds. */
export function Choice({ name, label, options }: ChoiceProps) {
  const say = useWords()
  const { control } = useFormContext<DeskForm>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={field.value}
          aria-label={say(label)}
          onChange={(_, value: string | null) => value !== null && field.onChange(value)}
        >
          {options.map(({ value, text }) => (
            <ToggleButton key={value} value={value} sx={{ minHeight: 48, textTransform: 'none', px: 0.5 }}>
              {say(text)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    />
  )
}
