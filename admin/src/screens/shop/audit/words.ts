import { addWords } from '../../../kit/words/added.js'
import { auditActions } from './actions-words.js'

const auditWords = addWords({
  audit: {
    changesToSee: '%{smart_count} change |||| %{smart_count} changes',
    is: '%{field}: %{after}',
    by: 'Done by',
    staff: 'Staff',
    customers: 'Customers',
    shop: 'The shop itself',
    kind: 'What about',
  },
  /** What a thing is called when its name is not clear. */
  auditThings: {
    expense: 'Expenses',
    bill: 'Bills',
    recall: 'Recall',
    count: 'Stock count',
    settings: 'Settings',
    review: 'Reviews',
    job: 'Jobs',
    outlet: 'Outlets',
    order: 'Order',
    stock: 'Batch',
    employee: 'Employees',
    issue: 'Conversation',
    'go-live': 'Before real sales',
  },
  auditKinds: {
    order: 'Orders',
    refund: 'Refunds',
    drawer: 'Cash drawer',
    parcel: 'Parcels',
    payment: 'Payments',
    issue: 'Customer support',
    review: 'Reviews',
    product: 'Products',
    stock: 'Stock',
    count: 'Stock counts',
    run: 'Runs',
    bom: 'BOMs',
    recall: 'Recalls and drills',
    outlet: 'Outlets',
    supplier: 'Suppliers',
    expense: 'Expenses',
    bill: 'Bills',
    employee: 'Employees',
    settings: 'Settings',
    import: 'Imports',
    job: 'Jobs',
    sign: 'Log-ins',
  },
  auditActions,
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    auditWords: typeof auditWords
  }
}
