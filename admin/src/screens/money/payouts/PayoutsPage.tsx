import './words.js'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Settlement } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FilterSelect } from '../../../kit/lists/FilterSelect.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { OpenPayouts } from './OpenPayouts.js'
import { StateChip } from './StateChip.js'

type Row = Settlement & RaRecord

const money = (source: 'net' | 'payments' | 'refunds' | 'fee' | 'tax'): Column<Row> => ({
  source,
  value: (row) => row[source],
  show: (row) => formatMoney(row[source]),
  numeric: true,
})

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'id',
    value: ({ id }) => id,
    show: ({ id }) => (
      <TapLink component={RouterLink} to={`/dashboard/payouts/${encodeURIComponent(id)}`}>
        {id}
      </TapLink>
    ),
    heading: true,
  },
  { source: 'at', value: ({ at }) => at, show: ({ at }) => formatDay(at), sortable: true },
  money('net'),
  {
    source: 'open',
    value: ({ open }) => say(open ? 'payouts.open' : 'payouts.fine'),
    show: ({ open }) => <StateChip open={open} />,
  },
  money('payments'),
  money('refunds'),
  money('fee'),
  money('tax'),
  { source: 'lines', value: ({ lines }) => lines, numeric: true },
  { source: 'transferred', value: ({ transferred }) => transferred, exportOnly: true },
  { source: 'difference', value: ({ difference }) => difference, exportOnly: true },
  { source: 'providerId', value: ({ providerId }) => providerId, exportOnly: true },
]

const states = [
  { id: true, name: 'payouts.open' },
  { id: false, name: 'payouts.fine' },
]
const filters = [<FilterSelect key="open" source="open" choices={states} alwaysOn />]

/** /dashboard/payouts: what does not match first, then all settlements. */
export function PayoutsPage() {
  const say = useWords()
  return (
    <>
      <StaffList<Row>
        title="screens.payouts"
        resource="settlements"
        sort={{ field: 'at', order: 'DESC' }}
        columns={columns(say)}
        filters={filters}
        empty="payouts.empty"
        noMatch="payouts.noMatch"
        failed="payouts.failed"
        lead={<OpenPayouts />}
        actions={
          <Button
            component={RouterLink}
            to="/dashboard/payouts/import"
            variant="contained"
            startIcon={<MoveToInboxOutlined />}
          >
            {say('payouts.import')}
          </Button>
        }
      />
      <Box>
        <MonthOfLines />
      </Box>
    </>
  )
}

/** All lines of a month as a file for the books. */
function MonthOfLines() {
  const say = useWords()
  const [month, setMonth] = useState(() => dayInIndia(new Date()).slice(0, 7))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        type="month"
        label={say('payouts.month')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 190 }}
      />
      <Button
        component="a"
        href={`/api/admin/payouts/lines.csv?month=${month}`}
        download={`payouts-${month}.csv`}
        startIcon={<DownloadOutlined />}
        disabled={month === ''}
      >
        {say('payouts.csv')}
      </Button>
    </Box>
  )
}
