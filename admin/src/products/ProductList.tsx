import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { type RaRecord, SelectInput, TextInput } from 'react-admin'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { isAdmin } from '../auth/access.js'
import { useSession } from '../auth/session-context.js'
import { type Product } from '../data/api-types.js'
import { DeleteButton } from '../edit/DeleteButton.js'
import { RowButtons } from '../edit/RowButtons.js'
import { type Column } from '../lists/column.js'
import { StaffList } from '../lists/StaffList.js'
import { formatMoney, formatQuantity } from '../ui/format.js'
import { StatusChip } from '../ui/StatusChip.js'
import { type Say, useWords } from '../words/use-words.js'

type Row = Product & RaRecord

/** A finished product by its variant, anything else by its name. */
function rowName(
  say: Say,
  { materialType, variantType, variantOil, variantSpicy, variantWeight, name }: Product,
) {
  if (materialType !== 'FG') return name
  return say('lists.pickle', {
    type: variantType ?? '',
    oil: variantOil ?? '',
    spicy: variantSpicy ?? '',
    weight: variantWeight ?? '',
  })
}

const columns = (say: Say): Column<Row>[] => [
  { source: 'Id', value: ({ Id }) => Id, sortable: true },
  { source: 'name', value: (product) => rowName(say, product), sortable: true, long: true },
  { source: 'materialType', value: ({ materialType }) => say(`materials.${materialType}`) },
  {
    source: 'price',
    value: ({ price }) => price,
    // Only a finished product is sold at a price of its own.
    show: ({ price, materialType }) => (materialType === 'FG' ? formatMoney(price) : ''),
    sortable: true,
    numeric: true,
  },
  {
    source: 'availableStock',
    value: ({ availableStock }) => availableStock,
    show: ({ availableStock, unlimitedStock }) =>
      say('lists.stockLeft', {
        quantity: unlimitedStock ? say('lists.unlimited') : formatQuantity(availableStock),
      }),
    sortable: true,
  },
  {
    source: 'activeFlag',
    value: ({ activeFlag }) => say(activeFlag ? 'status.Active' : 'status.Inactive'),
    show: ({ activeFlag }) => <StatusChip status={activeFlag ? 'Active' : 'Inactive'} />,
  },
]

const materials = ['FG', 'SG', 'RM'].map((id) => ({ id, name: `materials.${id}` }))
const activity = [
  { id: true, name: 'status.Active' },
  { id: false, name: 'status.Inactive' },
]

/** Edit and Delete of one row. */
function ProductActs({ product }: { product: Row }) {
  const navigate = useNavigate()
  const name = `${product.Id} ${product.name}`
  return (
    <RowButtons name={name} onEdit={() => void navigate(`/product-entry?id=${product.id}`)}>
      <DeleteButton
        resource="products"
        record={product}
        name={name}
        title="products.deleteTitle"
        text="products.deleteText"
        deleted="products.deleted"
        failed="products.deleteFailed"
      />
    </RowButtons>
  )
}

const acts: Column<Row> = {
  source: 'actions',
  value: () => null,
  show: (product) => <ProductActs product={product} />,
  long: true,
  screenOnly: true,
}

/** /product-list: all staff look, admins change. */
export function ProductList() {
  const say = useWords()
  const { role } = useSession()
  const keeper = isAdmin(role)
  const create = (
    <Button
      component={RouterLink}
      to="/product-entry"
      variant="contained"
      color="primary"
      startIcon={<AddOutlined />}
    >
      {say('products.create')}
    </Button>
  )
  return (
    <StaffList<Row>
      title="screens.productList"
      resource="products"
      sort={{ field: 'Id', order: 'ASC' }}
      columns={keeper ? [...columns(say), acts] : columns(say)}
      actions={keeper && create}
      empty="lists.products"
      filters={[
        <TextInput key="q" source="q" label="lists.search" alwaysOn helperText={false} />,
        <SelectInput
          key="materialType"
          source="materialType"
          choices={materials}
          alwaysOn
          helperText={false}
        />,
        <SelectInput key="activeFlag" source="activeFlag" choices={activity} alwaysOn helperText={false} />,
      ]}
    />
  )
}
