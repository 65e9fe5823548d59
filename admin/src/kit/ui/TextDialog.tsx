import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../ui/dialogs.js'
import { useWords } from '../words/use-words.js'

interface TextDialogProps {
  open: boolean
  title: string
  text?: string
  label: string
  help?: string
  /** The text beside an empty field; when absent, the field may be empty. */
  missing?: string
  /** The first text of the field. */
  initial?: string
  submit: string
  maxLength: number
  multiline?: boolean
  busy: boolean
  onSubmit: (text: string) => void
  onClose: () => void
}

/** Asks for a text. It stays open, with the text, until the server has taken it. */
export function TextDialog({ open, onClose, ...rest }: TextDialogProps) {
  const heading = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{rest.title}</DialogTitle>
      <TextForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function TextForm({
  text,
  label,
  help,
  missing,
  initial = '',
  busy,
  ...form
}: Omit<TextDialogProps, 'open' | 'title'>) {
  const say = useWords()
  const [value, setValue] = useState(initial)
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
            setValue(event.target.value)
            setMissing(false)
          }}
          slotProps={{ htmlInput: { maxLength: form.maxLength } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={form.onClose}>{say('edit.cancel')}</Button>
        <Button type="submit" variant="contained" loading={busy}>
          {form.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
