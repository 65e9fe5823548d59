import './words.js'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { downloadCSV, type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type CustomerCounts, type CustomerRow } from '../../../api/api-types.js'
import { http } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { customerPath } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords, type WordKey } from '../../../kit/words/use-words.js'

type Row = CustomerRow & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'name',
    value: ({ name }) => name,
    show: ({ id, name }) => (
      <TapLink data-opens component={RouterLink} to={customerPath(id)}>
        {name}
      </TapLink>
    ),
    sortable: true,
  },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber, card: 'plain' },
  { source: 'city', value: ({ city }) => city, card: 'plain' },
  { source: 'standing', value: ({ standing }) => say(`customers.standing_${standing}`), card: 'plain' },
  { source: 'orders', value: ({ orders }) => orders, sortable: true, numeric: true },
  {
    source: 'spent',
    value: ({ spent }) => spent,
    show: ({ spent }) => formatMoney(spent),
    sortable: true,
    numeric: true,
    card: 'side',
  },
  {
    source: 'average',
    value: ({ average }) => average,
    show: ({ average }) => average !== null && formatMoney(average),
    sortable: true,
    numeric: true,
  },
  {
    source: 'lastOrderAt',
    value: ({ lastOrderAt }) => lastOrderAt,
    show: ({ lastOrderAt }) => lastOrderAt && formatDay(lastOrderAt),
    sortable: true,
  },
  {
    source: 'hasOpenIssue',
    value: ({ hasOpenIssue }) => (hasOpenIssue ? say('status.Open') : ''),
    show: ({ hasOpenIssue }) => hasOpenIssue && <StatusChip status="Open" />,
    card: 'side',
  },
]

const filters = [<TextInput key="q" source="q" label="customers.search" alwaysOn helperText={false} />]

/** The kinds of customers that one looks for most, each with its filter. */
const kindsOf = (
  counts: CustomerCounts,
): { name: WordKey; count: number; filter: Record<string, unknown> }[] => [
  { name: 'customers.all', count: counts.customers, filter: {} },
  { name: 'customers.new', count: counts.new, filter: { standing: 'new' } },
  { name: 'customers.returning', count: counts.returning, filter: { standing: 'returning' } },
  { name: 'customers.regular', count: counts.regular, filter: { standing: 'regular' } },
  { name: 'customers.silent', count: counts.silent, filter: { lastOrderTo: counts.silentTo } },
  { name: 'customers.openIssue', count: counts.withOpenIssue, filter: { hasOpenIssue: true } },
]

/** One row, which scrolls on a phone. */
const row = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  overflowX: 'auto',
  py: 0.5,
  '& .MuiChip-root': { flex: 'none', height: 40 },
}

/** The kinds with their numbers; a search stays when another kind is chosen. */
function Kinds() {
  const say = useWords()
  const api = useApi()
  const { filterValues, setFilters } = useListContext()
  const counts = useQuery({
    queryKey: ['customers', 'counts'],
    queryFn: ({ signal }) => api.customerCounts(signal),
  })
  if (!counts.data) return null
  const { q, ...chosen } = filterValues as Record<string, unknown>
  const { repeatPercent: percent } = counts.data
  return (
    <>
      <Box role="group" aria-label={say('customers.kinds')} sx={row}>
        {kindsOf(counts.data).map(({ name, count, filter }) => {
          const isChosen = JSON.stringify(filter) === JSON.stringify(chosen)
          return (
            <Chip
              key={name}
              label={say('customers.kind', { name: say(name), count })}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'secondary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => setFilters(q === undefined ? filter : { ...filter, q }, {})}
            />
          )
        })}
      </Box>
      {percent !== null && (
        <Typography variant="body2" color="text.secondary">
          {say('customers.repeat', { percent })}
        </Typography>
      )}
    </>
  )
}

/** /dashboard/customers: who buys here, the one who ordered last first. */
export function CustomerList() {
  const say = useWords()
  return (
    <StaffList<Row>
      title="screens.customers"
      resource="customers"
      sort={{ field: 'lastOrderAt', order: 'DESC' }}
      columns={columns(say)}
      filters={filters}
      summary={<Kinds />}
      empty="customers.none"
      about="about.customers"
      fill={<FillLink to="/dashboard/desk" name="fill.order" />}
      failed="customers.failed"
      exporter={<ExportCustomers />}
    />
  )
}

/** Tells spreadsheets that the file is UTF-8; reading an answer as text takes it away. */
const MARK = '\uFEFF'

/** The whole filter as a file. The server may ask for the PIN first. */
function ExportCustomers() {
  const say = useWords()
  const short = useOnPhone()
  const { filterValues } = useListContext()
  const save = useWrite({
    failed: 'lists.exportFailed',
    mutationFn: () =>
      http(
        `/api/admin/customers/export.csv?${new URLSearchParams({ filter: JSON.stringify(filterValues) })}`,
      ),
    onSuccess: ({ body, headers }) => {
      const [, name] = /filename="(.+)\.csv"/.exec(headers.get('content-disposition') ?? '') ?? []
      downloadCSV(MARK + body, name ?? 'customers')
    },
  })
  return (
    <Button
      startIcon={<DownloadOutlined />}
      aria-label={say('lists.export')}
      sx={short ? { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } } : {}}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {!short && say('lists.export')}
    </Button>
  )
}
