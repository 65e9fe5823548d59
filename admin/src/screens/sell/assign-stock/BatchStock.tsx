import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type BatchOption } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDay } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { batchFacts } from '../../../parts/batches/batch-facts.js'
import { useBatches } from './use-batches.js'

/** What 'Show Stock' shows: the product's batches, those first that expire first. */
export function BatchStock({ productId, productName }: { productId: string; productName: string }) {
  const say = useWords()
  const batches = useBatches(productId, true)
  if (batches.isPending) return <ScreenSkeleton rows={1} height={48} label={say('orders.loadingStock')} />
  if (batches.isError) {
    const message = sentenceOf(batches.error, say('orders.stockFailed'))
    return <ErrorNotice message={message} onRetry={() => void batches.refetch()} />
  }
  if (batches.data.length === 0) return <Typography role="status">{say('orders.noStock')}</Typography>
  return (
    <Box
      component="ul"
      aria-label={say('orders.stockHeading', { product: productName })}
      sx={{ m: 0, pl: 2.5 }}
    >
      {batches.data.map((batch) => (
        <li key={batch._id}>
          <BatchLine batch={batch} />
        </li>
      ))}
    </Box>
  )
}

function BatchLine({ batch }: { batch: BatchOption }) {
  const say = useWords()
  const facts = batchFacts(say, batch)
  if (batch.createdAt) facts.push(say('orders.received', { date: formatDay(batch.createdAt) }))
  return facts.join(' · ')
}
