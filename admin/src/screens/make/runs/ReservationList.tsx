import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../api/api-types.js'
import { NEW_RUN, runAddress } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { RowMenu } from '../../../kit/lists/RowMenu.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { formatDay } from '../../../kit/ui/format.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { LacksInBrief } from './MissingNotice.js'
import { STATUSES } from './run-statuses.js'
import { ReceiveButton, RunActions } from './RunActions.js'

/** The code of fields comes beside the list's rows (kit/lists/filters). */
const RunSearch = lazy(async () => ({ default: (await import('./RunSearch.js')).RunSearch }))
const ShownStatus = lazy(async () => ({ default: (await import('./ShownStatus.js')).ShownStatus }))
const StatusFilter = lazy(async () => ({ default: (await import('./StatusFilter.js')).StatusFilter }))

type Row = Reservation & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'reservationId',
    value: ({ reservationId }) => reservationId,
    show: ({ reservationId }) => (
      <TapLink data-opens component={Link} to={runAddress(reservationId)}>
        {reservationId}
      </TapLink>
    ),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'reservedTo',
    value: ({ bomId }) => bomId.parentProduct?.title ?? say('lists.notAvailable'),
    show: ({ bomId }) => (
      <ProductName product={bomId.parentProduct ?? { title: say('lists.notAvailable') }} />
    ),
    heading: true,
    long: true,
  },
  {
    source: 'reservedAt',
    value: ({ reservedAt }) => reservedAt,
    show: ({ reservedAt }) => formatDay(reservedAt),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'status',
    value: ({ status }) => status,
    show: (run) => (
      <>
        <Suspense fallback={<StatusChip status={run.status} />}>
          <ShownStatus {...run} />
        </Suspense>
        <LacksInBrief run={run} />
      </>
    ),
    sortable: true,
    card: 'side',
  },
  { source: 'reservedBy', value: ({ reservedBy }) => reservedBy, card: 'none' },
  {
    source: 'actions',
    value: () => null,
    screenOnly: true,
    show: (run) => <RowActs run={run} />,
  },
]

/** The next step in sight, the others in the row's menu. */
function RowActs({ run }: { run: Row }) {
  const onPhone = useOnPhone()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {!onPhone && <ReceiveButton run={run} />}
      <RowMenu name={run.reservationId}>
        <RunActions run={run} receive={onPhone} />
      </RowMenu>
    </Box>
  )
}

const filters = [<StatusFilter key="status" source="status" alwaysOn />]

const tabs: ListTab[] = [
  { name: 'lists.all', filter: {} },
  ...STATUSES.map((status): ListTab => ({ name: `status.${status}`, filter: { status } })),
]

/** /reservation-list */
export function ReservationList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.stockReserve"
      resource="reservations"
      sort={{ field: 'reservedAt', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      tabs={tabs}
      empty="reservations.none"
      about="about.reservations"
      fill={<FillLink to={NEW_RUN} name="fill.reservations" />}
      failed="reservations.listFailed"
      lead={<RunSearch />}
      actions={
        <>
          <Button
            component={Link}
            to="/dashboard/cook-plan"
            variant="outlined"
            // A phone has it in its bar.
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {say('screens.cookPlan')}
          </Button>
          <Button
            component={Link}
            to={NEW_RUN}
            variant="contained"
            color="primary"
            startIcon={<AddOutlined />}
          >
            {say('reservations.create')}
          </Button>
        </>
      }
    />
  )
}
