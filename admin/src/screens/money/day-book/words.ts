import { addWords } from '../../../kit/words/added.js'

const dayBookWords = addWords({
  dayBook: {
    month: 'Month',
    failed: 'The books could not be loaded.',
    trialBalance: 'Trial balance',
    nothing: 'Nothing is in the books of %{month}.',
    ledger: 'Ledger',
    opening: 'Opening',
    debit: 'Debit',
    credit: 'Credit',
    closing: 'Closing',
    total: 'Total',
    dr: '%{amount} Dr',
    cr: '%{amount} Cr',
    stock: 'Closing stock at cost',
    stockHelp:
      'A note for the accountant: no ledger has it. A price that is put right later changes it, also in a closed month.',
    rawMaterial: 'Raw material',
    semiFinished: 'Semi-finished goods',
    finished: 'Finished goods',
    files: 'For the accountant',
    filesHelp: 'In Tally, import the ledgers first and the vouchers then. A second import doubles nothing.',
    dayBookFile: 'Day book as CSV',
    trialBalanceFile: 'Trial balance as CSV',
    stockFile: 'Stock at cost as CSV',
    tallyLedgers: 'Ledgers for Tally',
    tallyVouchers: 'Vouchers for Tally',
    byDay: 'Day by day',
    names: 'Names of ledgers',
    close: 'Close the month',
    closed: '%{month} was closed on %{at} by %{by}. Its vouchers and balances change no more.',
    closedBefore: '%{month} is closed. Its vouchers and balances change no more.',
    closeHelp: 'A closed month takes nothing more, and cannot be opened again. Corrections are dated today.',
    missing: 'Missing before it can be closed',
    closeTitle: 'Close %{month}?',
    closeText:
      'From then on nothing is dated into %{month} or any month before it, and nothing there is changed or deleted. This cannot be taken back.',
    closeConfirm: 'Close it for good',
    cancel: 'Cancel',
    closeFailed: 'The month could not be closed.',
    closedNow: '%{month} is closed.',
    back: 'Back to the trial balance',
    noVouchers: 'No voucher is in this ledger in %{month}.',
    noneThatDay: 'Nothing is in the books of this day.',
    day: 'Day',
    before: 'Day before',
    after: 'Day after',
    balance: 'Balance %{balance}',
    pages: 'Pages',
    namesHelp:
      'Give each ledger the name that it has in your accountant’s Tally. An empty name is the usual one again.',
    save: 'Save',
    saveFailed: 'The names could not be saved.',
    saved: 'The names were saved.',
  },
  voucherKinds: {
    invoice: 'Invoice',
    'credit note': 'Credit note',
    discount: 'Waived',
    receipt: 'Receipt',
    refund: 'Refund',
    settlement: 'Settlement',
    drawer: 'Cash drawer',
    expense: 'Expense',
    bill: 'Bill',
    'bill payment': 'Payment of a bill',
    'courier claim': 'Claim paid by the courier',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    dayBookWords: typeof dayBookWords
  }
}
