import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { lazy, useId, useState } from 'react'
import { type Bom } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { RowButtons } from '../../../kit/edit/RowButtons.js'
import { useFormBeside } from '../../../kit/edit/use-form-beside.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillButton } from '../../../kit/lists/fill.js'
import { RecordFilter } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { formatDay, formatQuantity } from '../../../kit/ui/format.js'
import { ProductName } from '../../../kit/ui/ProductName.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { BomCost } from './BomCost.js'
import { type BomRow } from './BomForm.js'
import { CostTable } from './CostTable.js'
import { type Material, useMade, useMaterials } from './use-materials.js'
import { Versions } from './Versions.js'

/** Its code comes beside the list's rows. */
const BomForm = lazy(async () => ({ default: (await import('./BomForm.js')).BomForm }))

const nameOf = (say: Say, { parentProduct }: BomRow) => parentProduct?.title ?? say('lists.notAvailable')

/** Tells an older BOM of a product from its current one. */
function labelOf(say: Say, bom: BomRow): string {
  const name = nameOf(say, bom)
  return bom.current ? name : say('boms.labelOlder', { name, day: formatDay(bom.createdAt) })
}

const columns = (say: Say): Column<BomRow>[] => [
  {
    source: 'parentProduct',
    value: (bom) => nameOf(say, bom),
    show: (bom) => (
      <Box component="span" sx={{ display: 'grid' }}>
        <ProductName product={bom.parentProduct ?? { title: nameOf(say, bom) }} />
        {!bom.current && (
          <Typography component="span" variant="body2" color="text.secondary">
            {say('boms.older')}
          </Typography>
        )}
      </Box>
    ),
    // As wide as a name in words, so that there is space for the components.
    long: true,
  },
  {
    source: 'parentProductQuantity',
    value: ({ parentProductQuantity, parentProductUnit }) =>
      `${formatQuantity(parentProductQuantity)} ${parentProductUnit}`,
  },
  {
    source: 'unitCost',
    value: ({ unitCost }) => unitCost,
    show: (bom) => <BomCost bom={bom} />,
    card: 'side',
  },
  { source: 'missing', value: ({ missing }) => missing.join(', '), exportOnly: true },
  {
    source: 'components',
    value: ({ components }) =>
      components
        .map(({ quantity, unit, product }) =>
          say('lists.component', {
            quantity: formatQuantity(quantity),
            unit,
            product: product?.name ?? say('lists.notAvailable'),
          }),
        )
        .join(', '),
    long: true,
    // On a phone the details tell them.
    card: 'none',
  },
  { source: 'version', value: ({ version }) => version, numeric: true },
  { source: 'createdBy', value: ({ createdBy }) => createdBy, exportOnly: true },
  {
    source: 'createdAt',
    value: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => formatDay(createdAt),
    sortable: true,
  },
]

/** The column with the buttons of a row. */
const acts = (say: Say, form: ReturnType<typeof useFormBeside<BomRow>>): Column<BomRow> => ({
  source: 'actions',
  value: () => null,
  long: true,
  screenOnly: true,
  show: (bom) => (
    <RowButtons name={labelOf(say, bom)} onEdit={() => form.edit(bom)}>
      <DetailsButton bom={bom} name={labelOf(say, bom)} />
      <DeleteButton
        resource="boms"
        record={bom}
        name={labelOf(say, bom)}
        title="boms.deleteTitle"
        text="boms.deleteText"
        deleted="boms.deleted"
        failed="boms.deleteFailed"
        then={() => form.forget(bom)}
      />
    </RowButtons>
  ),
})

/** By the product that is made, or by one that goes in. */
function useFilters() {
  const { data: made = [] } = useMade()
  const { data: materials = [] } = useMaterials()
  const select = (source: string, records: Material[], label?: string) => (
    <RecordFilter key={source} source={source} label={label} records={records} alwaysOn />
  )
  return [select('parentProduct', made), select('component', materials, 'boms.uses')]
}

/** /bom: the BOMs, and the form that writes them. On a phone a button opens the form. */
export function BomList() {
  const say = useWords()
  const onPhone = useOnPhone()
  const form = useFormBeside<BomRow>()
  const filters = useFilters()
  const [creating, setCreating] = useState(false)
  const clear = () => {
    setCreating(false)
    form.clear()
  }
  const isOpen = !onPhone || creating || form.editing !== null
  return (
    <StaffList<BomRow>
      title="screens.bom"
      resource="boms"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={[...columns(say), acts(say, form)]}
      filters={filters}
      empty="lists.boms"
      about="about.boms"
      fill={!isOpen && <FillButton name="fill.boms" onOpen={() => setCreating(true)} />}
      failed="boms.failed"
      lead={isOpen && <BomForm key={form.key} editing={form.editing} onClear={clear} />}
      actions={
        !isOpen && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddOutlined />}
            onClick={() => setCreating(true)}
          >
            {say('boms.create')}
          </Button>
        )
      }
    />
  )
}

/** Opens the cost of a BOM, part by part, and its earlier versions. @param name of the product */
function DetailsButton({ bom, name }: { bom: Bom; name: string }) {
  const say = useWords()
  const heading = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        startIcon={<ReceiptLongOutlined />}
        aria-label={say('boms.detailsOf', { name })}
        onClick={() => setOpen(true)}
      >
        {say('boms.details')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
        <DialogTitle id={heading}>{name}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <CostTable bom={bom} />
          <Versions bom={bom.id} version={bom.version} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{say('boms.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
