import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../api/api-types.js'
import { nameInWords } from '../../../api/names.js'
import { NEW_RUN, runAddress } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
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
import { ReceiveButton, RunActions } from './RunActions.js'
import { RunSearch } from './RunSearch.js'
import { STATUSES, StatusFilter } from './StatusFilter.js'

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
    value: ({ bomId }) => nameInWords(bomId.parentProduct?.name ?? say('lists.notAvailable')),
    show: ({ bomId }) => <ProductName product={bomId.parentProduct ?? { name: say('lists.notAvailable') }} />,
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
        <ShownStatus run={run} />
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

const bare = {
  '&.MuiInputBase-root': { minHeight: 0 },
  '& .MuiSelect-select': { p: '0 !important', minHeight: '0 !important' },
  // Its words are not muted as those of other locked fields are.
  '& .MuiChip-root': { WebkitTextFillColor: 'currentColor' },
}

/** The status as a select that cannot be changed here: it follows from the batches. */
function ShownStatus({ run: { reservationId, status } }: { run: Row }) {
  const say = useWords()
  return (
    <Select
      disabled
      variant="standard"
      disableUnderline
      value={status}
      renderValue={() => <StatusChip status={status} />}
      IconComponent={() => null}
      SelectDisplayProps={{ 'aria-label': say('reservations.statusOf', { name: reservationId }) }}
      sx={bare}
    >
      <MenuItem value={status}>{say(`status.${status}`)}</MenuItem>
    </Select>
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
