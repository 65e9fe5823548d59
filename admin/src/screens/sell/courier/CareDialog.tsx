import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { type CareStep } from '../../../api/api-types.js'
import { waitsForOwner } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { LeaveQuestion } from '../../../kit/edit/LeaveQuestion.js'
import { useKeptText } from '../../../kit/kept/kept-text.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useWords } from '../../../kit/words/use-words.js'
import { bodyOf, type CaredWork, type CareValues, firstValues, type StepParcel } from './care-values.js'
import { CareFields } from './CareFields.js'

interface Props {
  work: CaredWork
  parcel: StepParcel
  step: CareStep
  onClose: () => void
}

/** Asks for what a step needs. It stays open, with what was typed, until the server has taken it. */
export function CareDialog({ work, parcel, step, onClose }: Props) {
  const say = useWords()
  const api = useApi()
  const client = useQueryClient()
  const heading = useId()
  const { text, type, clear } = useKeptText(`${step} of ${parcel.reference}`)
  const [first] = useState(() => ({ ...firstValues(parcel, step), note: text }))
  const [values, setValues] = useState<CareValues>(first)
  const doing = useWrite({
    failed: 'courier.stepFailed',
    mutationFn: () => api.careStep(work.orderId, step, bodyOf(step, parcel.reference, values)),
    onSuccess: async () => {
      clear()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['courier-work'] }),
        client.invalidateQueries({ queryKey: ['courier-claims'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
      onClose()
    },
    onError: (error) => {
      if (!waitsForOwner(error)) return
      clear()
      onClose()
    },
  })
  const isTyped = values !== first && !doing.isSuccess
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog
      open
      // A tap beside the dialog is soon made by mistake: what was typed is kept.
      onClose={(_, reason) => (reason === 'backdropClick' && isTyped ? undefined : onClose())}
      aria-labelledby={heading}
      fullWidth
      maxWidth="sm"
    >
      <LeaveQuestion when={isTyped && !doing.isPending} />
      <DialogTitle id={heading}>{say(`careSteps.${step}`)}</DialogTitle>
      {/* The fields scroll, the buttons stay. */}
      <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <Typography>{say(`careTexts.${step}`, { jars: parcel.jarsIn })}</Typography>
          <CareFields
            work={work}
            parcel={parcel}
            step={step}
            values={values}
            onChange={(next) => {
              type(next.note)
              setValues(next)
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              clear()
              onClose()
            }}
          >
            {say('courier.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={doing.isPending}>
            {say(`careSteps.${step}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
