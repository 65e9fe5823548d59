import '../../../parts/packing/words.js'
import '../../../parts/orders/words.js'
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { packPath } from '../../../kit/addresses/addresses.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useKeptFocus } from '../../../kit/ui/use-kept-focus.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'
import { JarFinder } from './JarFinder.js'
import { Packed } from './Packed.js'
import { PackLineRow } from './PackLineRow.js'
import { type PackingRun, usePackingRun } from './run.js'
import { usePacking } from './use-packing.js'

/** Another pair of hands may be at the same box. */
const LOOKS = { refetchInterval: 5_000, refetchOnWindowFocus: true } as const

/** /dashboard/packing/<orderId>: each jar of an order is scanned into its box; in a run the next box follows by itself. */
export function PackPage() {
  const say = useWords()
  const navigate = useNavigate()
  const { id: orderId = '' } = useParams()
  const run = usePackingRun(orderId)
  // The camera goes on from one box to the next.
  const [scanning, setScanning] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const packed = (batchNumber: string) => {
    setLast(batchNumber)
    if (run?.next) void navigate(packPath(run.next, run.orderIds), { state: { packed: orderId } })
  }
  const finder = { scanning, onScanning: setScanning, last }
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
      {run && <RunNotice run={run} />}
      <OrderToPack key={orderId} orderId={orderId} finder={finder} run={run} onPacked={packed} />
    </>
  )
}

/** How far the run is; it says so when a box was closed. */
function RunNotice({ run: { orderIds, place, packed } }: { run: PackingRun }) {
  const say = useWords()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {packed !== null && <Alert severity="success">{say('packing.wasPacked', { orderId: packed })}</Alert>}
      <Typography color="text.secondary">{say('packing.boxOf', { place, all: orderIds.length })}</Typography>
    </Box>
  )
}

interface ToPackProps {
  finder: { scanning: boolean; onScanning: (scanning: boolean) => void; last: string | null }
  run: PackingRun | null
  onPacked: (batchNumber: string) => void
}

function OrderToPack({ orderId, ...rest }: ToPackProps & { orderId: string }) {
  const say = useWords()
  const api = useApi()
  const order = useQuery({
    queryKey: orderKeys.one(orderId),
    queryFn: ({ signal }) => api.orderByOrderId(orderId, signal),
    ...LOOKS,
  })
  if (order.data) return <ParcelBox order={order.data} {...rest} />
  if (order.isPending) return <ScreenSkeleton rows={2} height={120} label={say('orders.loading')} />
  if (statusOf(order.error) === 404) return <ErrorNotice message={say('orders.notFound', { orderId })} />
  const message = sentenceOf(order.error, say('orders.failed'))
  return <ErrorNotice message={message} onRetry={() => void order.refetch()} />
}

/** The box of an order: what is in it, what is missing, and what went in last. */
function ParcelBox({ order, finder, run, onPacked }: ToPackProps & { order: StaffOrder }) {
  const say = useWords()
  const state = usePacking(order, onPacked)
  const { lines, last } = state
  const line = lines.find(({ batchNumber }) => batchNumber === last)
  const jars = lines.reduce((sum, { wanted }) => sum + wanted, 0)
  const isDone = order.packing?.doneAt != null
  // The field of the last jar goes; what is next stands at the top of the box.
  const box = useKeptFocus<HTMLDivElement>(String(isDone))
  return (
    <Box ref={box} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, maxWidth: 720, outline: 'none' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[order.contactName, order.city, order.pin].filter(Boolean).join(', ')}
      </Typography>
      {isDone && <Packed order={order} jars={jars} run={run} />}
      {!isDone && order.whyNot.pack !== null && <Typography>{order.whyNot.pack}</Typography>}
      {!isDone && order.whyNot.pack === null && (
        <JarFinder {...finder} onBatch={(batch) => state.put(batch)} />
      )}
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
