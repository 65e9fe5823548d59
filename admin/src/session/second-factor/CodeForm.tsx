import './words.js'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { sentenceOf, statusOf } from '../../api/request.js'
import { useWords } from '../../kit/words/use-words.js'
import { sendPasskey, type Shown } from './shown.js'

interface CodeFormProps {
  save: string
  /** Whether a passkey may be shown in place of a code. */
  byPasskey: boolean
  /** Sends what is shown. @throws HttpError, whose sentence is shown */
  send: (shown: Shown) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A dialog's text, and the second factor that it asks for. It stays open until the server has accepted that. */
export function CodeForm({ save, byPasskey, send, onClose, children }: CodeFormProps) {
  const say = useWords()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (sending: () => Promise<void>, wrong: string, otherwise: string) => {
    setFault(null)
    setBusy(true)
    try {
      await sending()
    } catch (error) {
      setFault(statusOf(error) === 401 ? wrong : sentenceOf(error, otherwise))
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (code === '') return setFault(say('secondFactor.required'))
    void attempt(() => send({ code }), say('secondFactor.wrong'), say('secondFactor.tryAgain'))
  }
  const failed = say('secondFactor.passkeyFailed')
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {children}
        {byPasskey && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void attempt(() => sendPasskey(send), failed, failed)}
          >
            {say('secondFactor.usePasskey')}
          </Button>
        )}
        <TextField
          required
          label={say('secondFactor.code')}
          value={code}
          error={fault !== null}
          helperText={fault ?? ' '}
          autoComplete="one-time-code"
          onChange={(event) => setCode(event.target.value.trim())}
          slotProps={{ htmlInput: { maxLength: 24 }, formHelperText: { role: 'alert' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('secondFactor.cancel')}</Button>
        <Button type="submit" variant="contained" loading={busy}>
          {save}
        </Button>
      </DialogActions>
    </form>
  )
}
