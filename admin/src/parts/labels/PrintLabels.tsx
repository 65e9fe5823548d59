import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../kit/words/use-words.js'
import { type LabelledBatch } from './use-print-labels.js'

/** Its code comes beside the rows that it stands in. */
const CountField = lazy(async () => ({ default: (await import('./CountField.js')).CountField }))
/** Loaded when the first labels are asked for. */
const LabelsDialog = lazy(() =>
  import('./LabelsDialog.js').then((dialog) => ({ default: dialog.LabelsDialog })),
)

/** How many labels of a batch, and the way to print them. */
export function PrintLabels({ batch }: { batch: LabelledBatch }) {
  const say = useWords()
  const [count, setCount] = useState('1')
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
      <Suspense fallback={<Box sx={{ width: 84, height: 44 }} />}>
        <CountField
          short
          label={say('labels.countOf', { batchNumber: batch.batchNumber })}
          value={count}
          onChange={setCount}
        />
      </Suspense>
      <Button onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
        {say('labels.print')}
      </Button>
      {isOpen && (
        <Suspense>
          <LabelsDialog batch={batch} count={count} onCount={setCount} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
