import './words.js'
import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { telLink } from '../../../kit/ui/contact-links.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDateTime, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { factsOfCard } from '../../../kit/ui/layout.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'

/** The order that the conversation is about, beside it. */
export function OrderDetails({ orderId }: { orderId: string }) {
  const say = useWords()
  const api = useApi()
  const heading = useId()
  const order = useQuery({
    queryKey: orderKeys.one(orderId),
    queryFn: ({ signal }) => api.orderByOrderId(orderId, signal),
  })
  const failed = order.isError && (
    <ErrorNotice
      message={sentenceOf(order.error, say('support.orderFailed'))}
      onRetry={() => void order.refetch()}
    />
  )
  return (
    <Card
      component="aside"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2" id={heading}>
        {say('support.orderDetails')}
      </Typography>
      {order.isPending && <ScreenSkeleton rows={1} height={240} label={say('orders.loading')} />}
      {failed || (order.data && <Details order={order.data} />)}
    </Card>
  )
}

function Details({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { address, city, state, pin } = order
  return (
    <>
      <Box component="dl" sx={factsOfCard}>
        <Fact name={say('orders.orderId')}>
          <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(order.orderId)}`}>
            {order.orderId}
          </TapLink>
        </Fact>
        <Fact name={say('support.date')}>{formatDateTime(order.orderDate)}</Fact>
        <Fact name={say('support.name')}>{order.contactName}</Fact>
        <Fact name={say('support.mobile')}>
          {order.isMasked ? (
            order.contactNumber
          ) : (
            <TapLink href={telLink(order.contactNumber)}>{order.contactNumber}</TapLink>
          )}
        </Fact>
        <Fact name={say('orders.address')} wide>
          {[address, city, state, pin].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={say('orders.orderStatus')}>
          <StatusChip status={order.orderStatus} />
        </Fact>
        <Fact name={say('orders.deliveryState')}>
          <StatusChip status={order.deliveryStatus} />
        </Fact>
        <Fact name={say('orders.paymentStatus')}>
          <StatusChip status={order.paymentStatus} />
        </Fact>
        <Fact name={say('orders.deliveryCost')}>{formatMoney(order.deliveryCost)}</Fact>
        <Fact name={say('support.total')}>
          <strong>{formatMoney(order.finalPrice)}</strong>
        </Fact>
      </Box>
      <Items order={order} />
    </>
  )
}

function Items({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <div>
      <Typography variant="h3">{say('orders.items')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {order.items.map((item, index) => (
          <li key={`${item.id}-${index}`}>
            {say('support.line', {
              name: item.title,
              quantity: formatQuantity(item.quantity),
              price: formatMoney(item.price),
            })}
          </li>
        ))}
      </Box>
    </div>
  )
}
