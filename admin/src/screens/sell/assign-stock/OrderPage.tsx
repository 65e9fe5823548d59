import './order-page-words.js'
import '../../../parts/orders/words.js'
import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { factsOfCard } from '../../../kit/ui/layout.js'
import { Section } from '../../../kit/ui/Section.js'
import { useKeptFocus } from '../../../kit/ui/use-kept-focus.js'
import { useWords } from '../../../kit/words/use-words.js'
import { OrderCostFold } from '../../../parts/costs/OrderCostFold.js'
import { AddressButton } from '../../../parts/shipping/AddressButton.js'
import { CancelBookingButton } from '../../../parts/shipping/CancelBookingButton.js'
import { ParcelFacts } from '../../../parts/shipping/ParcelFacts.js'
import { useSession } from '../../../session/session-context.js'
import { CardNotices } from './CardNotices.js'
import { CreditList } from './credits/CreditList.js'
import { MoneySteps } from './credits/MoneySteps.js'
import { HeadActions, numbersFor } from './HeadActions.js'
import { NextButton } from './NextButton.js'
import { AddressFacts, CourierFacts, CustomerFacts, MoneyFacts, StatusFacts } from './OrderFacts.js'
import { OrderItem } from './OrderItem.js'
import { Events } from './OrderTimeline.js'
import { standingOf, type Turn } from './standing.js'

const SEVERITY: Record<Turn, AlertColor> = {
  shop: 'warning',
  customer: 'info',
  others: 'info',
  nobody: 'success',
}

/**
 * One order on a page of its own: where it stands and the next step, then what is in it, and beside that the money, the
 * parcels, the customer and what happened.
 */
export function OrderPage({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { role } = useSession()
  const page = useKeptFocus<HTMLDivElement>(`${order.waybill} ${order.deliveryStatus}`)
  return (
    <Box
      component="article"
      ref={page}
      tabIndex={-1}
      aria-label={say('orders.oneOrder', { orderId: order.orderId })}
      sx={{ display: 'grid', gap: 2, outline: 'none' }}
    >
      <HeadActions order={order} />
      <Standing order={order} />
      <CardNotices order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section heading={say('orders.items')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {order.items.map((item, itemIdx) => (
                <OrderItem
                  key={`${item.product._id}-${itemIdx}`}
                  order={order}
                  item={item}
                  itemIdx={itemIdx}
                />
              ))}
            </Box>
          </Section>
          <Section heading={say('orderPage.money')}>
            <Facts>
              <MoneyFacts order={order} />
            </Facts>
            <CreditList order={order} />
            <OrderCostFold orderId={order.orderId} />
            <Steps>
              <MoneySteps order={order} />
              <Button component={Link} to={`/dashboard/desk/${order.orderId}`} variant="outlined">
                {say('orders.atCounter')}
              </Button>
            </Steps>
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section heading={say('orderPage.state')}>
            <Facts>
              <StatusFacts order={order} />
            </Facts>
          </Section>
          <Section heading={say('orderPage.customer')}>
            <Facts>
              <CustomerFacts order={order} numbers={numbersFor(role, order)} />
            </Facts>
          </Section>
          <Parcels order={order} />
          <Section heading={say('orderPage.happened')}>
            <Events order={order} />
          </Section>
        </Box>
      </Box>
    </Box>
  )
}

/** The sentence that says who has to do what, and the button that does it. */
function Standing({ order }: { order: StaffOrder }) {
  const say = useWords()
  const [now] = useState(() => new Date())
  const { says, turn } = standingOf(order, say, now)
  return (
    <Box component="section" aria-label={say('orderPage.toDo')} sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={SEVERITY[turn]} variant="outlined" role="status" sx={{ alignItems: 'center' }}>
        <Typography sx={{ fontSize: 18, fontWeight: 650, lineHeight: 1.3 }}>{says}</Typography>
      </Alert>
      <Steps>
        <NextButton order={order} />
      </Steps>
    </Box>
  )
}

/** Where it goes, in which parcels, and what can be changed about that. */
function Parcels({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Section heading={say('orderPage.parcels')}>
      <Facts>
        <AddressFacts order={order} />
        <CourierFacts order={order} />
      </Facts>
      <ParcelFacts order={order} />
      <Steps>
        <AddressButton order={order} />
        <CancelBookingButton order={order} />
        {order.parcels.some(({ waybill }) => waybill !== null) && (
          <Button component={Link} to={courierPath(order.orderId)} variant="outlined">
            {say('orders.parcels')}
          </Button>
        )}
      </Steps>
    </Section>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={factsOfCard}>
      {children}
    </Box>
  )
}

function Steps({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        '&:empty': { display: 'none' },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'flex-start',
      }}
    >
      {children}
    </Box>
  )
}
