import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type OrderCost } from '../../api/api-types.js'
import { sentenceOf } from '../../api/request.js'
import { useApi } from '../../api/use-api.js'
import { colour } from '../../kit/theme/tokens.js'
import { ErrorNotice } from '../../kit/ui/ErrorNotice.js'
import { formatDay, formatMoney, formatQuantity } from '../../kit/ui/format.js'
import { ScreenSkeleton } from '../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../kit/words/use-words.js'

/** The income of an order, less all its costs. */
export function OrderCostCard({ orderId }: { orderId: string }) {
  const say = useWords()
  const api = useApi()
  const cost = useQuery({
    queryKey: ['costs', 'order', orderId],
    queryFn: ({ signal }) => api.orderCost(orderId, signal),
    // Assigning a batch changes the cost.
    staleTime: 0,
  })
  if (cost.isPending) return <ScreenSkeleton rows={3} height={28} />
  if (cost.isError) {
    const message = sentenceOf(cost.error, say('costs.failed'))
    return <ErrorNotice message={message} onRetry={() => void cost.refetch()} />
  }
  return <Shown {...cost.data} />
}

function Shown(cost: OrderCost) {
  const say = useWords()
  const percent = cost.marginPercent
  const margin = formatMoney(cost.margin)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>
        {percent === null
          ? say('costs.orderTextNothing', { margin })
          : say('costs.orderText', { margin, percent })}
      </Typography>
      <Notes {...cost} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 520 }}>
        <Line name={say('costs.goods')} amount={cost.goods} />
        <Line name={say('costs.delivery')} amount={cost.delivery} />
        <Line name={say('costs.unpaid')} amount={-cost.unpaid} onlyIfAny />
        <Line name={say('costs.tax')} amount={-cost.tax} onlyIfAny />
        <Line name={say('costs.refund')} amount={-cost.refund} onlyIfAny />
        <Line name={say('costs.ofJars')} amount={-cost.jars} />
        {cost.lines.flatMap((line) =>
          line.jars.map((jars, at) => <Jars key={`${line.Id}-${at}`} name={line.name} {...jars} />),
        )}
        <Line name={say('costs.lost')} amount={-cost.lost} onlyIfAny />
        {cost.lostJars.flatMap(({ name, jars }) =>
          jars.map((lost, at) => <Jars key={`lost ${name}-${at}`} name={name} {...lost} />),
        )}
        <Line name={say('costs.courier')} amount={-cost.courier} note={say(courierNote(cost))} />
        <Fee {...cost} />
        <Line name={say('costs.margin')} amount={cost.margin} strong />
      </Box>
    </Box>
  )
}

function courierNote({ courierInExpenses, courierTold }: OrderCost) {
  if (courierInExpenses) return 'costs.courierElsewhere'
  return courierTold ? 'costs.courierTold' : 'costs.courierHelp'
}

/** The fee by the provider's report; until then a percentage. */
function Fee({ fee, feePercent, payout }: OrderCost) {
  const say = useWords()
  if (!payout) return <Line name={say('costs.fee', { percent: feePercent })} amount={-fee} />
  const note = say('costs.settled', {
    day: formatDay(payout.at),
    utr: payout.utr,
    fee: formatMoney(payout.fee),
    tax: formatMoney(payout.tax),
  })
  return <Line name={say('costs.feeTold')} amount={-fee} note={note} />
}

function Notes({ paid, hasEstimates, unknown }: OrderCost) {
  const say = useWords()
  const notes = [
    ...(paid ? [] : [say('costs.notPaid')]),
    ...(hasEstimates ? [say('costs.estimated')] : []),
    ...(unknown.length > 0 ? [say('costs.unknown', { names: unknown.join(', ') })] : []),
  ]
  return notes.map((note) => (
    <Typography key={note} variant="body2" color="text.secondary">
      {note}
    </Typography>
  ))
}

interface LineProps {
  name: string
  amount: number
  note?: string
  strong?: boolean
  onlyIfAny?: boolean
}

function Line({ name, amount, note, strong, onlyIfAny }: LineProps) {
  if (onlyIfAny && amount === 0) return null
  const sum = strong ? { borderTop: `1px solid ${colour.muted}`, fontWeight: 750 } : {}
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, ...sum }}>
      <span>
        {name}
        {note && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </span>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoney(amount)}
      </Box>
    </Box>
  )
}

function Jars({
  name,
  batchNumber,
  quantity,
  estimated,
  cost,
}: OrderCost['lines'][number]['jars'][number] & { name: string }) {
  const say = useWords()
  const from = batchNumber ?? (estimated ? say('costs.estimate') : '')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        pl: 2,
        color: colour.muted,
        fontSize: 14,
      }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {[`${formatQuantity(quantity)} × ${name}`, from].filter(Boolean).join(' · ')}
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {cost === null ? '?' : formatMoney(cost)}
      </Box>
    </Box>
  )
}
