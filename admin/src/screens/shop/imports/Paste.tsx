import './words.js'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import { useWords } from '../../../kit/words/use-words.js'

interface PasteProps {
  busy: boolean
  /** Given the pasted cells as the file that they would be. */
  onPaste: (file: File) => void
}

/** Cells from a spreadsheet, instead of a file: what is copied there is a table with tabs. */
export function Paste({ busy, onPaste }: PasteProps) {
  const say = useWords()
  const [text, setText] = useState('')
  const check = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onPaste(new File([text], say('imports.pasted'), { type: 'text/csv' }))
  }
  return (
    <form onSubmit={check} style={{ display: 'grid', gap: 8 }}>
      <TextField
        label={say('imports.paste')}
        helperText={say('imports.pasteHelp')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{ htmlInput: { spellCheck: false, sx: { fontFamily: 'monospace', whiteSpace: 'pre' } } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={busy || text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {say('imports.check')}
      </Button>
    </form>
  )
}
