import './words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { maxValue, minValue, type RaRecord, required, SelectInput, TextInput } from 'react-admin'
import { type Expense } from '../../../api/api-types.js'
import { CreateForm } from '../../../kit/edit/CreateForm.js'
import { EditForm } from '../../../kit/edit/EditForm.js'
import { FocusOnOpen } from '../../../kit/edit/FocusOnOpen.js'
import { DateInput } from '../../../kit/inputs/DateInput.js'
import { FigureInput } from '../../../kit/inputs/FigureInput.js'
import { dayInIndia } from '../../../kit/ui/ist.js'
import { wholeRow } from '../../../kit/ui/layout.js'
import { useWords } from '../../../kit/words/use-words.js'
import { expenseTypes } from './types.js'

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
      fields={['date', 'type', 'amount', 'description']}
      saved="expenses.changed"
    >
      <Typography variant="h2">{say('expenses.edit')}</Typography>
      <ExpenseInputs />
      <FocusOnOpen field="date" />
    </EditForm>
  )
}
