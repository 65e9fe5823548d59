import Box from '@mui/material/Box'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Batch } from '../../../api/api-types.js'
import { batchAddress } from '../../../kit/addresses/addresses.js'
import { type Column } from '../../../kit/lists/column.js'
import { RowMenu } from '../../../kit/lists/RowMenu.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { BatchActions } from './BatchActions.js'
import { DeleteStockButton } from './DeleteStockButton.js'
import { EditButton } from './EditButton.js'
import { Standings } from './Standings.js'

type Row = Batch & RaRecord
type Counter = 'quantity' | 'reservedQuantity' | 'usedQuantity' | 'remainingQuantity'

const counter = (source: Counter): Column<Row> => ({
  source,
  value: (entry) => entry[source],
  show: (entry) => `${formatQuantity(entry[source])} ${entry.priceUnit}`,
  numeric: true,
})

const batch: Column<Row> = {
  source: 'batchNumber',
  value: ({ batchNumber }) => batchNumber,
  show: (entry) => (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TapLink data-opens component={Link} to={batchAddress(entry.batchNumber)}>
        {entry.batchNumber}
      </TapLink>
      <Standings batch={entry} />
    </Box>
  ),
  sortable: true,
  card: 'plain',
}

/** For the export: columns that a screen is too narrow for. */
const further: Column<Row>[] = [
  { source: 'receivedOn', value: ({ receivedOn }) => receivedOn, sortable: true, exportOnly: true },
  { source: 'bestBefore', value: ({ bestBefore }) => bestBefore ?? '', sortable: true, exportOnly: true },
  { source: 'supplier', value: ({ supplier }) => supplier?.name ?? '', exportOnly: true },
  { source: 'supplierLot', value: ({ supplierLot }) => supplierLot, exportOnly: true },
  { source: 'invoiceNumber', value: ({ invoiceNumber }) => invoiceNumber, exportOnly: true },
]

interface RowActs {
  onEdit: (entry: Row) => void
  onDeleted: (entry: Row) => void
}

/** The inventory's columns in the owner's order. */
export const stockColumns = ({ onEdit, onDeleted }: RowActs): Column<Row>[] => [
  { source: 'outlet', value: ({ outlet }) => outlet.name, card: 'plain' },
  {
    source: 'product',
    value: ({ product }) => product?.title ?? '',
    show: ({ product }) => product && <ProductName product={product} />,
    heading: true,
    long: true,
  },
  batch,
  counter('quantity'),
  counter('reservedQuantity'),
  counter('usedQuantity'),
  { ...counter('remainingQuantity'), sortable: true, card: 'side' },
  { source: 'priceUnit', value: ({ priceUnit }) => priceUnit },
  { source: 'price', value: ({ price }) => price, show: ({ price }) => formatMoney(price), numeric: true },
  { source: 'reservation', value: ({ reservation }) => reservation?.reservationId ?? '' },
  ...further,
  {
    source: 'actions',
    value: () => null,
    long: true,
    screenOnly: true,
    show: (entry) => (
      <RowMenu name={entry.batchNumber}>
        <BatchActions batch={entry}>
          <EditButton batchNumber={entry.batchNumber} onEdit={() => onEdit(entry)} />
          <DeleteStockButton batch={entry} then={() => onDeleted(entry)} />
        </BatchActions>
      </RowMenu>
    ),
  },
]
