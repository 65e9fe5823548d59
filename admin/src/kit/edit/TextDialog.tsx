import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Dialog } from '../ui/dialogs.js'
import { dropText, keptTextOf } from './kept-text.js'
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
  const name = keptTextOf(`${rest.title} ${about}`)
  const opened = useRef<string | null>(null)
  useEffect(() => {
    // The screen closes it once the text is taken, and a person who does not want it any more.
    if (opened.current !== null && !open) dropText(opened.current)
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
