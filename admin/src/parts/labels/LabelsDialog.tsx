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
import { useStore } from 'react-admin'
import { type PrintSheet } from '../../api/api-types.js'
import { type LabelsWanted } from '../../api/labels.js'
import { bodyOf, sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { Dialog } from '../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { saveFile } from '../../kit/ui/save-file.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'
import { CountField, wholeWithin } from './CountField.js'
import { printPdf } from './print-pdf.js'
import { SheetChoice } from './SheetChoice.js'

const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

/** A batch as its labels need it. */
export interface LabelledBatch {
  id: string
  batchNumber: string
}

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
  // Where the last print of this browser ended; another sheet begins with the settings.
  const [next, setNext] = useStore<number | null>('labels.next', null)
  const [cell, setCell] = useState(String(next !== null && next <= cells ? next : sheet.startCell))
  const { print, done, fields, isPending, fileName, reset } = usePrintLabels(batch.batchNumber)
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
      { id: batch.id, count: labels, startCell: first },
      { onSuccess: () => setNext(((first - 1 + labels) % cells) + 1) },
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
              <Box sx={{ mb: 1 }}>{say(`labels.${done.outcome}`)}</Box>
              <Button size="small" onClick={() => saveFile(done.address, fileName)}>
                {say('labels.again')}
              </Button>
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

const fileNameOf = (batchNumber: string) => `labels-${batchNumber}.pdf`

const fieldsOf = (error: unknown) => (bodyOf(error).details?.fields ?? {}) as Record<string, string>
const isOfField = (fields: object) => 'count' in fields || 'startCell' in fields

/** Fetches the labels of a batch and hands them to the printer; says what the server refuses by field. */
function usePrintLabels(batchNumber: string) {
  const api = useApi()
  const { mutate, data, error, isPending, reset } = useWrite({
    failed: 'labels.failed',
    except: (refusal) => isOfField(fieldsOf(refusal)),
    mutationFn: async (wanted: LabelsWanted) => printPdf(await api.labels(wanted), fileNameOf(batchNumber)),
  })
  return {
    print: mutate,
    done: data,
    fileName: fileNameOf(batchNumber),
    fields: fieldsOf(error),
    isPending,
    reset,
  }
}
