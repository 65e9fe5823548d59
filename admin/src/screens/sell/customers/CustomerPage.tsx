import './words.js'
import '../../../parts/messages/words.js'
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { type Channel, type Customer } from '../../../api/api-types.js'
import { sentenceOf, statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { customerPath, deskPath, supportPath } from '../../../kit/addresses/addresses.js'
import { Neighbours } from '../../../kit/lists/Neighbours.js'
import { telLink, whatsAppLink } from '../../../kit/ui/contact-links.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { Fact } from '../../../kit/ui/Fact.js'
import { agoInWords, formatDateTime, formatDay, formatMoney, monthName } from '../../../kit/ui/format.js'
import { facts } from '../../../kit/ui/layout.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { Section } from '../../../kit/ui/Section.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { MessageState } from '../../../parts/messages/MessageState.js'
import { Notes } from './Notes.js'

/** /dashboard/customers/:id: one customer, beginning with who it is. */
export function CustomerPage() {
  const say = useWords()
  const api = useApi()
  const { id = '' } = useParams()
  // Not read again and again: for packers each reading of another customer counts.
  const customer = useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => api.customer(id, signal),
    retry: false,
  })
  const retry = statusOf(customer.error) === 404 ? undefined : () => void customer.refetch()
  return (
    <>
      <PageTitle>{customer.data?.name ?? say('screens.customer')}</PageTitle>
      <Neighbours resource="customers" field="id" shown={id} to={customerPath} called="name" />
      {customer.isPending && <ScreenSkeleton rows={3} height={120} />}
      {customer.error && (
        <ErrorNotice message={sentenceOf(customer.error, say('customers.oneFailed'))} onRetry={retry} />
      )}
      {customer.data && <OneCustomer key={id} customer={customer.data} />}
    </>
  )
}

/** "Regular: 5 orders since March 2026, ₹7,420.00; the last one 3 days ago." */
function sentenceAbout(
  say: Say,
  { standing, orders, firstOrderAt, lastOrderAt, spent }: Customer,
  now = new Date(),
): string {
  if (!firstOrderAt || !lastOrderAt) return say('customers.noneYet')
  return say('customers.sentence', {
    standing: say(`customers.standing_${standing}`),
    orders: say('customers.orderCount', { smart_count: orders }),
    since: monthName(firstOrderAt.slice(0, 7)),
    spent: spent === null ? '' : `, ${formatMoney(spent)}`,
    ago: agoInWords(lastOrderAt, now),
  })
}

function OneCustomer({ customer }: { customer: Customer }) {
  const say = useWords()
  return (
    <>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
        <Typography sx={{ fontSize: 18, fontWeight: 650 }}>{sentenceAbout(say, customer)}</Typography>
        <Reach customer={customer} />
        <Facts customer={customer} />
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Orders id={customer.id} />
          <Issues customer={customer} />
          <Credits customer={customer} />
          <Messages customer={customer} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Notes customer={customer} />
          <Addresses customer={customer} />
          <Reviews customer={customer} />
        </Box>
      </Box>
    </>
  )
}

/** An order or a message starts from here, where the caller may see the number. */
function Reach({ customer: { name, mobileNumber, isMasked } }: { customer: Customer }) {
  const say = useWords()
  if (isMasked) return <Typography color="text.secondary">{say('customers.masked')}</Typography>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={Link}
        to={deskPath(mobileNumber)}
        variant="contained"
        color="primary"
        startIcon={<AddShoppingCartOutlined />}
      >
        {say('customers.takeOrder')}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={whatsAppLink(say('customers.hello', { name }), mobileNumber)}
        target="_blank"
        rel="noreferrer"
      >
        {say('customers.whatsApp')}
      </Button>
      <Button variant="outlined" component="a" href={telLink(mobileNumber)}>
        {say('customers.call')}
      </Button>
    </Box>
  )
}

