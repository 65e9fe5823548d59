import './words.js'
import Button from '@mui/material/Button'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Employee } from '../../../api/api-types.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

type Row = Employee & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'name',
    value: ({ name }) => name,
    show: ({ id, name, mobileNumber }) => (
      <TapLink data-opens component={RouterLink} to={`/dashboard/employees/${id}`}>
        {name || mobileNumber}
      </TapLink>
    ),
    sortable: true,
  },
  { source: 'mobileNumber', value: ({ mobileNumber }) => mobileNumber, sortable: true, card: 'plain' },
  { source: 'role', value: ({ role }) => say(`roles.${role}`), sortable: true, card: 'plain' },
  {
    source: 'disabled',
    value: ({ disabled }) => say(disabled ? 'status.Disabled' : 'status.Active'),
    show: ({ disabled }) => <StatusChip status={disabled ? 'Disabled' : 'Active'} />,
    card: 'side',
  },
  {
    source: 'lastSignInAt',
    value: ({ lastSignInAt }) => lastSignInAt,
    show: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : say('lists.never')),
  },
]

const standing = [
  { id: false, name: 'status.Active' },
  { id: true, name: 'status.Disabled' },
]

const filters = [
  <TextInput key="q" source="q" label="lists.searchName" alwaysOn helperText={false} />,
  <FilterSelect key="disabled" source="disabled" choices={standing} alwaysOn />,
]

/** The list of employees: who may log in here, and with which role. */
export function EmployeeList() {
  const say = useWords()
  const actions = (
    <>
      <Button component={RouterLink} to="/dashboard/audit">
        {say('screens.audit')}
      </Button>
      <Button component={RouterLink} to="/dashboard/employees/create" variant="contained" color="primary">
        {say('employees.create')}
      </Button>
    </>
  )
  return (
    <StaffList<Row>
      title="screens.employees"
      resource="employees"
      sort={{ field: 'name', order: 'ASC' }}
      columns={columns(say)}
      filters={filters}
      empty="lists.employees"
      about="about.employees"
      fill={<FillLink to="/dashboard/employees/create" name="fill.employees" />}
      actions={actions}
    />
  )
}
