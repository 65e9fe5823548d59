import './words.js'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type BatchCost } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { batchAddress } from '../../kit/addresses/addresses.js'
import { touchTarget } from '../../kit/theme/tokens.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { Figure } from '../../kit/ui/Figure.js'
import { formatMoney, formatQuantity } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { TapLink } from '../../kit/ui/TapLink.js'
import { useWords } from '../../kit/words/use-words.js'
import { PartsTable } from './PartsTable.js'

/** The cost of a batch, for one unit and in total, and its parts. */
export function BatchCostCard({ batchNumber }: { batchNumber: string }) {
  const say = useWords()
  const api = useApi()
  const cost = useQuery({
    queryKey: ['costs', 'batch', batchNumber],
    queryFn: ({ signal }) => api.batchCost(batchNumber, signal),
  })
  if (cost.isPending) return <ScreenSkeleton rows={1} height={200} />
  if (cost.isError) {
    const message = sentenceOf(cost.error, say('costs.failed'))
    return <ErrorNotice message={message} onRetry={() => void cost.refetch()} />
  }
  return <Shown {...cost.data} />
}

function Shown({ unit, quantity, total, parts, perUnit, unitParts, run, used }: BatchCost) {
  const say = useWords()
  const title = say('costs.batchTitle')
  const amount = formatQuantity(quantity)
  const unitCost = formatMoney(perUnit)
  const text = say('costs.batchText', { unitCost, total: formatMoney(total), quantity: amount, unit })
  const columns = [
    { head: say('costs.perUnit', { unit }), parts: unitParts, total: perUnit },
    { head: say('costs.inTotal', { quantity: amount, unit }), parts, total },
  ]
  return (
    <Figure title={title} level="h2" text={run ? text : `${text} ${say('costs.bought')}`}>
      {run && <PartsTable caption={title} columns={columns} />}
      {run && used.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', lineHeight: `${touchTarget}px` }}>
            {say('costs.used', { run: run.reservationId })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 640 }}>
            {used.map((one) => (
              <Used key={one.batchNumber} {...one} />
            ))}
          </Box>
        </Box>
      )}
    </Figure>
  )
}

function Used({ batchNumber, product, quantity, unit, cost }: BatchCost['used'][number]) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', py: 0.25 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {product?.title} · {formatQuantity(quantity)} {unit} ·{' '}
        <TapLink component={Link} to={batchAddress(batchNumber)}>
          {batchNumber}
        </TapLink>
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoney(cost)}
      </Box>
    </Box>
  )
}
