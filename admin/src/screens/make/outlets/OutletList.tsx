import './words.js'
import { lazy } from 'react'
import { type RaRecord } from 'react-admin'
import { type Outlet } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { RowButtons } from '../../../kit/edit/RowButtons.js'
import { useFormBeside } from '../../../kit/edit/use-form-beside.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillButton } from '../../../kit/lists/fill.js'
import { TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'

/** Its code comes beside the list's rows. */
const OutletForm = lazy(async () => ({ default: (await import('./OutletForm.js')).OutletForm }))

type Row = Outlet & RaRecord

const columns: Column<Row>[] = [
  { source: 'name', value: ({ name }) => name, sortable: true },
  { source: 'mobileNumberOutlet', value: ({ mobileNumberOutlet }) => mobileNumberOutlet, sortable: true },
  { source: 'email', value: ({ email }) => email, long: true },
  { source: 'address', value: ({ address }) => address, long: true },
]

const filters = [<TextInput key="q" source="q" label="lists.searchName" alwaysOn helperText={false} />]

const labelOf = ({ name, mobileNumberOutlet }: Row) => `${name} (${mobileNumberOutlet})`

/** /outlet-list: the outlets, and for admins the form that keeps them. */
export function OutletList() {
  const { role } = useSession()
  const form = useFormBeside<Row>()
  const acts: Column<Row> = {
    source: 'actions',
    value: () => null,
    long: true,
    screenOnly: true,
    show: (outlet) => (
      <RowButtons name={labelOf(outlet)} inSight onEdit={() => form.edit(outlet)}>
        <DeleteButton
          resource="outlets"
          record={outlet}
          name={labelOf(outlet)}
          title="outlets.deleteTitle"
          text="outlets.deleteText"
          deleted="outlets.deleted"
          failed="outlets.deleteFailed"
          then={() => form.forget(outlet)}
        />
      </RowButtons>
    ),
  }
  const keeper = isAdmin(role)
  return (
    <StaffList<Row>
      title="screens.outletList"
      resource="outlets"
      sort={{ field: 'name', order: 'ASC' }}
      columns={keeper ? [...columns, acts] : columns}
      filters={filters}
      empty="lists.outlets"
      about="about.outlets"
      fill={keeper && <FillButton name="fill.outlets" />}
      failed="outlets.failed"
      lead={keeper && <OutletForm key={form.key} editing={form.editing} onDone={form.clear} />}
    />
  )
}
