import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { setSubmissionErrors, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'

interface KeepRunCostsProps {
  /** The runs that were costed with the old price; null when there is nothing to ask. */
  runs: readonly string[] | null
  /** Makes the request to the server of the form, as a save does. */
  transform: (draft: Record<string, unknown>) => object
  onClose: () => void
}

/** In a form: says what a new price means for runs that were costed with the old one, and saves again. */
export function KeepRunCosts({ runs, transform, onClose }: KeepRunCostsProps) {
  const say = useWords()
  const title = useId()
  const { save, saving } = useSaveContext()
  const { getValues, setError } = useFormContext()
  const saveAgain = async (how: { keepRunCosts: true } | { recostRuns: true }) => {
    const errors: unknown = await save?.(getValues(), {
      transform: (draft) => ({ ...transform(draft), ...how }),
    })
    if (errors) setSubmissionErrors(errors as Record<string, string>, setError)
    onClose()
  }
  const isSaving = saving ?? false
  return (
    <Dialog open={runs !== null} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{say('stock.priceUsedTitle')}</DialogTitle>
      <DialogContent>{say('stock.priceUsedText', { runs: runs?.join(', ') ?? '' })}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('edit.cancel')}</Button>
        <Button disabled={isSaving} onClick={() => void saveAgain({ recostRuns: true })}>
          {say('stock.priceUsedRecost')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          disabled={isSaving}
          onClick={() => void saveAgain({ keepRunCosts: true })}
        >
          {say('stock.priceUsedKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
