import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { customerPath, supportPath } from '../../../kit/addresses/addresses.js'
import { telLink } from '../../../kit/ui/contact-links.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'

const columns = {
  xs: 'repeat(2, minmax(0, 1fr))',
  sm: 'repeat(3, minmax(0, 1fr))',
  md: 'repeat(4, minmax(0, 1fr))',
}

function Fact({ name, wide, children }: { name: WordKey; wide?: boolean; children: ReactNode }) {
  const say = useWords()
  return (
    <Box sx={wide ? { gridColumn: { xs: '1 / -1', sm: 'span 2' } } : {}}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {say(name)}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  )
}

/** A number to call; plain where there is none, as in a sale without a name. */
function Phone({ number }: { number: string }) {
  return /^\d/.test(number) ? <TapLink href={telLink(number)}>{number}</TapLink> : number
}

/** Every field of the order card but the order id, which is the card's heading. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25, gridTemplateColumns: columns }}>
      <StatusFacts order={order} />
      <CustomerFacts order={order} />
      <AddressFacts order={order} />
      <MoneyFacts order={order} />
      <CourierFacts order={order} />
    </Box>
  )
}

/** The numbers of a customer that somebody needs: a packer calls the contact of an open order, nobody else. */
export type Numbers = 'all' | 'contact' | 'none'

interface OfOrder {
  order: StaffOrder
}

/** Where the order stands, and how it came in. */
export function StatusFacts({ order }: OfOrder) {
  const say = useWords()
  return (
    <>
      <Fact name="orders.deliveryState">
        <StatusChip status={order.deliveryStatus} />
      </Fact>
      <Fact name="orders.paymentStatus">
        <StatusChip status={order.paymentStatus} />
      </Fact>
      <Fact name="orders.orderStatus">
        <StatusChip status={order.orderStatus} />
      </Fact>
      <Fact name="orders.externalOrderId">{order.order_extid}</Fact>
      <Fact name="orders.orderDate">{formatDateTime(order.orderDate)}</Fact>
      {order.issueStatus && (
        <Fact name="orders.issue">
          <TapLink component={Link} to={supportPath(order.orderId)}>
            {say(`status.${order.issueStatus}`)}
          </TapLink>
        </Fact>
      )}
    </>
  )
}

/** Who ordered. */
export function CustomerFacts({ order, numbers = 'all' }: OfOrder & { numbers?: Numbers }) {
  return (
    <>
      <Fact name="orders.contactName">
        {order.customerId ? (
          <TapLink component={Link} to={customerPath(order.customerId)}>
            {order.contactName}
          </TapLink>
        ) : (
          order.contactName
        )}
      </Fact>
      {numbers !== 'none' && (
        <Fact name="orders.contactNumber">
          <Phone number={order.contactNumber} />
        </Fact>
      )}
      {numbers === 'all' && (
        <Fact name="orders.customerMobile">
          <Phone number={order.mobileNumber} />
        </Fact>
      )}
    </>
  )
}

/** Where it goes. */
export function AddressFacts({ order }: OfOrder) {
  return (
    <>
      <Fact name="orders.address" wide>
        {order.address}
      </Fact>
      <Fact name="orders.city">{order.city}</Fact>
      <Fact name="orders.pin">{order.pin}</Fact>
    </>
  )
}

/** What it costs, what went back, and its papers. */
export function MoneyFacts({ order }: OfOrder) {
  const say = useWords()
  return (
    <>
      <Fact name="orders.totalPrice">{formatMoney(order.totalPrice)}</Fact>
      <Fact name="orders.deliveryCost">{formatMoney(order.deliveryCost)}</Fact>
      <Fact name="orders.finalPrice">
        <strong>{formatMoney(order.finalPrice)}</strong>
      </Fact>
      <RefundFacts order={order} />
      {order.invoiceUrl && (
        <Fact name="orders.invoice">
          <TapLink href={order.invoiceUrl} target="_blank" rel="noreferrer">
            {say('orders.openInvoice')}
          </TapLink>
        </Fact>
      )}
      {order.creditNoteUrl && (
        <Fact name="orders.creditNote">
          <TapLink href={order.creditNoteUrl} target="_blank" rel="noreferrer">
            {say('orders.openCreditNote')}
          </TapLink>
        </Fact>
      )}
    </>
  )
}

/** What the courier says, and the number of the parcel. */
export function CourierFacts({ order }: OfOrder) {
  return (
    <>
      {order.courierStatus && <Fact name="orders.courierStatus">{order.courierStatus}</Fact>}
      {order.waybill && <Waybill waybill={order.waybill} trackingUrl={order.trackingUrl} />}
    </>
  )
}

function RefundFacts({ order: { refundState, refundAmount, refundReference } }: { order: StaffOrder }) {
  const say = useWords()
  if (!refundState) return null
  return (
    <>
      <Fact name="orders.refundAmount">{formatMoney(refundAmount ?? 0)}</Fact>
      <Fact name="orders.refund">
        {say(`orders.refund${refundState}`, { reference: refundReference ?? '' })}
      </Fact>
    </>
  )
}

function Waybill({ waybill, trackingUrl }: { waybill: string; trackingUrl?: string | null }) {
  const say = useWords()
  return (
    <Fact name="orders.waybill">
      {waybill}{' '}
      {trackingUrl && (
        <TapLink href={trackingUrl} target="_blank" rel="noreferrer">
          {say('orders.track')}
        </TapLink>
      )}
    </Fact>
  )
}
