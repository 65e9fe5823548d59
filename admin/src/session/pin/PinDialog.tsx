import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { sentenceOf, statusOf } from '../../api/request.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { type pinWords } from './words.js'

export type SayPin = (key: keyof (typeof pinWords)['pin']) => string

interface PinDialogProps {
  say: SayPin
  title: string
  text: string
  label: string
  save: string
  autoComplete: 'current-password' | 'new-password'
  /** What is wrong with what was typed; null where nothing is. */
  check: (pin: string) => string | null
  /** Sends the PIN. @throws HttpError, whose sentence is shown */
  send: (pin: string) => Promise<void>
  onClose: () => void
}

/** Asks for a PIN, and stays open until the server has taken it or the person gives up. */
export function PinDialog(props: PinDialogProps) {
  const { say, title, text, label, save, autoComplete, check, send, onClose } = props
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ids = { title: useId(), text: useId() }
  const submit = async (event: SubmitEvent) => {
    // The dialog may stand in another form's tree: its submit is not theirs.
    event.preventDefault()
    event.stopPropagation()
    const wrong = check(pin)
    setFault(wrong)
    if (wrong !== null) return
    setBusy(true)
    try {
      await send(pin)
    } catch (error) {
      setFault(statusOf(error) === 401 ? say('wrong') : sentenceOf(error, say('failed')))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      // At once: a later focus would move text that is being typed, in this dialog or in one above it.
      slotProps={{ transition: { onEnter: () => field.current?.focus() } }}
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={ids.title}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText id={ids.text}>{text}</DialogContentText>
          <TextField
            inputRef={field}
            required
            type="password"
            label={label}
            value={pin}
            error={fault !== null}
            helperText={fault ?? ' '}
            autoComplete={autoComplete}
            onChange={(event) => setPin(event.target.value.trim())}
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 12 },
              formHelperText: { role: 'alert' },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
