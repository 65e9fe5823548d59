import '../../../parts/batches/words.js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type CountLine } from '../../../api/api-types.js'
import { formatDateTime, formatQuantity } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type CountedBatch } from './shelf-view.js'

/** Cards that are drawn at first. */
/** Rows that a list shows before it is opened. */
export const FIRST = 10
export const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }

interface CountedListProps {
  batches: readonly CountedBatch[]
  label: string
  /** Takes a line back; absent once the count is booked. */
  onLeaveOut?: ((batch: CountedBatch) => void) | undefined
}

/** What was counted, with its difference and what moved since. */
export function CountedList({ batches, label, onLeaveOut }: CountedListProps) {
  const [all, setAll] = useState(false)
  const say = useWords()
  return (
    <>
      <Box component="ul" aria-label={label} sx={list}>
        {(all ? batches : batches.slice(0, FIRST)).map((batch) => (
          <Card component="li" key={batch.batchNumber} sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
            <CountedFacts batch={batch} />
            {onLeaveOut && (
              <Button
                size="small"
                sx={{ justifySelf: 'start' }}
                aria-label={say('counts.leaveOutOf', { batch: batch.batchNumber })}
                onClick={() => onLeaveOut(batch)}
              >
                {say('counts.leaveOut')}
              </Button>
            )}
          </Card>
        ))}
      </Box>
      {!all && batches.length > FIRST && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setAll(true)}>
          {say('counts.showAll', { total: batches.length })}
        </Button>
      )}
    </>
  )
}

function CountedFacts({ batch }: { batch: CountedBatch }) {
  const say = useWords()
  const { batchNumber, product, counted, priceUnit, countedAt, line } = batch
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 650 }}>
          {say('counts.kept', { batch: batchNumber, quantity: formatQuantity(counted), unit: priceUnit })}
        </Typography>
        <Difference of={batch} />
      </Box>
      {product && <Typography variant="body2">{product}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {formatDateTime(countedAt)}
        {line === null && ` · ${say('counts.checking')}`}
      </Typography>
      {line && <Since line={line} />}
    </>
  )
}

/** What happened after the batch was counted. */
function Since({ line: { moved, outdated, refusal } }: { line: CountLine }) {
  const say = useWords()
  const told = moved.map(({ kind, quantity, at }) => {
    const what = say(`movements.${kind}`).toLocaleLowerCase('en')
    return `${formatQuantity(quantity)} ${what} (${formatDateTime(at)})`
  })
  return (
    <>
      {told.length > 0 && (
        <Typography variant="body2">{say('counts.moved', { moved: told.join(', ') })}</Typography>
      )}
      {outdated && <Typography variant="body2">{say('counts.outdated')}</Typography>}
      {refusal && (
        <Alert severity="warning" variant="outlined">
          {refusal}
        </Alert>
      )}
    </>
  )
}

/** A difference in words: how much more there is, or how much is missing. */
function Difference({ of: { difference, priceUnit } }: { of: CountedBatch }) {
  const say = useWords()
  if (difference === null) return null
  if (difference === 0) return <Typography color="text.secondary">{say('counts.same')}</Typography>
  const amount = { quantity: formatQuantity(Math.abs(difference)), unit: priceUnit }
  return (
    <Typography sx={{ fontWeight: 650, color: difference > 0 ? 'success.main' : 'error.main' }}>
      {say(difference > 0 ? 'counts.gain' : 'counts.loss', amount)}
    </Typography>
  )
}
