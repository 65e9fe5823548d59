import '../../../parts/orders/words.js'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { useWords } from '../../../kit/words/use-words.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'

/** A list of orders does not need it. */
const OrderPage = lazy(() => import('./OrderPage.js').then((file) => ({ default: file.OrderPage })))

/** A single order, opened by its id; every status is shown, with the steps that are possible. */
export function OneOrder({ orderId }: { orderId: string }) {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('orders.oneOrder', { orderId })}</PageTitle>
      <Neighbours
        resource="orders"
        field="orderId"
        shown={orderId}
        to={(other) => `/assign-stock?order=${encodeURIComponent(other)}`}
      />
      <OrderById orderId={orderId} />
    </>
  )
}

function OrderById({ orderId }: { orderId: string }) {
  const say = useWords()
  const api = useApi()
  const order = useQuery({
    queryKey: orderKeys.one(orderId),
    queryFn: ({ signal }) => api.orderByOrderId(orderId, signal),
  })
  if (order.isPending) return <ScreenSkeleton rows={1} height={320} label={say('orders.loading')} />
  if (statusOf(order.error) === 404)
    return (
      <>
        <ErrorNotice message={say('orders.notFound', { orderId })} />
        <Button component={Link} to="/dashboard/orders" sx={{ justifySelf: 'start' }}>
          {say('screens.orders')}
        </Button>
      </>
    )
  if (order.isError) {
    const message = sentenceOf(order.error, say('orders.failed'))
    return <ErrorNotice message={message} onRetry={() => void order.refetch()} />
  }
  return (
    <Suspense fallback={<ScreenSkeleton rows={1} height={320} label={say('orders.loading')} />}>
      <OrderPage order={order.data} />
    </Suspense>
  )
}
