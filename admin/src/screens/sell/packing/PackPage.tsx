import '../../../parts/packing/words.js'
import '../../../parts/orders/words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'
import { JarFinder } from './JarFinder.js'
import { Packed } from './Packed.js'
import { PackLineRow } from './PackLineRow.js'
import { usePacking } from './use-packing.js'

/** Another pair of hands may be at the same box. */
const LOOKS = { refetchInterval: 5_000, refetchOnWindowFocus: true } as const

/** /dashboard/packing/<orderId>: each jar of an order is scanned into its box. */
export function PackPage() {
  const say = useWords()
  const { id: orderId = '' } = useParams()
  return (
    <>
      <PageTitle>{say('packing.packOrder', { orderId })}</PageTitle>
      <Button
        component={Link}
        to={`/assign-stock?order=${encodeURIComponent(orderId)}`}
        startIcon={<ArrowBackOutlined />}
        sx={{ justifySelf: 'start' }}
      >
        {say('packing.backToOrder')}
      </Button>
      <OrderToPack key={orderId} orderId={orderId} />
    </>
  )
}

function OrderToPack({ orderId }: { orderId: string }) {
  const say = useWords()
  const api = useApi()
  const order = useQuery({
    queryKey: orderKeys.one(orderId),
    queryFn: ({ signal }) => api.orderByOrderId(orderId, signal),
    ...LOOKS,
  })
  if (order.data) return <ParcelBox order={order.data} />
  if (order.isPending) return <ScreenSkeleton rows={2} height={120} label={say('orders.loading')} />
  if (statusOf(order.error) === 404) return <ErrorNotice message={say('orders.notFound', { orderId })} />
  const message = sentenceOf(order.error, say('orders.failed'))
  return <ErrorNotice message={message} onRetry={() => void order.refetch()} />
}

/** The box of an order: what is in it, what is missing, and what went in last. */
function ParcelBox({ order }: { order: StaffOrder }) {
  const say = useWords()
  const state = usePacking(order)
  const { lines, last } = state
  const line = lines.find(({ batchNumber }) => batchNumber === last)
  const jars = lines.reduce((sum, { wanted }) => sum + wanted, 0)
  const isDone = order.packing?.doneAt != null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
      <Typography>{[order.contactName, order.city, order.pin].filter(Boolean).join(', ')}</Typography>
      {isDone && <Packed order={order} jars={jars} />}
      {!isDone && order.whyNot.pack !== null && <Typography>{order.whyNot.pack}</Typography>}
      {!isDone && order.whyNot.pack === null && <JarFinder onBatch={(batch) => state.put(batch)} />}
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {line
          ? say('packing.lastIn', { batch: line.batchNumber, packed: line.packed, jars: line.wanted })
          : ''}
      </Typography>
      <Box
        component="ul"
        aria-label={say('orders.items')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {lines.map((one) => (
          <PackLineRow key={one.batchNumber} line={one} state={state} />
        ))}
      </Box>
    </Box>
  )
}
