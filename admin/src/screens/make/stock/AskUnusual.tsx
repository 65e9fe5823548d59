import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { setSubmissionErrors, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'

interface AskUnusualProps {
  /** A sentence for each unusual figure; null when there is nothing to confirm. */
  figures: readonly string[] | null
  /** Makes the request to the server of the form, as a save does. */
  transform: (draft: Record<string, unknown>) => object
  onClose: () => void
}

/** In a form: asks about figures that the server finds unusual, and saves again once they are confirmed. */
export function AskUnusual({ figures, transform, onClose }: AskUnusualProps) {
  const say = useWords()
  const title = useId()
  const { save, saving } = useSaveContext()
  const { getValues, setError } = useFormContext()
  const saveAgain = async () => {
    const errors: unknown = await save?.(getValues(), {
      transform: (draft) => ({ ...transform(draft), confirmUnusual: true }),
    })
    if (errors) setSubmissionErrors(errors as Record<string, string>, setError)
    onClose()
  }
  return (
    <Dialog open={figures !== null} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{say('stock.unusualTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {figures?.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('stock.unusualChange')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={saving ?? false}
          onClick={() => void saveAgain()}
        >
          {say('stock.unusualBook')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
