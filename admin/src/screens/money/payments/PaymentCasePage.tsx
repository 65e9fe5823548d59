import './words.js'
import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslateLabel } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { type PaymentCaseDetail } from '../../../api/api-types.js'
import { sentenceOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PaymentCaseActions } from './PaymentCaseActions.js'

const facts = {
  m: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
}

/** /dashboard/payments/…: one payment to look at, and what can be done about it. */
export function PaymentCasePage() {
  const say = useWords()
  const api = useApi()
  const { id = '' } = useParams()
  const review = useQuery({
    queryKey: ['payment-reviews', 'detail', id],
    queryFn: ({ signal }) => api.paymentReview(id, signal),
  })
  const orderId = review.data?.orderId ?? ''
  return (
    <>
      <PageTitle>{review.data ? say('payments.title', { orderId }) : say('screens.payments')}</PageTitle>
      <Neighbours
        resource="payment-reviews"
        field="id"
        shown={id}
        to={(other) => `/dashboard/payments/${encodeURIComponent(other)}`}
        called="orderId"
      />
      {review.isPending && <ScreenSkeleton rows={2} height={140} />}
      {review.isError && (
        <ErrorNotice
          message={sentenceOf(review.error, say('payments.failed'))}
          onRetry={() => void review.refetch()}
        />
      )}
      {review.data && (
        <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, maxWidth: 860 }}>
          <Typography>{review.data.note}</Typography>
          <Facts review={review.data} />
          <PaymentCaseActions review={review.data} />
        </Card>
      )}
      <Button component={RouterLink} to="/dashboard/payments" sx={{ justifySelf: 'start' }}>
        {say('payments.back')}
      </Button>
    </>
  )
}

function Facts({ review }: { review: PaymentCaseDetail }) {
  const say = useWords()
  const translate = useTranslateLabel()
  const nameOf = (source: string) => String(translate({ resource: 'payment-reviews', source }))
  return (
    <Box component="dl" sx={facts}>
      <Fact name={nameOf('state')}>
        <StatusChip status={review.state === 'open' ? 'Open' : 'Resolved'} />
      </Fact>
      <Fact name={nameOf('reason')}>{say(`paymentReasons.${review.reason}`)}</Fact>
      <Fact name={nameOf('orderId')}>
        <TapLink component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(review.orderId)}`}>
          {review.orderId}
        </TapLink>
      </Fact>
      <Fact name={nameOf('expectedAmount')}>{formatMoney(review.expectedAmount)}</Fact>
      <Fact name={nameOf('receivedAmount')}>
        {review.currency === 'INR'
          ? formatMoney(review.receivedAmount)
          : `${review.currency} ${review.receivedAmount}`}
      </Fact>
      {review.refundStatus && (
        <Fact name={nameOf('refundStatus')}>{say(`refundStatuses.${review.refundStatus}`)}</Fact>
      )}
      <Fact name={say('orders.orderStatus')}>
        {review.orderDeleted ? <StatusChip status="Deleted" /> : <StatusChip status={review.orderStatus} />}
      </Fact>
      <Fact name={say('orders.paymentStatus')}>
        <StatusChip status={review.paymentStatus} />
      </Fact>
      <Fact name={nameOf('reference')}>{review.reference}</Fact>
      {review.paymentId && <Fact name={nameOf('paymentId')}>{review.paymentId}</Fact>}
      <Fact name={nameOf('createdAt')}>{formatDateTime(review.createdAt)}</Fact>
      {review.resolution && (
        <Fact name={nameOf('resolution')} wide>
          {review.resolution}
        </Fact>
      )}
    </Box>
  )
}
