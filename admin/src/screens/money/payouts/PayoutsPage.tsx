import './words.js'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Settlement } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { FilterSelect } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { OpenPayouts } from './OpenPayouts.js'
import { StateChip } from './StateChip.js'

/** Its code comes beside the list's rows. */
const MonthFile = lazy(async () => ({
  default: (await import('../../../kit/inputs/MonthFile.js')).MonthFile,
}))

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
        about="about.payouts"
        fill={<FillLink to="/dashboard/payouts/import" name="fill.payouts" />}
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
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <MonthFile
            month={say('payouts.month')}
            text={say('payouts.csv')}
            addressOf={(month) => `/api/admin/payouts/lines.csv?month=${month}`}
            nameOf={(month) => `payouts-${month}.csv`}
          />
        </Suspense>
      </Box>
    </>
  )
}
