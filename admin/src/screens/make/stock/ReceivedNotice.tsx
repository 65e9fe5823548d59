import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type Batch } from '../../../api/api-types.js'
import { batchAddress, runAddress } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PrintLabels } from '../../../parts/labels/PrintLabels.js'
import { BillPhoto } from './bill/BillPhoto.js'

/** Its code comes with the first label. */
const LabelAtOnce = lazy(async () => ({
  default: (await import('../../../parts/labels/LabelAtOnce.js')).LabelAtOnce,
}))

export interface Received {
  stock: Batch
  message: string
  /** All batches of a run that yielded several. */
  yields?: Batch[] | undefined
  /** The number that was shown in the form; another receipt may have taken it. */
  shown: unknown
}

interface ReceivedNoticeProps {
  received: Received
  /** Its label is printed at once, and the keyboard goes on in the form. */
  prints: boolean
}

/** What was just received: the server's message, the number to write on the sack, its labels. */
export function ReceivedNotice({ received: { stock, message, shown, yields }, prints }: ReceivedNoticeProps) {
  const say = useWords()
  const { batchNumber, reservation } = stock
  const batches = yields && yields.length > 0 ? yields : [stock]
  const place = useRef<HTMLDivElement>(null)
  // The keyboard goes on with the labels, and from there to the next sack.
  useEffect(() => {
    if (!prints) place.current?.focus()
  }, [prints])
  const isOther = typeof shown === 'string' && shown !== '' && shown !== batchNumber
  return (
    <Alert
      severity="success"
      variant="outlined"
      role="status"
      ref={place}
      tabIndex={-1}
      sx={{ maxWidth: 720, outline: 'none', '& .MuiAlert-message': { flex: 1, display: 'grid', gap: 1 } }}
    >
      <span>{message}</span>
      {batches.map((batch) => (
        <OneBatch key={batch._id} batch={batch} />
      ))}
      {prints && (
        <Suspense fallback={null}>
          <LabelAtOnce batch={stock} />
        </Suspense>
      )}
      {isOther && <span>{say('stock.otherNumber', { shown, batch: batchNumber })}</span>}
      {reservation && (
        <Button
          component={Link}
          to={runAddress(reservation.reservationId)}
          sx={{ justifySelf: 'start' }}
          aria-label={`${say('stock.openRun')} ${reservation.reservationId}`}
        >
          {say('stock.openRun')}
        </Button>
      )}
      {stock.source === 'purchase' && <BillPhoto key={stock._id} batch={stock} level="h2" />}
    </Alert>
  )
}

function OneBatch({ batch }: { batch: Batch }) {
  const say = useWords()
  const { batchNumber } = batch
  return (
    <>
      <Typography component="strong" sx={{ fontSize: '1.375rem', fontWeight: 750, lineHeight: 1.2 }}>
        {batchNumber}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PrintLabels batch={batch} />
        <Button
          component={Link}
          to={batchAddress(batchNumber)}
          aria-label={`${say('stock.open')} ${batchNumber}`}
        >
          {say('stock.open')}
        </Button>
      </Box>
    </>
  )
}
