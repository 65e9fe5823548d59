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
  const { value, ref, ...rest } = field
  return (
    <FormControlLabel
      htmlFor={id}
      label={nameOf({ source, label, resource })}
      control={
        <Checkbox
          id={id}
          color="secondary"
          checked={Boolean(value)}
          slotProps={{ input: { ref } }}
          {...rest}
        />
      }
    />
  )
}
