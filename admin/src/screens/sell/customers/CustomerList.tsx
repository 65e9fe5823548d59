import './words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type CustomerCounts, type CustomerRow } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { customerPath } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { TextInput } from '../../../kit/lists/filters.js'
import { tabFace, tabRow } from '../../../kit/lists/ListTabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney, formatQuantity } from '../../../kit/ui/format.js'
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
      <Box role="group" aria-label={say('customers.kinds')} sx={tabRow}>
        {kindsOf(counts.data).map(({ name, count, filter }) => {
          const isChosen = JSON.stringify(filter) === JSON.stringify(chosen)
          return (
            <Button
              key={name}
              variant="outlined"
              aria-pressed={isChosen}
              sx={tabFace}
              onClick={() => setFilters(q === undefined ? filter : { ...filter, q }, {})}
            >
              {say('customers.kind', { name: say(name), count: formatQuantity(count) })}
            </Button>
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
      lead={<Kinds />}
      empty="customers.none"
      about="about.customers"
      fill={<FillLink to="/dashboard/desk" name="fill.order" />}
      failed="customers.failed"
      exported="server"
      bulk="export"
    />
  )
}
