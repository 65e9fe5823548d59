import './step-words.js'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Form, ResourceContextProvider, SaveButton } from 'react-admin'
import { bodyOf } from '../../api/request.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { useTelling } from '../../kit/ui/Refusals.js'
import { useWords } from '../../kit/words/use-words.js'

interface StepDialogProps<Values> {
  title: string
  text: string
  submit: string
  /** Initial values of the fields. */
  blank?: Partial<Values>
  /** Carries the step out. @throws HttpError; its sentences by field stand beside their fields */
  onSubmit: (values: Values) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Asks for what a step needs. It stays open, with what was typed, until the server has taken it. */
export function StepDialog<Values extends object>({
  title,
  text,
  submit,
  blank,
  onSubmit,
  onClose,
  children,
}: StepDialogProps<Values>) {
  const say = useWords()
  const heading = useId()
  const { tell, forget } = useTelling()
  const send = async (values: object) => {
    forget('step.failed')
    try {
      await onSubmit(values as Values)
      return undefined
    } catch (error) {
      tell('step.failed', error)
      return bodyOf(error).details?.fields
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ResourceContextProvider value="stock">
        <Form record={blank} onSubmit={send} noValidate>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: 0, '& .MuiFormControl-root': { m: 0 } }}>
            <Typography>{text}</Typography>
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{say('edit.cancel')}</Button>
            <SaveButton label={submit} alwaysEnable icon={<></>} />
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  )
}
