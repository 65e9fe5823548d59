import './words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { type ExpenseSummary } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { colour, radius } from '../../../kit/theme/tokens.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatMoney } from '../../../kit/ui/format.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'

/** Subtotals per type and the total of everything that the filters let through, added up by the server. */
export function ExpenseTotals() {
  const say = useWords()
  const api = useApi()
  const { filterValues } = useListContext()
  // Below the list's own key, so that whatever makes the list be read again does so with its sums.
  const totals = useQuery({
    queryKey: ['expenses', 'getList', 'summary', filterValues],
    queryFn: ({ signal }) => api.expenseSummary(filterValues as Record<string, unknown>, signal),
  })
  if (totals.isPending) return <ScreenSkeleton rows={1} height={120} />
  if (totals.isError) {
    const message = sentenceOf(totals.error, say('expenses.totalsFailed'))
    return <ErrorNotice message={message} onRetry={() => void totals.refetch()} />
  }
  return <Totals {...totals.data} />
}

const grid = {
  m: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
}

function Totals({ subtotals, total }: ExpenseSummary) {
  const say = useWords()
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography variant="h2">{say('expenses.total')}</Typography>
        <Typography role="status" sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 }}>
          {formatMoney(total)}
        </Typography>
      </Box>
      {subtotals.length > 0 && (
        <Box component="dl" aria-label={say('expenses.totals')} sx={grid}>
          {subtotals.map(({ type, amount }) => (
            <Box key={type}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {type}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 650 }}>
                {formatMoney(amount)}
              </Typography>
              <ShareBar share={total > 0 ? amount / total : 0} />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}

/** How much of the total one type is; the figure above it says it exactly. */
function ShareBar({ share }: { share: number }) {
  return (
    <Box aria-hidden sx={{ mt: 0.5, height: 6, borderRadius: `${radius.pill}px`, bgcolor: colour.stone }}>
      <Box
        sx={{
          height: 1,
          width: `${share * 100}%`,
          minWidth: 6,
          borderRadius: 'inherit',
          bgcolor: colour.clay,
        }}
      />
    </Box>
  )
}
