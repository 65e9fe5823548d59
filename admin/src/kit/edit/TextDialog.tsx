import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Dialog } from '../ui/dialogs.js'
import { type TextFormProps } from './TextForm.js'

/** A field's code comes with the first question. */
const TextForm = lazy(async () => ({ default: (await import('./TextForm.js')).TextForm }))

interface TextDialogProps extends Omit<TextFormProps, 'name'> {
  open: boolean
  title: string
  /** The thing that is asked about, where its title does not name it: texts of one thing never show at another. */
  about?: string
}

/** Asks for a text. It stays open, with the text, until the server has taken it; the device keeps the text as long. */
export function TextDialog({ open, onClose, about = '', ...rest }: TextDialogProps) {
  const heading = useId()
  const name = `${window.location.pathname} ${rest.title} ${about}`
  const opened = useRef<string | null>(null)
  useEffect(() => {
    // The screen closes it once the text is taken, and a person who does not want it any more.
    const closed = open ? null : opened.current
    if (closed !== null) void import('./kept-text.js').then(({ dropText }) => dropText(closed))
    opened.current = open ? name : null
  }, [open, name])
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{rest.title}</DialogTitle>
      <Suspense fallback={null}>
        <TextForm {...rest} name={name} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
