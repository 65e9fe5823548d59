import './words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type Ref, useState } from 'react'
import { useCloseNotification, useNotify } from 'react-admin'
import { useTelling } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'

interface UndoNoticeProps {
  text: string
  onUndo: () => Promise<void>
  ref?: Ref<HTMLDivElement>
}

/** Says that it is done, and takes it back on request. */
export function UndoNotice({ text, onUndo, ref }: UndoNoticeProps) {
  const say = useWords()
  const notify = useNotify()
  const { tell } = useTelling()
  const close = useCloseNotification()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      await onUndo()
      notify('orders.unassigned', { type: 'success' })
    } catch (error) {
      tell('orders.unassignFailed', error)
    }
    close()
  }
  const button = (
    <Button color="inherit" variant="text" loading={busy} onClick={() => void undo()}>
      {say('packing.undo')}
    </Button>
  )
  return (
    <Alert ref={ref} severity="success" variant="filled" action={button} sx={{ alignItems: 'center' }}>
      {text}
    </Alert>
  )
}
