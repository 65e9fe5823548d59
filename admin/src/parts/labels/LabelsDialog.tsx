import './words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { type PrintSheet } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { CountField, wholeWithin } from './CountField.js'
import { PrintOutcome } from './PrintOutcome.js'
import { SheetChoice } from './SheetChoice.js'
import { type LabelledBatch, useFirstFree, usePrintLabels } from './use-print-labels.js'

const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

interface LabelsDialogProps {
  batch: LabelledBatch
  count: string
  onCount: (count: string) => void
  onClose: () => void
}

/** How many labels, and where on the sheet they begin. It stays open, so that a sheet that jammed is printed again. */
export function LabelsDialog({ batch, onClose, ...rest }: LabelsDialogProps) {
  const say = useWords()
  const api = useApi()
  const heading = useId()
  const sheet = useQuery({ queryKey: ['label-sheet'], queryFn: ({ signal }) => api.labelSheet(signal) })
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{say('labels.title', { batchNumber: batch.batchNumber })}</DialogTitle>
      {sheet.data ? (
        <LabelsForm {...rest} batch={batch} sheet={sheet.data} onClose={onClose} />
      ) : (
        <DialogContent>
          {sheet.isError ? (
            <ErrorNotice
              message={sentenceOf(sheet.error, say('labels.sheetFailed'))}
              onRetry={() => void sheet.refetch()}
            />
          ) : (
            <ScreenSkeleton rows={1} height={320} />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

function LabelsForm({ batch, sheet, count, onCount, onClose }: LabelsDialogProps & { sheet: PrintSheet }) {
  const say = useWords()
  const cells = sheet.columns * sheet.rows
  const firstFree = useFirstFree()
  const [cell, setCell] = useState(() => String(firstFree.of(sheet)))
  const { print, done, fields, isPending, reset } = usePrintLabels()
  const [tried, setTried] = useState(false)
  const labels = wholeWithin(count, sheet.mostLabels)
  const first = wholeWithin(cell, cells)
  const change = (set: (value: string) => void) => (value: string) => {
    reset()
    set(value)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (labels === null || first === null) return
    print(
      { batch, count: labels, startCell: first },
      { onSuccess: () => firstFree.printed(sheet, first, labels) },
    )
  }
  const sheets = Math.ceil(((first ?? 1) - 1 + (labels ?? 0)) / cells)
  return (
    // The sheet scrolls, the buttons stay.
    <Box component="form" noValidate onSubmit={submit} sx={column}>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <CountField
          label={say('labels.count')}
          value={count}
          problem={
            fields['count'] ??
            (tried && labels === null ? say('labels.wrongCount', { most: sheet.mostLabels }) : null)
          }
          help={sheets > 1 ? say('labels.sheets', { smart_count: sheets }) : undefined}
          onChange={change(onCount)}
        />
        <CountField
          label={say('labels.startCell')}
          value={cell}
          problem={
            fields['startCell'] ?? (tried && first === null ? say('labels.wrongCell', { cells }) : null)
          }
          onChange={change(setCell)}
        />
        <SheetChoice
          sheet={sheet}
          count={labels ?? 0}
          value={first ?? 0}
          onChange={(chosen) => change(setCell)(String(chosen))}
        />
        <Typography variant="body2" color="text.secondary">
          {say('labels.ownSize')}
        </Typography>
        <Box role="status">
          {done && (
            <Alert severity="info" variant="outlined">
              <PrintOutcome done={done} />
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('labels.close')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {say('labels.print')}
        </Button>
      </DialogActions>
    </Box>
  )
}
