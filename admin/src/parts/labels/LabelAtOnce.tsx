import './words.js'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { useWords } from '../../kit/words/use-words.js'
import { PrintOutcome } from './PrintOutcome.js'
import { type LabelledBatch, useFirstFree, usePrintLabels } from './use-print-labels.js'

/** Prints one label of a batch without being asked, on the first free label of the sheet, and says what became of it. */
export function LabelAtOnce({ batch }: { batch: LabelledBatch }) {
  const say = useWords()
  const api = useApi()
  const sheet = useQuery({ queryKey: ['label-sheet'], queryFn: ({ signal }) => api.labelSheet(signal) })
  const firstFree = useFirstFree()
  const { print, done } = usePrintLabels()
  const isSent = useRef(false)
  useEffect(() => {
    if (!sheet.data || isSent.current) return
    isSent.current = true
    const { data } = sheet
    const startCell = firstFree.of(data)
    print({ batch, count: 1, startCell }, { onSuccess: () => firstFree.printed(data, startCell, 1) })
  }, [batch, firstFree, print, sheet])
  if (sheet.isError)
    return (
      <ErrorNotice
        message={sentenceOf(sheet.error, say('labels.sheetFailed'))}
        onRetry={() => void sheet.refetch()}
      />
    )
  return <Box>{done && <PrintOutcome done={done} />}</Box>
}
