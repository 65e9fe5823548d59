import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { packPath } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { BookManyButton } from '../../../parts/shipping/BookManyButton.js'
import { CreateShipmentButton } from '../../../parts/shipping/CreateShipmentButton.js'
import { ParcelWeight } from '../../../parts/shipping/ParcelWeight.js'
import { pickListKey } from './pick-list-key.js'
import { type PackingRun } from './run.js'

interface PackedProps {
  order: StaffOrder
  jars: number
  run: PackingRun | null
}

/** All is in the box: the courier is booked, the papers printed, and the next parcel begins. */
export function Packed({ order, jars, run }: PackedProps) {
  const say = useWords()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="success" variant="filled" role="status">
        {say('packing.done', { smart_count: jars })}
      </Alert>
      {run !== null && run.next === null ? (
        <RunOver orderIds={run.orderIds} />
      ) : (
        <>
          {order.whyNot.ship === null && <CreateShipmentButton order={order} leads />}
          {run === null ? <NextOrder after={order.orderId} /> : <NextOfRun run={run} />}
          <Weights order={order} />
          <Papers orders={[order]} />
        </>
      )}
    </Box>
  )
}

function Papers({ orders }: { orders: readonly StaffOrder[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <PaperLinks orders={orders} />
    </Box>
  )
}

/** Booked parcels go on the scale before they leave. */
function Weights({ order: { orderId, parcels } }: { order: StaffOrder }) {
  return parcels.flatMap(({ waybill, cancelledAt, ...parcel }) =>
    waybill === null || cancelledAt !== null
      ? []
      : [<ParcelWeight key={waybill} parcel={{ ...parcel, orderId, waybill }} />],
  )
}

/** The way on from a box that was full already. */
function NextOfRun({ run: { next, orderIds } }: { run: PackingRun }) {
  const say = useWords()
  if (next === null) return null
  return (
    <Button component={Link} to={packPath(next, orderIds)} sx={{ justifySelf: { sm: 'start' } }}>
      {say('packing.nextOrder', { orderId: next })}
    </Button>
  )
}

/** After the last box: the courier is booked for all orders of the run, and their papers are printed. */
function RunOver({ orderIds }: Pick<PackingRun, 'orderIds'>) {
  const api = useApi()
  const found = useQueries({
    queries: orderIds.map((orderId) => ({
      queryKey: orderKeys.one(orderId),
      queryFn: () => api.orderByOrderId(orderId),
    })),
  })
  const orders = found.flatMap(({ data }) => data ?? [])
  return (
    <>
      <BookManyButton orders={orders} leads />
      <Papers orders={orders} />
    </>
  )
}

function NextOrder({ after }: { after: string }) {
  const say = useWords()
  const api = useApi()
  const list = useQuery({
    queryKey: [...pickListKey, 'next', after],
    queryFn: ({ signal }) => api.pickList(undefined, signal),
  })
  const next = list.data?.orders.find(({ orderId }) => orderId !== after)
  if (!list.data) return null
  if (!next) return <Typography color="text.secondary">{say('packing.noMore')}</Typography>
  return (
    <Button component={Link} to={packPath(next.orderId)} sx={{ justifySelf: { sm: 'start' } }}>
      {say('packing.nextOrder', { orderId: `${next.orderId}, ${next.contactName}` })}
    </Button>
  )
}
