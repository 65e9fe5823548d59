import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Supplier } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { RowButtons } from '../../../kit/edit/RowButtons.js'
import { useFormBeside } from '../../../kit/edit/use-form-beside.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillButton } from '../../../kit/lists/fill.js'
import { FilterSelect, TextInput } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { ScreenSkeleton } from '../../../kit/ui/ScreenSkeleton.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { TapLink } from '../../../kit/ui/TapLink.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'

/** Lazy: most visitors never open the form. */
const SupplierForm = lazy(() => import('./SupplierForm.js').then((form) => ({ default: form.SupplierForm })))

type Row = Supplier & RaRecord

const columns = (say: Say): Column<Row>[] => [
  {
    source: 'name',
    value: ({ name }) => name,
    show: ({ id, name }) => (
      <TapLink data-opens component={RouterLink} to={`/dashboard/suppliers/${id}`}>
        {name}
      </TapLink>
    ),
    sortable: true,
  },
  { source: 'phone', value: ({ phone }) => phone, card: 'plain' },
  {
    source: 'activeFlag',
    value: ({ activeFlag }) => say(activeFlag ? 'status.Active' : 'status.Inactive'),
    show: ({ activeFlag }) => <StatusChip status={activeFlag ? 'Active' : 'Inactive'} />,
    card: 'side',
  },
  {
    source: 'products',
    value: ({ products }) => products.map(({ name }) => name).join(', '),
    long: true,
  },
  { source: 'gstin', value: ({ gstin }) => gstin, exportOnly: true },
  { source: 'fssai', value: ({ fssai }) => fssai, exportOnly: true },
  { source: 'email', value: ({ email }) => email, exportOnly: true },
  { source: 'address', value: ({ address }) => address, exportOnly: true },
  { source: 'notes', value: ({ notes }) => notes, exportOnly: true },
]

/** The column with Edit and Delete. */
const acts = (form: ReturnType<typeof useFormBeside<Row>>): Column<Row> => ({
  source: 'actions',
  value: () => null,
  long: true,
  screenOnly: true,
  show: (supplier) => (
    <RowButtons name={supplier.name} named onEdit={() => form.edit(supplier)}>
      <DeleteButton
        resource="suppliers"
        record={supplier}
        name={supplier.name}
        title="suppliers.deleteTitle"
        text="suppliers.deleteText"
        deleted="suppliers.deleted"
        failed="suppliers.deleteFailed"
        then={() => form.forget(supplier)}
      />
    </RowButtons>
  ),
})

const standing = [
  { id: true, name: 'status.Active' },
  { id: false, name: 'status.Inactive' },
]

const filters = [
  <TextInput key="q" source="q" label="lists.searchName" alwaysOn helperText={false} />,
  <FilterSelect key="activeFlag" source="activeFlag" choices={standing} alwaysOn />,
]

/** /dashboard/suppliers: who sells raw material, and the form that keeps them. */
export function SupplierList() {
  const say = useWords()
  const form = useFormBeside<Row>()
  const [creating, setCreating] = useState(false)
  const close = () => {
    setCreating(false)
    form.clear()
  }
  const isOpen = creating || form.editing !== null
  const edited = form.editing === null ? null : String(form.editing.id)
  return (
    <StaffList<Row>
      title="screens.suppliers"
      resource="suppliers"
      sort={{ field: 'name', order: 'ASC' }}
      columns={[...columns(say), acts(form)]}
      filters={filters}
      empty="lists.suppliers"
      about="about.suppliers"
      fill={!isOpen && <FillButton name="fill.suppliers" onOpen={() => setCreating(true)} />}
      failed="suppliers.failed"
      lead={
        isOpen && (
          <Suspense fallback={<ScreenSkeleton rows={1} height={320} />}>
            <SupplierForm key={form.key} editing={edited} leave={close} then={close} />
          </Suspense>
        )
      }
      actions={
        !isOpen && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddOutlined />}
            onClick={() => setCreating(true)}
          >
            {say('suppliers.create')}
          </Button>
        )
      }
    />
  )
}
