import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type RaRecord, required, TextInput, useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Bill, type Supplier } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FormSection } from '../../../kit/edit/FormSection.js'
import { DateInput } from '../../../kit/inputs/DateInput.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { wholeRow } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { emptyLine } from './figures.js'
import { LinesInput } from './LinesInput.js'
import { ReceiptsInput } from './ReceiptsInput.js'

type Row = Bill & RaRecord

const number = required('supplierBills.numberRequired')
const day = [
  required('supplierBills.dayRequired'),
  (value: unknown) =>
    typeof value === 'string' && value > dayInIndia(new Date()) ? 'supplierBills.dayToCome' : undefined,
]

const FIELDS = ['supplier', 'number', 'day', 'dueDay', 'lines', 'total', 'receipts', 'notes']

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  '& .MuiFormControl-root': { m: 0 },
}

function BillInputs({ opened = null, isNew }: { opened?: string | null; isNew: boolean }) {
  const say = useWords()
  const [today] = useState(() => dayInIndia(new Date()))
  const supplier = useWatch({ name: 'supplier' }) as string | undefined
  const { data } = useGetOne<Supplier & RaRecord>(
    'suppliers',
    { id: supplier ?? '' },
    { enabled: Boolean(supplier) },
  )
  const hasGstin = Boolean(data?.gstin)
  return (
    <>
      <FormSection title="supplierBills.paper">
        <Box sx={columns}>
          {isNew && (
            <Box sx={wholeRow}>
              <RecordSelect
                source="supplier"
                resource="suppliers"
                label="billFields.supplier"
                missing="supplierBills.supplierRequired"
              />
            </Box>
          )}
          <TextInput
            source="number"
            helperText={false}
            autoComplete="off"
            validate={number}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <DateInput source="day" validate={day} max={today} />
          <DateInput source="dueDay" helperText={say('supplierBills.dueHelp')} />
        </Box>
      </FormSection>
      {supplier && data && (
        <ReceiptsInput
          key={`${supplier} ${hasGstin}`}
          supplier={supplier}
          hasGstin={hasGstin}
          opened={opened}
        />
      )}
      <LinesInput hasGstin={hasGstin} />
      <TextInput source="notes" helperText={false} multiline slotProps={{ htmlInput: { maxLength: 500 } }} />
    </>
  )
}

interface NewBillFormProps {
  /** `_id` of the supplier and of the batch from whose receipt the form was opened. */
  supplier: string | null
  receipt: string | null
  leave: string
  then: (saved: Row) => void
}

/** A new bill. */
export function NewBillForm({ supplier, receipt, ...ways }: NewBillFormProps) {
  const [blank] = useState(() => ({
    ...(supplier === null ? {} : { supplier }),
    day: dayInIndia(new Date()),
    lines: [emptyLine()],
    receipts: [],
  }))
  return (
    <CreateForm<Row>
      {...ways}
      resource="bills"
      maxWidth={900}
      blank={blank as unknown as Partial<Row>}
      submit="supplierBills.enter"
      saved="supplierBills.saved"
      failed="supplierBills.saveFailed"
    >
      <BillInputs isNew opened={receipt} />
    </CreateForm>
  )
}

/** A bill that was entered. */
export function EditBillForm({ id, onDone }: { id: string; onDone: () => void }) {
  const say = useWords()
  return (
    <EditForm<Row>
      resource="bills"
      id={id}
      fields={FIELDS}
      maxWidth={900}
      leave={onDone}
      then={onDone}
      saved="supplierBills.saved"
      failed="supplierBills.saveFailed"
    >
      <Typography variant="h2">{say('supplierBills.edit')}</Typography>
      <BillInputs isNew={false} />
    </EditForm>
  )
}
