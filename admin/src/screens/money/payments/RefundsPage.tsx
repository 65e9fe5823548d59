import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId } from 'react'
import { ListBase, type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type RefundOrder } from '../../../api/api-types.js'
import { quietQuery } from '../../../api/query-client.js'
import { type Column } from '../../../kit/lists/column.js'
import { ExportButton } from '../../../kit/lists/ExportButton.js'
import { ListRows } from '../../../kit/lists/StaffList.js'
import { formatDateTime, formatMoney } from '../../../kit/ui/format.js'
import { PageTitle } from '../../../kit/ui/PageTitle.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { RefundActions } from './RefundActions.js'
import { RefundWatch } from './RefundWatch.js'

/** Its code comes beside the list's rows. */
const MonthFile = lazy(async () => ({
  default: (await import('../../../kit/inputs/MonthFile.js')).MonthFile,
}))

type Row = RefundOrder & RaRecord

/** The columns that both tables share. */
const shared: Column<Row>[] = [
  {
    source: 'orderId',
    value: ({ orderId }) => orderId,
    show: ({ orderId }) => (
      <TapLink data-opens component={RouterLink} to={`/assign-stock?order=${encodeURIComponent(orderId)}`}>
        {orderId}
      </TapLink>
    ),
  },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber, card: 'plain' },
  {
    source: 'finalPrice',
    value: ({ finalPrice }) => finalPrice,
    show: ({ finalPrice }) => formatMoney(finalPrice),
    numeric: true,
  },
  {
    source: 'refundAmount',
    value: ({ refundAmount }) => refundAmount,
    show: ({ refundAmount }) => formatMoney(refundAmount ?? 0),
    numeric: true,
    card: 'side',
  },
]

const eligible: Column<Row>[] = [
  ...shared,
  {
    source: 'paymentStatus',
    value: ({ paymentStatus }) => paymentStatus,
    show: (order) => (
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <StatusChip status={order.paymentStatus} />
        <RefundProgress order={order} />
      </Box>
    ),
  },
  {
    source: 'actions',
    value: () => null,
    show: (order) => <RefundActions order={order} />,
    long: true,
    screenOnly: true,
    card: 'below',
  },
]

const refunded: Column<Row>[] = [
  ...shared,
  {
    source: 'paymentStatus',
    value: ({ paymentStatus }) => paymentStatus,
    show: ({ paymentStatus }) => <StatusChip status={paymentStatus} />,
  },
  { source: 'refundReference', value: ({ refundReference }) => refundReference },
]

const newestFirst = { field: 'orderDate', order: 'DESC' } as const

interface RefundTableProps {
  heading: WordKey
  paymentStatus: 'Completed' | 'Refund Completed'
  columns: readonly Column<Row>[]
  empty: WordKey
  about: WordKey
}

function RefundTable({ heading, paymentStatus, columns, empty, about }: RefundTableProps) {
  const say = useWords()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <ListBase<Row>
        resource="refunds"
        filter={{ paymentStatus }}
        sort={newestFirst}
        perPage={25}
        queryOptions={quietQuery}
        storeKey={`refunds.${paymentStatus}`}
        disableSyncWithLocation
        disableAuthentication
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2" id={id}>
            {say(heading)}
          </Typography>
          <Box sx={{ ml: 'auto' }}>
            <ExportButton columns={columns} />
          </Box>
        </Box>
        <ListRows<Row> columns={columns} empty={empty} about={about} failed="refunds.fetchFailed" />
      </ListBase>
    </Box>
  )
}

/** /dashboard/refunds: cancelled orders whose money goes back, and those where it did. */
export function RefundsPage() {
  const say = useWords()
  return (
    <>
      <PageTitle>{say('screens.refunds')}</PageTitle>
      <RefundWatch />
      <RefundTable
        heading="refunds.eligible"
        paymentStatus="Completed"
        columns={eligible}
        empty="refunds.noEligible"
        about="about.refunds"
      />
      <RefundTable
        heading="refunds.refunded"
        paymentStatus="Refund Completed"
        columns={refunded}
        empty="refunds.noRefunded"
        about="about.refunded"
      />
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <MonthFile
          month={say('refunds.month')}
          text={say('refunds.statement')}
          addressOf={(month) => `/api/admin/refunds.csv?month=${month}`}
          nameOf={(month) => `refunds-${month}.csv`}
        />
      </Suspense>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={RouterLink} to="/dashboard/payments">
          {say('screens.payments')}
        </Button>
        <Button component={RouterLink} to="/dashboard/payouts">
          {say('screens.payouts')}
        </Button>
      </Box>
    </>
  )
}

/** How the refund through the provider stands, or why the last one came to nothing. */
function RefundProgress({ order: { refundState, lastRefund } }: { order: RefundOrder }) {
  const say = useWords()
  if (!lastRefund || lastRefund.method === 'hand') return null
  const status = say(`refundStatuses.${lastRefund.status}`)
  const text =
    refundState === 'Started'
      ? say('refunds.underWay', { since: formatDateTime(lastRefund.createdAt), status })
      : say('refunds.lastFailed', { status: lastRefund.lastError ?? status })
  return (
    <Typography
      variant="body2"
      sx={{
        whiteSpace: 'normal',
        maxWidth: 280,
        color: refundState === 'Started' ? 'text.secondary' : 'error.main',
      }}
    >
      {text}
    </Typography>
  )
}
