import { addWords } from '../../../kit/words/added.js'

const expensesWords = addWords({
  resources: { expenses: { fields: { gstin: 'GSTIN', tax: 'GST' } } },
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
    correct: 'Correct',
    correctThis: 'Correct %{name}',
    correctTitle: 'Correct this expense',
    correctText:
      'The books of its month are closed. It is taken back today; with an amount, it is written down anew today as well.',
    rightAmount: 'What it should have been',
    rightAmountHelp: 'Empty: it is only taken back.',
    correctNow: 'Take it back',
    corrected: 'The expense was taken back.',
    correctFailed: 'The expense could not be corrected.',
    label: '%{type} of %{date}, %{amount}',
    dateRequired: 'Date is required',
    dateToCome: 'The date cannot be in the future.',
    typeRequired: 'Type is required',
    amountRequired: 'Amount is required',
    amountInvalid: 'The amount is in rupees, more than 0, with at most two decimals.',
    amountTooMuch: 'The amount is at most ₹10,00,00,000.',
    goods:
      'Do not enter goods that were received: their receipts count them already, so they would count twice.',
    paper: 'Bill, GST and what paid it',
    vendor: 'Who was paid',
    gstin: 'GSTIN',
    billNumber: 'Number of the bill',
    paidFrom: 'Paid from',
    bank: 'Bank',
    drawer: 'Cash drawer',
    owner: 'Owner’s own money',
    tax: 'GST in the amount',
    taxHelp: 'As the bill says it',
    taxInvalid: 'The GST is in rupees, with at most two decimals.',
    taxTooMuch: 'The GST is a part of the amount, so it is less.',
    gstinInvalid: 'A GSTIN has 15 letters and digits.',
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
