import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../ui/dialogs.js'
import { useWords } from '../words/use-words.js'
import { typedAddress } from './clean-markup.js'

interface LinkDialogProps {
  /** The address of the link at hand; empty for a new one. */
  address: string
  onApply: (address: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Asks where a link leads. */
export function LinkDialog({ address, onApply, onRemove, onClose }: LinkDialogProps) {
  const say = useWords()
  const heading = useId()
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React hands it on to the form that the editor stands in.
    event.stopPropagation()
    const given = typedAddress(typed)
    if (given === null) setWrong(true)
    else onApply(given)
  }
  return (
    // The editor takes the focus back itself, at the words that were marked.
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs" disableRestoreFocus>
      <DialogTitle id={heading}>{say('richText.link')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            inputRef={field}
            required
            fullWidth
            margin="dense"
            type="url"
            label={say('richText.address')}
            value={typed}
            error={isWrong}
            helperText={say(isWrong ? 'richText.addressInvalid' : 'richText.addressHelp')}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
            slotProps={{ htmlInput: { maxLength: 500, autoCapitalize: 'none', spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions>
          {address !== '' && (
            <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
              {say('richText.unlink')}
            </Button>
          )}
          <Button onClick={onClose}>{say('edit.cancel')}</Button>
          <Button type="submit" variant="contained">
            {say('richText.setLink')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