function Facts({ customer }: { customer: Customer }) {
  const say = useWords()
  const { mobileNumber, email, average, everyDays, cancelled, emails, spent, told } = customer
  const ended = emails?.unsubscribedAt
  const by = (channels: readonly Channel[]) =>
    channels.map((channel) => say(`messageChannels.${channel}`)).join(', ') || say('customers.toldNowhere')
  return (
    <Box component="dl" sx={facts}>
      <Fact name={say('customers.number')}>{mobileNumber}</Fact>
      {email && (
        <Fact name={say('customers.email')}>
          {email}
          {told?.emailRefusal && (
            <Typography variant="body2">{say('customers.refused', { why: told.emailRefusal })}</Typography>
          )}
        </Fact>
      )}
      {average !== null && <Fact name={say('customers.average')}>{formatMoney(average)}</Fact>}
      {everyDays !== null && (
        <Fact name={say('customers.everyDays')}>{say('customers.days', { smart_count: everyDays })}</Fact>
      )}
      {cancelled > 0 && <Fact name={say('customers.cancelled')}>{cancelled}</Fact>}
      {/* A role that sees no money sees no consent either. */}
      {spent !== null && (
        <Fact name={say('customers.emails')}>
          {!emails && say('customers.emailsNever')}
          {emails?.active && say('customers.emailsWanted', { day: formatDay(emails.consentAt) })}
          {emails && !emails.active && ended && say('customers.emailsEnded', { day: formatDay(ended) })}
        </Fact>
      )}
      {told && <Fact name={say('customers.told')}>{by(told.service)}</Fact>}
      {told && <Fact name={say('customers.toldMarketing')}>{by(told.marketing)}</Fact>}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
}

/** A part of the page with its lines, on a card. */
function Lines({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Section heading={heading}>{children}</Section>
    </Card>
  )
}

const ORDERS_AT_ONCE = 10

function Orders({ id }: { id: string }) {
  const say = useWords()
  const api = useApi()
  const orders = useInfiniteQuery({
    queryKey: ['customers', 'orders', id],
    queryFn: ({ pageParam, signal }) => api.customerOrders(id, pageParam, ORDERS_AT_ONCE, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * ORDERS_AT_ONCE < total ? pages.length + 1 : null),
    retry: false,
  })
  const rows = orders.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <Lines heading={say('customers.orders')}>
      {orders.isPending && <ScreenSkeleton rows={3} height={44} />}
      {orders.isError && (
        <ErrorNotice
          message={sentenceOf(orders.error, say('customers.ordersFailed'))}
          onRetry={() => void orders.refetch()}
        />
      )}
      {rows.map(({ orderId, orderDate, finalPrice, orderStatus, paymentStatus, deliveryStatus }) => (
        <Box key={orderId} sx={line}>
          <span>
            <TapLink component={Link} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
              {orderId}
            </TapLink>
            <Typography variant="body2" color="text.secondary">
              {formatDay(orderDate)}
            </Typography>
          </span>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 650 }}>{formatMoney(finalPrice)}</Typography>
            <StatusChip
              status={
                orderStatus === 'Cancelled'
                  ? 'Cancelled'
                  : paymentStatus === 'Pending'
                    ? paymentStatus
                    : deliveryStatus
              }
            />
          </Box>
        </Box>
      ))}
      {orders.hasNextPage && (
        <Button loading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {say('customers.more')}
        </Button>
      )}
    </Lines>
  )
}

function Issues({ customer: { issues } }: { customer: Customer }) {
  const say = useWords()
  if (issues.length === 0) return null
  return (
    <Lines heading={say('customers.issues')}>
      {issues.map(({ orderId, subject, status, updatedAt }) => (
        <Box key={orderId} sx={line}>
          <span>
            <TapLink component={Link} to={supportPath(orderId)}>
              {subject}
            </TapLink>
            <Typography variant="body2" color="text.secondary">
              {formatDay(updatedAt)}
            </Typography>
          </span>
          <StatusChip status={status} />
        </Box>
      ))}
    </Lines>
  )
}

function Credits({ customer: { credits } }: { customer: Customer }) {
  const say = useWords()
  if (credits.length === 0) return null
  return (
    <Lines heading={say('customers.credits')}>
      {credits.map(({ orderId, amount, reason, at, doneAt }) => (
        <Box key={`${orderId} ${at}`} sx={line}>
          <span>
            {reason || orderId}
            <Typography variant="body2" color="text.secondary">
              {`${orderId} · ${doneAt ? formatDay(doneAt) : say('customers.onItsWay')}`}
            </Typography>
          </span>
          <Typography sx={{ fontWeight: 650 }}>{formatMoney(amount)}</Typography>
        </Box>
      ))}
    </Lines>
  )
}

/** What the customer was told, and what did not reach them, with the reason. */
function Messages({ customer: { messages } }: { customer: Customer }) {
  const say = useWords()
  if (messages.length === 0) return null
  return (
    <Lines heading={say('customers.messages')}>
      {messages.map(({ id, title, channel, status, reason, at }) => (
        <Box key={id} sx={line}>
          <Box component="span" sx={{ minWidth: 0 }}>
            <TapLink component={Link} to={`/dashboard/messages/${id}`}>
              {title}
            </TapLink>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[say(`messageChannels.${channel}`), formatDateTime(at), reason].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <MessageState status={status} />
        </Box>
      ))}
    </Lines>
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  const say = useWords()
  if (addresses.length === 0) return null
  return (
    <Lines heading={say('customers.addresses')}>
      {addresses.map(({ contactName, contactNumber, address, city, state, pin, usedAt }) => (
        <div key={[contactName, contactNumber, address, pin].join('|')}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {[contactName, address, city, state, pin].filter(Boolean).join(', ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <TapLink href={telLink(contactNumber)}>{contactNumber}</TapLink>
            {` · ${say('customers.usedOn', { day: formatDay(usedAt) })}`}
          </Typography>
        </div>
      ))}
    </Lines>
  )
}

function Reviews({ customer: { reviews } }: { customer: Customer }) {
  const say = useWords()
  if (reviews.length === 0) return null
  return (
    <Lines heading={say('customers.reviews')}>
      {reviews.map(({ orderId, name, rating, comment, date }) => (
        <div key={`${orderId} ${name}`}>
          <Typography sx={{ fontWeight: 650 }}>
            {`${name} · ${say('customers.rating', { rating })}`}
          </Typography>
          {comment && <Typography sx={{ overflowWrap: 'anywhere' }}>{comment}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {formatDay(date)}
          </Typography>
        </div>
      ))}
    </Lines>
  )
}
