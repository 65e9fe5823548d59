import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type BillRow, type Supplier } from '../../../api/api-types.js'
import { MonthFile } from '../../../kit/inputs/MonthFile.js'
import { type Column } from '../../../kit/lists/column.js'
import { DateFilter, FilterSelect, RecordFilter, TextInput } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { BillState } from './BillState.js'
import { OwedList } from './OwedList.js'

type Row = BillRow & RaRecord

const columns = (say: Say, today: string): Column<Row>[] => [
  {
    source: 'number',
    value: ({ number }) => number,
    show: ({ id, number }) => (
      <TapLink data-opens component={RouterLink} to={`/dashboard/bills/${id}`}>
        {number}
      </TapLink>
    ),
  },
  { source: 'supplierName', value: ({ supplierName }) => supplierName, card: 'plain' },
  {
    source: 'day',
    value: ({ day }) => day,
    show: ({ day }) => formatDay(day),
    sortable: true,
    card: 'plain',
  },
  {
    source: 'state',
    value: ({ state }) => say(`supplierBills.${state}`),
    show: (bill) => <BillState bill={bill} today={today} />,
    card: 'plain',
  },
  {
    source: 'dueDay',
    value: ({ dueDay }) => dueDay,
    show: ({ dueDay }) => formatDay(dueDay),
    sortable: true,
  },
  {
    source: 'total',
    value: ({ total }) => total,
    show: ({ total }) => formatMoney(total),
    sortable: true,
    numeric: true,
    card: 'side',
  },
  {
    source: 'open',
    value: ({ open }) => open,
    show: ({ open }) => formatMoney(open),
    sortable: true,
    numeric: true,
  },
  { source: 'gstin', value: ({ gstin }) => gstin, exportOnly: true },
  { source: 'taxable', value: ({ taxable }) => taxable, exportOnly: true },
  { source: 'cgst', value: ({ cgst }) => cgst, exportOnly: true },
  { source: 'sgst', value: ({ sgst }) => sgst, exportOnly: true },
  { source: 'igst', value: ({ igst }) => igst, exportOnly: true },
  { source: 'notes', value: ({ notes }) => notes, exportOnly: true },
]

const states = (['open', 'paid', 'cancelled'] as const).map((id) => ({ id, name: `supplierBills.${id}` }))

const tabs: ListTab[] = [
  { name: 'supplierBills.open', filter: { state: 'open' } },
  { name: 'supplierBills.paid', filter: { state: 'paid' } },
  { name: 'lists.all', filter: {} },
]

const filters = (suppliers: readonly (Supplier & RaRecord)[]) => [
  <TextInput key="q" source="q" label="supplierBills.search" alwaysOn helperText={false} />,
  <DateFilter key="from" source="from" label="lists.from" alwaysOn />,
  <DateFilter key="to" source="to" label="lists.to" alwaysOn />,
  <RecordFilter key="supplier" source="supplier" records={suppliers} alwaysOn />,
  <FilterSelect key="state" source="state" choices={states} />,
  <DateFilter key="dueBy" source="dueBy" />,
]

/** As many suppliers can be chosen from. */
const MOST = 500

/** /dashboard/bills: bills of suppliers, and what each is owed. */
export function BillList() {
  const say = useWords()
  const [today] = useState(() => dayInIndia(new Date()))
  const { data: suppliers = [] } = useGetList<Supplier & RaRecord>('suppliers', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <StaffList<Row>
      title="screens.bills"
      resource="bills"
      sort={{ field: 'day', order: 'DESC' }}
      columns={columns(say, today)}
      filters={filters(suppliers)}
      tabs={tabs}
      empty="supplierBills.none"
      about="supplierBills.about"
      fill={<EnterButton />}
      failed="supplierBills.failed"
      lead={<OwedList today={today} />}
      summary={
        <MonthFile
          month={say('supplierBills.month')}
          text={say('supplierBills.register')}
          addressOf={(month) => `/api/admin/bills/register.csv?month=${month}`}
          nameOf={(month) => `purchases-${month}.csv`}
        />
      }
      actions={<EnterButton />}
    />
  )
}

function EnterButton() {
  const say = useWords()
  return (
    <Button
      variant="contained"
      color="primary"
      component={RouterLink}
      to="/dashboard/bills/new"
      startIcon={<AddOutlined />}
    >
      {say('supplierBills.enter')}
    </Button>
  )
}
