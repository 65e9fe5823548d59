import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import { lazy } from 'react'
import { type RaRecord, useTranslateLabel } from 'react-admin'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { type Product } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { RowButtons } from '../../../kit/edit/RowButtons.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillLink } from '../../../kit/lists/fill.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { type ListTab } from '../../../kit/lists/list-tabs.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { formatMoney, formatQuantity } from '../../../kit/ui/format.js'
import { materials } from '../../../kit/ui/materials.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { SampleButton } from '../../../parts/products/SampleButton.js'
import { Waiting } from '../../../parts/waiting/Waiting.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { editAddress, EVERY, variantsAddress } from './places.js'
import { SoldOutSwitch } from './SoldOutSwitch.js'

/** Comes with the first chosen row. */
const ChosenProducts = lazy(() =>
  import('./ChosenProducts.js').then((file) => ({ default: file.ChosenProducts })),
)

type Row = Product & RaRecord

/** @param keeper may change products: the name leads to the form */
const columns = (say: Say, keeper: boolean): Column<Row>[] => [
  {
    source: 'name',
    value: ({ title }) => title,
    show: (product) =>
      keeper ? (
        <TapLink data-opens component={RouterLink} to={editAddress(String(product.id))}>
          <ProductName product={product} />
        </TapLink>
      ) : (
        <ProductName product={product} />
      ),
    sortable: true,
    long: true,
  },
  { source: 'Id', value: ({ Id }) => Id, sortable: true, card: 'plain' },
  { source: 'materialType', value: ({ materialType }) => say(`materials.${materialType}`), card: 'none' },
  {
    source: 'price',
    value: ({ price }) => price,
    // Only a finished product is sold at a price of its own.
    show: ({ price, materialType }) => (materialType === 'FG' ? formatMoney(price) : ''),
    sortable: true,
    numeric: true,
    card: 'side',
  },
  {
    source: 'availableStock',
    value: ({ availableStock }) => availableStock,
    show: ({ Id, materialType, availableStock, unlimitedStock }) => (
      <>
        {say('lists.stockLeft', {
          quantity: unlimitedStock ? say('lists.unlimited') : formatQuantity(availableStock),
        })}
        {materialType === 'FG' && availableStock <= 0 && <Waiting Id={Id} />}
      </>
    ),
    sortable: true,
    card: 'plain',
  },
  ...(keeper
    ? [
        {
          source: 'soldOut',
          value: ({ soldOut }: Row) => say(soldOut ? 'lists.yes' : 'lists.no'),
          show: (product: Row) => <SoldOutSwitch product={product} />,
          card: 'none' as const,
        },
      ]
    : []),
  {
    source: 'activeFlag',
    value: ({ activeFlag }) => say(activeFlag ? 'status.Active' : 'status.Inactive'),
    show: ({ activeFlag, sample }) =>
      sample ? say('products.sample') : <StatusChip status={activeFlag ? 'Active' : 'Inactive'} />,
    card: 'side',
  },
]

const low = [{ id: true, name: 'products.lowOnly' }]
const activity = [
  { id: true, name: 'status.Active' },
  { id: false, name: 'status.Inactive' },
]

/** A product that something names stays, and leaves the shop. */
const DEACTIVATE = {
  sets: { activeFlag: false },
  label: 'products.deactivate',
  done: 'products.deactivated',
} as const

/** Edit and Delete of one row. */
function ProductActs({ product }: { product: Row }) {
  const navigate = useNavigate()
  const nameOf = useTranslateLabel()
  const onPhone = useOnPhone()
  const name = `${product.Id} ${product.title}`
  return (
    <RowButtons name={name} inSight named onEdit={() => void navigate(editAddress(String(product.id)))}>
      {onPhone && product.materialType === 'FG' && (
        <FormControlLabel
          label={nameOf({ resource: 'products', source: 'soldOut' })}
          control={<SoldOutSwitch product={product} />}
        />
      )}
      <DeleteButton
        resource="products"
        record={product}
        name={name}
        title="products.deleteTitle"
        text="products.deleteText"
        deleted="products.deleted"
        failed="products.deleteFailed"
        instead={product.materialType === 'FG' && product.activeFlag ? DEACTIVATE : undefined}
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

/** The ways to the first product. */
function FirstProduct() {
  const say = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FillLink to="/product-entry" name="fill.products" />
      <SampleButton />
      <Button component={RouterLink} to="/dashboard/import?kind=prices">
        {say('sample.paste')}
      </Button>
    </Box>
  )
}
const tabs: ListTab[] = [
  { name: 'lists.all', filter: {} },
  { name: 'products.tabOnSale', filter: { materialType: 'FG', activeFlag: true } },
  { name: 'products.tabSoldOut', filter: { soldOut: true } },
  { name: 'products.lowOnly', filter: { low: true } },
  { name: 'products.tabInactive', filter: { activeFlag: false } },
]

/** /product-list: all staff look, admins change. */
export function ProductList() {
  const say = useWords()
  const { role } = useSession()
  const keeper = isAdmin(role)
  const create = (
    <>
      <Button component={RouterLink} to={variantsAddress(EVERY)}>
        {say('variants.table')}
      </Button>
      <Button
        component={RouterLink}
        to="/product-entry"
        variant="contained"
        color="primary"
        startIcon={<AddOutlined />}
      >
        {say('products.create')}
      </Button>
    </>
  )
  return (
    <StaffList<Row>
      title="screens.productList"
      resource="products"
      sort={{ field: 'Id', order: 'ASC' }}
      columns={keeper ? [...columns(say, keeper), acts] : columns(say, keeper)}
      actions={keeper && create}
      empty="lists.products"
      about="about.products"
      fill={keeper && <FirstProduct />}
      tabs={tabs}
      bulk={keeper ? (chosen) => <ChosenProducts products={chosen} /> : undefined}
      filters={[
        <TextInput key="q" source="q" label="lists.search" alwaysOn helperText={false} />,
        <FilterSelect key="materialType" source="materialType" choices={materials} alwaysOn />,
        <FilterSelect key="low" source="low" label="products.low" choices={low} alwaysOn />,
        <FilterSelect key="activeFlag" source="activeFlag" choices={activity} alwaysOn />,
      ]}
    />
  )
}
