import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { packPath } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { CreateShipmentButton } from '../../../parts/shipping/CreateShipmentButton.js'
import { pickListKey } from './pick-list-key.js'

/** All is in the box: the courier is booked, the papers printed, and the next parcel begins. */
export function Packed({ order, jars }: { order: StaffOrder; jars: number }) {
  const say = useWords()
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="success" variant="filled" role="status">
        {say('packing.done', { smart_count: jars })}
      </Alert>
      {order.whyNot.ship === null && <CreateShipmentButton order={order} leads />}
      <NextOrder after={order.orderId} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PaperLinks orders={[order]} />
      </Box>
    </Box>
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
