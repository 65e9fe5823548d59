import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type Ref, useState } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'
import { useWords, type WordKey } from '../words/use-words.js'
import { useTelling } from './Refusals.js'

interface UndoNoticeProps {
  text: string
  onUndo: () => Promise<void>
  /** Texts after the step was undone, and when that failed without a reason of the server. */
  undone: WordKey
  failed: WordKey
  ref?: Ref<HTMLDivElement>
}

/** Says that a step is done, and undoes it on request. */
export function UndoNotice({ text, onUndo, undone, failed, ref }: UndoNoticeProps) {
  const say = useWords()
  const notify = useNotify()
  const { tell } = useTelling()
  const close = useCloseNotification()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      await onUndo()
      notify(undone, { type: 'success' })
    } catch (error) {
      tell(failed, error)
    }
    close()
  }
  const button = (
    <Button color="inherit" variant="text" loading={busy} onClick={() => void undo()}>
      {say('edit.undo')}
    </Button>
  )
  return (
    <Alert ref={ref} severity="success" variant="filled" action={button} sx={{ alignItems: 'center' }}>
      {text}
    </Alert>
  )
}
