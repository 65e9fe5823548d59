import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../../api/request.js'
import { useWords } from '../../kit/words/use-words.js'

interface NameFormProps {
  /** Has the passkey made and kept under this name. @returns what is wrong, null where nothing is */
  add: (name: string) => Promise<string | null>
  onClose: () => void
}

/** The name of a passkey about to be made. */
export function NameForm({ add, onClose }: NameFormProps) {
  const say = useWords()
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(say('secondFactor.nameRequired'))
    setFault(null)
    setBusy(true)
    try {
      setFault(await add(name.trim()))
    } catch (error) {
      setFault(sentenceOf(error, say('secondFactor.notMade')))
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{say('secondFactor.nameText')}</DialogContentText>
        <TextField
          required
          label={say('secondFactor.name')}
          value={name}
          error={fault !== null}
          helperText={fault ?? say('secondFactor.nameHint')}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 40 }, formHelperText: { role: 'alert' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('secondFactor.cancel')}</Button>
        <Button type="submit" variant="contained" loading={busy}>
          {say('secondFactor.addPasskey')}
        </Button>
      </DialogActions>
    </form>
  )
}
