import '../../words/en/batch.js'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { Form, ResourceContextProvider, SaveButton } from 'react-admin'
import { bodyOf, sentenceOf } from '../../data/request.js'
import { ErrorNotice } from '../../ui/ErrorNotice.js'
import { useWords } from '../../words/use-words.js'

interface StepDialogProps<Values> {
  title: string
  text: string
  submit: string
  /** What stands in the fields at first. */
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
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (values: object) => {
    setProblem(null)
    try {
      await onSubmit(values as Values)
      return undefined
    } catch (error) {
      setProblem(sentenceOf(error, say('batch.actionFailed')))
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
            {problem && <ErrorNotice message={problem} />}
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
