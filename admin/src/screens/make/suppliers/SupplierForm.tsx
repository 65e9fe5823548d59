import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { email, maxValue, minValue, type RaRecord, regex, required, TextInput } from 'react-admin'
import { type Supplier } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { type ShowValue } from '../../../kit/edit/value-in-words.js'
import { CheckInput } from '../../../kit/inputs/CheckInput.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { wholeRow } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ProductsInput } from './ProductsInput.js'

type Row = Supplier & RaRecord

const name = required('suppliers.nameRequired')
const phone = regex(/^\s*\+?\d(?:[ -]?\d){5,14}\s*$/, 'suppliers.phoneInvalid')
const gstin = regex(/^\s*(?:[0-9A-Za-z]\s*){15}$/, 'suppliers.gstinInvalid')
const fssai = regex(/^\s*(?:\d\s*){14}$/, 'suppliers.fssaiInvalid')
const paymentDays = [
  minValue(0, 'suppliers.paymentDaysInvalid'),
  maxValue(365, 'suppliers.paymentDaysInvalid'),
]
const emailAddress = email('suppliers.emailInvalid')

const FIELDS = [
  'name',
  'phone',
  'gstin',
  'fssai',
  'email',
  'address',
  'products',
  'notes',
  'paymentDays',
  'activeFlag',
]

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0 },
}
const most = (maxLength: number) => ({ htmlInput: { maxLength } })

const showProducts: ShowValue = (source, value) =>
  source === 'products' && Array.isArray(value) && value.length > 0
    ? (value as Supplier['products']).map((product) => product.name).join(', ')
    : undefined

function SupplierInputs() {
  const say = useWords()
  return (
    <>
      <FormSection title="suppliers.who">
        <Box sx={columns}>
          <TextInput
            source="name"
            helperText={false}
            validate={name}
            autoComplete="off"
            slotProps={most(120)}
            sx={wholeRow}
          />
          <TextInput source="phone" helperText={false} type="tel" autoComplete="off" validate={phone} />
          <TextInput
            source="email"
            helperText={false}
            type="email"
            autoComplete="off"
            validate={emailAddress}
            slotProps={most(254)}
          />
          <TextInput
            source="address"
            helperText={false}
            autoComplete="off"
            multiline
            slotProps={most(300)}
            sx={wholeRow}
          />
        </Box>
      </FormSection>
      <FormSection title="suppliers.numbers">
        <Box sx={columns}>
          <TextInput
            source="gstin"
            helperText={say('suppliers.gstinHelp')}
            autoComplete="off"
            validate={gstin}
            slotProps={{ htmlInput: { autoCapitalize: 'characters', maxLength: 20 } }}
          />
          <TextInput
            source="fssai"
            helperText={say('suppliers.fssaiHelp')}
            autoComplete="off"
            validate={fssai}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
          />
        </Box>
      </FormSection>
      <FormSection title="suppliers.sells">
        <ProductsInput source="products" />
        <FigureInput
          source="paymentDays"
          label={say('suppliers.paymentDays')}
          validate={paymentDays}
          helperText={say('suppliers.paymentDaysHelp')}
        />
        <TextInput source="notes" helperText={false} multiline slotProps={most(1000)} />
        <CheckInput source="activeFlag" label="suppliers.active" ticked />
      </FormSection>
    </>
  )
}

interface SupplierFormProps {
  /** Id of the supplier that is edited; null for a new one. */
  editing: string | null
  leave: string | (() => void)
  then: string | (() => void)
}

/** A new supplier, or one of the list. */
export function SupplierForm({ editing, ...ways }: SupplierFormProps) {
  const say = useWords()
  const shared = { ...ways, resource: 'suppliers', failed: 'suppliers.saveFailed' } as const
  if (editing === null)
    return (
      <CreateForm<Row> {...shared} saved="suppliers.created" submit="suppliers.create">
        <Typography variant="h2">{say('suppliers.create')}</Typography>
        <SupplierInputs />
        <FocusOnOpen field="name" />
      </CreateForm>
    )
  return (
    <EditForm<Row>
      {...shared}
      id={editing}
      fields={FIELDS}
      showValue={showProducts}
      saved="suppliers.updated"
      submit="suppliers.update"
    >
      <Typography variant="h2">{say('suppliers.update')}</Typography>
      <SupplierInputs />
      <FocusOnOpen field="name" />
    </EditForm>
  )
}
