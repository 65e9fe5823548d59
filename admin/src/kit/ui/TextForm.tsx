import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useKeptText } from '../kept/kept-text.js'
import { useWords } from '../words/use-words.js'

export interface TextFormProps {
  text?: string
  label: string
  help?: string
  /** Said beside the field when it is left empty; without it, it may be empty. */
  missing?: string
  /** What stands in the field to begin with. */
  initial?: string
  submit: string
  maxLength: number
  /** Under which what is typed is kept on this device, until it is sent (`dropText`) or cancelled. */
  kept?: string
  multiline?: boolean
  busy: boolean
  onSubmit: (text: string) => void
  onClose: () => void
}

/** The field of a question, and its buttons. */
export function TextForm({ text, label, help, missing, initial = '', kept, busy, ...form }: TextFormProps) {
  const say = useWords()
  const { text: value, type, clear } = useKeptText(kept ?? null, initial)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = value.trim()
    const lacks = given === '' && missing !== undefined
    setMissing(lacks)
    if (!lacks) form.onSubmit(given)
  }
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
        {text && <Typography>{text}</Typography>}
        <TextField
          inputRef={field}
          required={missing !== undefined}
          fullWidth
          margin="dense"
          label={label}
          value={value}
          multiline={form.multiline ?? false}
          error={isMissing}
          helperText={isMissing ? missing : help}
          onChange={(event) => {
            type(event.target.value)
            setMissing(false)
          }}
          slotProps={{ htmlInput: { maxLength: form.maxLength } }}
        />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            clear()
            form.onClose()
          }}
        >
          {say('edit.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {form.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
