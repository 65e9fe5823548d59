import './words.js'
import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useNotify } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { type DeskOrder } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { LeaveWatch } from '../../../kit/edit/LeaveWatch.js'
import { whatsAppLink } from '../../../kit/ui/contact-links.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CollectForm } from './CollectForm.js'
import { OrderSteps } from './OrderSteps.js'
import { ReplaceForm } from './ReplaceForm.js'
import { deskKeys } from './use-desk.js'

/** /dashboard/desk/:orderId: the money of an order, its hand-over, and jars for jars. */
export function DeskOrderPage() {
  const say = useWords()
  const api = useApi()
  const { orderId = '' } = useParams()
  const order = useQuery({
    queryKey: deskKeys.order(orderId),
    queryFn: ({ signal }) => api.deskOrder(orderId, signal),
  })
  return (
    <LeaveWatch>
      <PageTitle>{orderId}</PageTitle>
      {order.isPending && <ScreenSkeleton rows={3} height={96} />}
      {order.isError && (
        <ErrorNotice
          message={
            statusOf(order.error) === 404 ? say('desk.notFound') : sentenceOf(order.error, say('desk.failed'))
          }
          onRetry={() => void order.refetch()}
        />
      )}
      {order.data && <AtTheCounter desk={order.data} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to="/dashboard/desk" variant="outlined">
          {say('desk.anew')}
        </Button>
        <Button component={Link} to={`/assign-stock?order=${orderId}`} variant="outlined">
          {say('desk.pack')}
        </Button>
      </Box>
    </LeaveWatch>
  )
}

const card = { p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, maxWidth: 720 }

function AtTheCounter({ desk }: { desk: DeskOrder }) {
  const say = useWords()
  const { order } = desk
  const isUnpaid = order.paymentStatus === 'Pending'
  return (
    <>
      <Card sx={card}>
        <Facts desk={desk} />
        <OrderSteps desk={desk} />
      </Card>
      {isUnpaid && (
        <Card sx={card}>
          <Typography variant="h2">{say('desk.toPay', { amount: formatMoney(order.finalPrice) })}</Typography>
          <PayText desk={desk} />
          <CollectForm desk={desk} />
        </Card>
      )}
      {order.whyNot.replace === null && (
        <Card sx={card}>
          <Typography variant="h2">{say('desk.replace')}</Typography>
          <ReplaceForm desk={desk} />
        </Card>
      )}
    </>
  )
}

function Facts({ desk: { order, receipt, replacements, otherState } }: { desk: DeskOrder }) {
  const say = useWords()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusChip status={order.paymentStatus} />
        <StatusChip status={order.deliveryStatus} />
      </Box>
      <Typography>
        {[order.contactName, ...(order.customerId === null ? [] : [order.mobileNumber])].join(' · ')}
      </Typography>
      {order.buyer && (
        <Typography>
          {order.buyer.name} · {order.buyer.gstin}
        </Typography>
      )}
      {otherState !== null && (
        <Typography color="text.secondary">{say('desk.otherState', { state: otherState })}</Typography>
      )}
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        {order.items.map(({ id, quantity, title }) => (
          <li key={id}>
            {quantity} × {title}
          </li>
        ))}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>{formatMoney(order.finalPrice)}</Typography>
      {order.takenBy !== null && (
        <Typography color="text.secondary">
          {say('desk.takenBy', { by: personName(order.takenBy), channel: say(`channels.${order.channel}`) })}
        </Typography>
      )}
      {order.replaces !== null && (
        <TapLink component={Link} to={`/dashboard/desk/${order.replaces}`}>
          {say('desk.replaces', { orderId: order.replaces })}
        </TapLink>
      )}
      {receipt && (
        <Typography>
          {say('desk.receipt', {
            amount: formatMoney(receipt.amount),
            method: say(`desk.${receipt.method}`),
            reference: receipt.reference ?? '',
            by: personName(receipt.by),
            at: formatDateTime(receipt.at),
          })}
        </Typography>
      )}
      {receipt?.change != null && (
        <Typography variant="h2">{say('desk.change', { amount: formatMoney(receipt.change) })}</Typography>
      )}
      {order.invoiceUrl && !order.isMasked && (
        <Button
          href={order.invoiceUrl}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          sx={{ justifySelf: { sm: 'start' } }}
        >
          {say('desk.receiptPdf')}
        </Button>
      )}
      {replacements.length > 0 && (
        <Typography>
          {say('desk.replacements')}:{' '}
          {replacements.map(({ orderId }) => (
            <Fragment key={orderId}>
              <TapLink component={Link} to={`/dashboard/desk/${orderId}`}>
                {orderId}
              </TapLink>{' '}
            </Fragment>
          ))}
        </Typography>
      )}
    </>
  )
}

/** What the customer is sent to pay, ready to be copied or sent. */
function PayText({ desk: { order, payText } }: { desk: DeskOrder }) {
  const say = useWords()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(payText).then(
      () => notify('desk.copied', { type: 'success' }),
      // Without the right to the clipboard the text is there to be marked.
      () => undefined,
    )
  return (
    <>
      <Typography color="text.secondary">{say('desk.payHint')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{payText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {say('desk.copy')}
        </Button>
        <Button
          variant="outlined"
          href={whatsAppLink(payText, order.mobileNumber)}
          target="_blank"
          rel="noreferrer"
        >
          {say('desk.whatsapp')}
        </Button>
      </Box>
    </>
  )
}
