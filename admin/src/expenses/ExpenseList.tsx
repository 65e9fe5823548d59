import { useState } from 'react'
import { DateInput, SelectInput, type RaRecord } from 'react-admin'
import type { Expense } from '../data/api-types.js'
import type { Column } from '../lists/column.js'
import { RoomList } from '../lists/RoomList.js'
import { formatDay, formatMoney } from '../ui/format.js'
import { dayInIndia } from '../ui/ist.js'

type Row = Expense & RaRecord

const columns: Column<Row>[] = [
  { source: 'date', value: ({ date }) => date, show: ({ date }) => formatDay(date), sortable: true },
  { source: 'type', value: ({ type }) => type, sortable: true },
  {
    source: 'amount',
    value: ({ amount }) => amount,
    show: ({ amount }) => formatMoney(amount),
    sortable: true,
    numeric: true,
  },
  { source: 'description', value: ({ description }) => description, long: true },
]

const types = ['Fuel', 'Equipment', 'Utility', 'Salaries', 'Maintenance', 'Others'].map((id) => ({
  id,
  name: id,
}))

const filters = [
  <DateInput key="from" source="from" label="lists.from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" label="lists.to" alwaysOn helperText={false} />,
  <SelectInput key="type" source="type" choices={types} alwaysOn helperText={false} />,
]

/** /expenses: by default those of this month (back-office.md 9). */
export function ExpenseList() {
  const [thisMonth] = useState(() => {
    const today = dayInIndia(new Date())
    return { from: `${today.slice(0, 7)}-01`, to: today }
  })
  return (
    <RoomList<Row>
      title="rooms.expenses"
      resource="expenses"
      sort={{ field: 'date', order: 'DESC' }}
      columns={columns}
      filters={filters}
      defaultFilters={thisMonth}
      empty="lists.expenses"
      noMatch="lists.expenses"
    />
  )
}
