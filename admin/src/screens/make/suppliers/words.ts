import { addWords } from '../../../kit/words/added.js'

const suppliersWords = addWords({
  suppliers: {
    create: 'Create Supplier',
    update: 'Update Supplier',
    created: 'The supplier was created.',
    updated: 'The supplier was saved.',
    deleted: 'The supplier was deleted.',
    failed: 'The suppliers could not be loaded.',
    saveFailed: 'The supplier could not be saved.',
    deleteFailed: 'The supplier could not be deleted.',
    deactivate: 'Make inactive instead',
    deactivated: '%{name} is inactive.',
    deleteTitle: 'Delete %{name}?',
    deleteText:
      'The supplier %{name} is removed from the list for good. A supplier that batches came from cannot be deleted: make it inactive instead.',
    nameRequired: 'Name is required',
    phoneInvalid: 'Please enter a phone number of 6 to 15 digits',
    gstinInvalid: 'A GSTIN has 15 letters and digits.',
    gstinHelp: 'As on their bill: 15 letters and digits.',
    fssaiInvalid: 'An FSSAI number has 14 digits.',
    fssaiHelp: 'Of their food licence: 14 digits.',
    emailInvalid: 'Please enter a valid email address',
    paymentDays: 'Days to pay',
    paymentDaysHelp: 'From the day of a bill to the day on which it is due; empty for at once.',
    paymentDaysInvalid: 'The days to pay are a whole number from 0 to 365.',
    account: 'Bills and payments',
    active: 'Active: offered when stock is received',
    noProduct: 'No raw material begins with this.',
    productsFailed: 'The products could not be loaded.',
    back: 'All suppliers',
    who: 'Who they are',
    numbers: 'Their numbers',
    sells: 'What they sell',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    suppliersWords: typeof suppliersWords
  }
}
