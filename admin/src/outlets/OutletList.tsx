import { TextInput, type RaRecord } from 'react-admin'
import type { Outlet } from '../data/api-types.js'
import type { Column } from '../lists/column.js'
import { RoomList } from '../lists/RoomList.js'

type Row = Outlet & RaRecord

const columns: Column<Row>[] = [
  { source: 'name', value: ({ name }) => name, sortable: true },
  { source: 'mobileNumberOutlet', value: ({ mobileNumberOutlet }) => mobileNumberOutlet, sortable: true },
  { source: 'email', value: ({ email }) => email, long: true },
  { source: 'address', value: ({ address }) => address, long: true },
]

const filters = [<TextInput key="q" source="q" label="lists.searchName" alwaysOn helperText={false} />]

/** /outlet-list */
export function OutletList() {
  return (
    <RoomList<Row>
      title="rooms.outletList"
      resource="outlets"
      sort={{ field: 'name', order: 'ASC' }}
      columns={columns}
      filters={filters}
      empty="lists.outlets"
    />
  )
}
