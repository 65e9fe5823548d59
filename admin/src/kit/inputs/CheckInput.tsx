import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useInput, useResourceContext, useTranslateLabel } from 'react-admin'

interface CheckInputProps {
  source: string
  label?: string
  /** Ticked at first. */
  ticked?: boolean
}

/** A checkbox with its words beside it. */
export function CheckInput({ source, label, ticked = false }: CheckInputProps) {
  const nameOf = useTranslateLabel()
  const resource = useResourceContext()
  const { field, id } = useInput({ source, defaultValue: ticked })
  return (
    <FormControlLabel
      htmlFor={id}
      label={nameOf({ source, label, resource })}
      control={
        <Checkbox
          id={id}
          name={field.name}
          color="secondary"
          checked={Boolean(field.value)}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
