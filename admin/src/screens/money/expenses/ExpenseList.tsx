import './words.js'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { type Expense } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { RowButtons } from '../../../kit/edit/RowButtons.js'
import { useFormBeside } from '../../../kit/edit/use-form-beside.js'
import { type Column } from '../../../kit/lists/column.js'
import { FillButton } from '../../../kit/lists/fill.js'
import { DateFilter, FilterSelect } from '../../../kit/lists/filters.js'
import { StaffList } from '../../../kit/lists/StaffList.js'
import { formatDay, formatMoney } from '../../../kit/ui/format.js'
import { dayInIndia, monthOf } from '../../../kit/ui/ist.js'
import { type Say, useWords } from '../../../kit/words/use-words.js'
import { CorrectExpense } from './CorrectExpense.js'
import { ExpenseTotals } from './ExpenseTotals.js'
import { expenseTypes } from './types.js'

/** Its code comes beside the list's rows. */
const ExpenseForm = lazy(async () => ({ default: (await import('./ExpenseForm.js')).ExpenseForm }))

type Row = Expense & RaRecord

const columns: Column<Row>[] = [
  { source: 'date', value: ({ date }) => date, show: ({ date }) => formatDay(date), sortable: true },
  { source: 'type', value: ({ type }) => type, sortable: true, card: 'plain' },
  {
    source: 'amount',
    value: ({ amount }) => amount,
    show: ({ amount }) => formatMoney(amount),
    sortable: true,
    numeric: true,
    card: 'side',
  },
  { source: 'description', value: ({ description }) => description, long: true, card: 'plain' },
  { source: 'vendor', value: ({ vendor }) => vendor, exportOnly: true },
  { source: 'gstin', value: ({ gstin }) => gstin, exportOnly: true },
  { source: 'billNumber', value: ({ billNumber }) => billNumber, exportOnly: true },
  { source: 'tax', value: ({ tax }) => tax, exportOnly: true },
  { source: 'paidFrom', value: ({ paidFrom }) => paidFrom, exportOnly: true },
]

const labelOf = (say: Say, { type, date, amount }: Row) =>
  say('expenses.label', { type, date: formatDay(date), amount: formatMoney(amount) })

/** The column with Edit and Delete. */
const acts = (say: Say, form: ReturnType<typeof useFormBeside<Row>>): Column<Row> => ({
  source: 'actions',
  value: () => null,
  long: true,
  screenOnly: true,
  show: (expense) => {
    const name = labelOf(say, expense)
    const isCorrection = expense.corrects !== null
    const remove = (
      <DeleteButton
        resource="expenses"
        record={expense}
        name={name}
        title="expenses.deleteTitle"
        text="expenses.deleteText"
        deleted="expenses.deleted"
        then={() => form.forget(expense)}
      />
    )
    if (expense.isClosed) return !isCorrection && <CorrectExpense expense={expense} name={name} />
    if (isCorrection) return remove
    return (
      <RowButtons name={name} onEdit={() => form.edit(expense)}>
        {remove}
      </RowButtons>
    )
  },
})

const filters = [
  <DateFilter key="from" source="from" label="lists.from" alwaysOn />,
  <DateFilter key="to" source="to" label="lists.to" alwaysOn />,
  <FilterSelect key="type" source="type" choices={expenseTypes} alwaysOn />,
]

/** /expenses: by default those of this month. */
export function ExpenseList() {
  const say = useWords()
  const queries = useQueryClient()
  const form = useFormBeside<Row>()
  const [creating, setCreating] = useState(false)
  const [thisMonth] = useState(() => monthOf(dayInIndia(new Date())))
  const isOpen = creating || form.editing !== null

  const close = () => {
    setCreating(false)
    form.clear()
  }
  const saved = () => {
    close()
    void queries.invalidateQueries({ queryKey: ['expenses', 'getList'] })
  }
  return (
    <StaffList<Row>
      title="expenses.title"
      resource="expenses"
      sort={{ field: 'date', order: 'DESC' }}
      columns={[...columns, acts(say, form)]}
      filters={filters}
      defaultFilters={thisMonth}
      empty="lists.expenses"
      about="about.expenses"
      fill={!isOpen && <FillButton name="fill.expenses" onOpen={() => setCreating(true)} />}
      noMatch="lists.expenses"
      lead={isOpen && <ExpenseForm key={form.key} editing={form.editing} onCancel={close} onSaved={saved} />}
      summary={<ExpenseTotals />}
      actions={
        !isOpen && (
          <Button
            variant="contained"
            color="primary"
            startIcon={<AddOutlined />}
            onClick={() => setCreating(true)}
          >
            {say('expenses.create')}
          </Button>
        )
      }
    />
  )
}
