import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { BatchFinder } from './BatchFinder.js'
import { FigureForm } from './FigureForm.js'
import { Scanner } from './Scanner.js'
import { type CountAtHand } from './use-count.js'

interface CountEntryProps {
  hand: CountAtHand
  /** The batch that is being counted. */
  chosen: string | null
  onChoose: (batchNumber: string | null) => void
}

/** Find a batch, enter how much is there, go on to the next. The camera stays on for people who scan. */
export function CountEntry({ hand: { shelf, view, outbox }, chosen, onChoose }: CountEntryProps) {
  const say = useWords()
  const notify = useNotify()
  const finder = useRef<HTMLInputElement>(null)
  const [camera, setCamera] = useState(false)
  const [last, setLast] = useState<{ batch: string | null }>({ batch: null })
  useEffect(() => {
    if (last.batch !== null) finder.current?.focus()
  }, [last])
  const leave = () => {
    setLast({ batch: chosen })
    onChoose(null)
  }
  if (chosen === null)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
        {camera ? (
          <Scanner last={last.batch} onBatch={onChoose} onClose={() => setCamera(false)} />
        ) : (
          <BatchFinder
            batches={shelf.batches}
            field={finder}
            onBatch={onChoose}
            onScan={() => setCamera(true)}
          />
        )}
      </Box>
    )
  const batch = shelf.batches.find(({ batchNumber }) => batchNumber === chosen) ?? null
  const counted = (figure: number) => {
    try {
      outbox.add({ batchNumber: chosen, counted: figure, seenRemaining: batch?.remaining ?? null })
    } catch {
      return notify('counts.noRoomForLine', { type: 'error' })
    }
    const words = { batch: chosen, quantity: formatQuantity(figure), unit: batch?.priceUnit ?? '' }
    notify(say('counts.kept', words), { type: 'info', autoHideDuration: 1500 })
    leave()
  }
  return (
    <Box sx={{ maxWidth: 560 }}>
      <FigureForm
        key={chosen}
        batchNumber={chosen}
        batch={batch}
        before={view.counted.find(({ batchNumber }) => batchNumber === chosen) ?? null}
        onCounted={counted}
        onCancel={leave}
      />
    </Box>
  )
}
