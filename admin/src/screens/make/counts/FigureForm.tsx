import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { type ShelfBatch } from '../../../api/api-types.js'
import { formatDateTime, formatQuantity } from '../../../kit/ui/format.js'
import { measureOf } from '../../../kit/ui/typed-number.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { readFigure } from './figure.js'
import { byTheBooks, type CountedBatch } from './shelf-view.js'

interface FigureFormProps {
  batchNumber: string
  /** Null when this phone does not know it. */
  batch: ShelfBatch | null
  before: CountedBatch | null
  onCounted: (figure: number) => void
  onCancel: () => void
}

const bigFigure = { fontSize: '2rem', fontWeight: 650, textAlign: 'center', py: 1.5 }

/** How much of a batch is there: one large field and the way on. */
export function FigureForm({ batchNumber, batch, before, onCounted, onCancel }: FigureFormProps) {
  const say = useWords()
  const heading = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<WordKey | null>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // The phone does not know every batch; the beginning of the number says whether it holds jars.
    const unit = batchNumber.startsWith('FG') ? 'PC' : batch?.priceUnit
    const figure = readFigure(typed, measureOf(unit))
    if (typeof figure === 'number') return onCounted(figure)
    setFault(figure)
    field.current?.focus()
  }
  return (
    <Card
      component="form"
      noValidate
      aria-labelledby={heading}
      onSubmit={submit}
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography variant="h2" id={heading}>
          {batchNumber}
        </Typography>
        {batch && <Typography>{batch.product}</Typography>}
      </Box>
      <Box>
        <Typography>{batch ? <Books batch={batch} /> : say('counts.unknown')}</Typography>
        {before && (
          <Typography color="text.secondary">
            {say('counts.before', {
              quantity: formatQuantity(before.counted),
              unit: before.priceUnit,
              at: formatDateTime(before.countedAt),
            })}
          </Typography>
        )}
      </Box>
      <TextField
        inputRef={field}
        label={batch ? `${say('counts.figure')} (${batch.priceUnit})` : say('counts.figure')}
        value={typed}
        error={fault !== null}
        helperText={fault && say(fault)}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(null)
        }}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 24,
            enterKeyHint: 'next',
            sx: bigFigure,
          },
        }}
      />
      <Button type="submit" variant="contained" color="primary" sx={{ minHeight: 56 }}>
        {say('counts.next')}
      </Button>
      <Button onClick={onCancel}>{say('counts.cancel')}</Button>
    </Card>
  )
}

function Books({ batch }: { batch: ShelfBatch }) {
  const say = useWords()
  return say(batch.reserved > 0 ? 'counts.booksReserved' : 'counts.books', {
    quantity: formatQuantity(byTheBooks(batch)),
    unit: batch.priceUnit,
    reserved: formatQuantity(batch.reserved),
  })
}
