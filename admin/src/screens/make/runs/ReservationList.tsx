import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../api/api-types.js'
import { NEW_RUN, runAddress } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay } from '../../../kit/ui/format.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { LacksInBrief } from './MissingNotice.js'
import { RunActions } from './RunActions.js'

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
  { source: 'reservedBy', value: ({ reservedBy }) => reservedBy },
  {
    source: 'actions',
    value: () => null,
    screenOnly: true,
    show: (run) => <RunActions run={run} />,
  },
]

const filters = [<StatusFilter key="status" source="status" alwaysOn />]

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
      empty="reservations.none"
      about="about.reservations"
      fill={<FillLink to={NEW_RUN} name="fill.reservations" />}
      failed="reservations.listFailed"
      lead={<RunSearch />}
      actions={
        <>
          <Button component={Link} to="/dashboard/cook-plan" variant="outlined">
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
