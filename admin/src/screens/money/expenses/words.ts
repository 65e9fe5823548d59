import { addWords } from '../../../kit/words/added.js'

const expensesWords = addWords({
  expenses: {
    title: 'Expense List',
    create: 'Create Expense',
    edit: 'Edit Expense',
    save: 'Save',
    created: 'The expense was saved.',
    createFailed: 'Failed to create expense .',
    changed: 'The expense was saved.',
    deleted: 'The expense was deleted.',
    deleteTitle: 'Delete this expense?',
    deleteText: '%{name} is taken out of the book and the totals. The audit log keeps it.',
    label: '%{type} of %{date}, %{amount}',
    dateRequired: 'Date is required',
    dateToCome: 'The date cannot be in the future.',
    typeRequired: 'Type is required',
    amountRequired: 'Amount is required',
    amountInvalid: 'The amount is in rupees, more than 0, with at most two decimals.',
    amountTooMuch: 'The amount is at most ₹10,00,00,000.',
    goods:
      'Do not enter goods that were received: their receipts count them already, so they would count twice.',
    total: 'Total Expenses',
    totals: 'Expenses by type',
    totalsFailed: 'The totals could not be loaded.',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    expensesWords: typeof expensesWords
  }
}
