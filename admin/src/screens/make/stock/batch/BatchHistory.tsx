import '../../../../parts/batches/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Batch, type StockMovement } from '../../../../api/api-types.js'
import { sentenceOf } from '../../../../api/request.js'
import { useApi } from '../../../../api/use-api.js'
import { ErrorNotice } from '../../../../kit/ui/ErrorNotice.js'
import { ScreenSkeleton } from '../../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { Movements } from './Movements.js'

/** All that happened to a batch, the newest first; older pages by a button. */
export function BatchHistory({ batch }: { batch: Batch }) {
  const say = useWords()
  const api = useApi()
  const history = useInfiniteQuery({
    queryKey: ['stock', 'history', batch.id],
    queryFn: ({ pageParam, signal }) => api.stockHistory(batch.id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.id : undefined),
  })
  const rows: StockMovement[] = history.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Box component="section" aria-label={say('batch.historyTitle')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{say('batch.historyTitle')}</Typography>
      {history.isPending && <ScreenSkeleton rows={3} height={56} />}
      {rows.length > 0 && <Movements rows={rows} unit={batch.priceUnit} />}
      {history.isSuccess && rows.length === 0 && <Typography>{say('batch.noHistory')}</Typography>}
      {history.isError && (
        <ErrorNotice
          message={sentenceOf(history.error, say('batch.historyFailed'))}
          onRetry={() => void (rows.length > 0 ? history.fetchNextPage() : history.refetch())}
        />
      )}
      {history.hasNextPage && !history.isError && (
        <Button
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          {say('batch.older')}
        </Button>
      )}
    </Box>
  )
}
