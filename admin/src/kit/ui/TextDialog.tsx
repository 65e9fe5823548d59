import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useId } from 'react'
import { Dialog } from '../ui/dialogs.js'
import { type TextFormProps } from './TextForm.js'

/** A field's code comes with the first question. */
const TextForm = lazy(async () => ({ default: (await import('./TextForm.js')).TextForm }))

interface TextDialogProps extends TextFormProps {
  open: boolean
  title: string
}

/** Asks for a text. It stays open, with the text, until the server has taken it. */
export function TextDialog({ open, onClose, ...rest }: TextDialogProps) {
  const heading = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{rest.title}</DialogTitle>
      <Suspense fallback={null}>
        <TextForm {...rest} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
