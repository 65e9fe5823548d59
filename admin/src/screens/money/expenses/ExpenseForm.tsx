import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { maxValue, minValue, type RaRecord, regex, required, SelectInput, TextInput } from 'react-admin'
import { type Expense } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { Folded } from '../../../kit/edit/Folded.js'
import { DateInput } from '../../../kit/inputs/DateInput.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { wholeRow } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { expenseTypes, paidFrom } from './types.js'

type Row = Expense & RaRecord

const date = [
  required('expenses.dateRequired'),
  (day: unknown) =>
    typeof day === 'string' && day > dayInIndia(new Date()) ? 'expenses.dateToCome' : undefined,
]
const type = required('expenses.typeRequired')
/** The highest amount that the server takes, in rupees. */
const MOST = 100_000_000
const amount = [
  required('expenses.amountRequired'),
  minValue(0.01, 'expenses.amountInvalid'),
  maxValue(MOST, 'expenses.amountTooMuch'),
]

const PAPER = ['vendor', 'gstin', 'billNumber', 'tax', 'paidFrom']
const gstin = regex(/^\s*((?:[0-9A-Za-z]\s*){15})?$/, 'expenses.gstinInvalid')
const tax = [
  minValue(0, 'expenses.taxInvalid'),
  (value: unknown, all: Record<string, unknown>) =>
    typeof value === 'number' && value > 0 && typeof all['amount'] === 'number' && value >= all['amount']
      ? 'expenses.taxTooMuch'
      : undefined,
]

const REMEMBERED = ['type']

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  // A select brings a margin of its own.
  '& .MuiFormControl-root': { m: 0 },
}

function ExpenseInputs() {
  const say = useWords()
  const [today] = useState(() => dayInIndia(new Date()))
  return (
    <Box sx={columns}>
      <DateInput source="date" validate={date} max={today} />
      <SelectInput source="type" helperText={false} choices={expenseTypes} validate={type} />
      <FigureInput source="amount" measure="RUPEES" validate={amount} startAdornment={'₹\u00a0'} />
      <TextInput
        source="description"
        helperText={false}
        multiline
        sx={wholeRow}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Typography variant="body2" color="text.secondary" sx={wholeRow}>
        {say('expenses.goods')}
      </Typography>
      <Box sx={wholeRow}>
        <Folded title="expenses.paper" fields={PAPER} always>
          <PaperInputs />
        </Folded>
      </Box>
    </Box>
  )
}

/** The bill of the expense, the GST in it, and what paid it. */
function PaperInputs() {
  const say = useWords()
  return (
    <Box sx={columns}>
      <TextInput
        source="vendor"
        label="expenses.vendor"
        helperText={false}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextInput
        source="billNumber"
        label="expenses.billNumber"
        helperText={false}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <SelectInput
        source="paidFrom"
        label="expenses.paidFrom"
        helperText={false}
        choices={paidFrom}
        defaultValue="bank"
        validate={required()}
      />
      <TextInput
        source="gstin"
        label="expenses.gstin"
        helperText={false}
        autoComplete="off"
        validate={gstin}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', maxLength: 20 } }}
      />
      <FigureInput
        source="tax"
        label={say('expenses.tax')}
        measure="RUPEES"
        validate={tax}
        startAdornment={'₹\u00a0'}
        helperText={say('expenses.taxHelp')}
      />
    </Box>
  )
}

interface ExpenseFormProps {
  /** The expense that is edited; null for a new one. */
  editing: Row | null
  onCancel: () => void
  onSaved: () => void
}

/** The form above the list: a new expense of today, or the one that Edit loaded. */
export function ExpenseForm({ editing, onCancel, onSaved }: ExpenseFormProps) {
  const say = useWords()
  const [today] = useState(() => dayInIndia(new Date()))
  const shared = { resource: 'expenses', leave: onCancel, then: onSaved }
  if (editing === null)
    return (
      <CreateForm<Row>
        {...shared}
        blank={{ date: today } as Partial<Row>}
        remembers={REMEMBERED}
        saved="expenses.created"
        failed="expenses.createFailed"
      >
        <Typography variant="h2">{say('expenses.create')}</Typography>
        <ExpenseInputs />
        <FocusOnOpen field="date" />
      </CreateForm>
    )
  return (
    <EditForm<Row>
      {...shared}
      id={String(editing.id)}
      fields={['date', 'type', 'amount', 'description', ...PAPER]}
      saved="expenses.changed"
    >
      <Typography variant="h2">{say('expenses.edit')}</Typography>
      <ExpenseInputs />
      <FocusOnOpen field="date" />
    </EditForm>
  )
}
