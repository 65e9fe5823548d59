import { type RaRecord, SelectInput, TextInput } from 'react-admin'
import { type StockEntry } from '../data/api-types.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatDay, formatMoney, formatQuantity } from '../ui/format.js'
import { RefreshStockButton } from './RefreshStockButton.js'

type Row = StockEntry & RaRecord
type Counter = 'quantity' | 'reservedQuantity' | 'usedQuantity' | 'remainingQuantity'

const counter = (source: Counter): Column<Row> => ({
  source,
  value: (entry) => entry[source],
  show: (entry) => formatQuantity(entry[source]),
  numeric: true,
})

/** The inventory's columns in the owner's order, the batch first as the name of the row. */
const columns: Column<Row>[] = [
  { source: 'batchNumber', value: ({ batchNumber }) => batchNumber, sortable: true },
  { source: 'outlet', value: ({ outlet }) => outlet?.name ?? '' },
  { source: 'product', value: ({ product }) => product?.name ?? '', long: true },
  counter('quantity'),
  counter('reservedQuantity'),
  counter('usedQuantity'),
  { ...counter('remainingQuantity'), sortable: true },
  { source: 'priceUnit', value: ({ priceUnit }) => priceUnit },
  { source: 'price', value: ({ price }) => price, show: ({ price }) => formatMoney(price), numeric: true },
  { source: 'reservation', value: ({ reservation }) => reservation?.reservationId ?? '' },
  {
    source: 'createdAt',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatDay(createdAt),
    sortable: true,
  },
]

const materials = ['FG', 'SG', 'RM'].map((id) => ({ id, name: `materials.${id}` }))

const filters = [
  <TextInput key="q" source="q" label="lists.searchBatch" alwaysOn helperText={false} />,
  <SelectInput key="materialType" source="materialType" choices={materials} alwaysOn helperText={false} />,
  <SelectInput
    key="stockPresent"
    source="stockPresent"
    label="lists.withStock"
    choices={[
      { id: true, name: 'lists.yes' },
      { id: false, name: 'lists.no' },
    ]}
    alwaysOn
    helperText={false}
  />,
]

/** /stock-receipt: what came in, and what is left of it. */
export function StockList() {
  return (
    <StaffList<Row>
      title="screens.stockReceipt"
      resource="stock"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      filters={filters}
      empty="lists.stock"
      actions={<RefreshStockButton />}
    />
  )
}
