import { addWords } from '../../../kit/words/added.js'

const supportWords = addWords({
  support: {
    list: 'Issues',
    choose: 'Choose an issue to read and answer it.',
    loading: 'Loading conversation...',
    noMessages: 'No messages yet.',
    none: 'No issue found for this order.',
    messages: 'Messages',
    status: 'Status',
    statusFailed: 'Failed to update status',
    statusChanged: 'The issue is %{status} now.',
    message: 'Message',
    send: 'Send',
    sendFailed: 'Failed to send message',
    refresh: 'Refresh',
    refreshFailed: 'The conversation could not be refreshed.',
    customer: 'Customer',
    photo: 'Photo of the customer, %{time}',
    unread: '%{smart_count} unread',
    unreadOnly: 'Unread',
    overdueOnly: 'Overdue',
    answerBy: 'Answer by %{time}',
    settleBy: 'Settle by %{time}',
    overdueSince: 'Overdue since %{time}',
    ready: 'Ready answers',
    readyFailed: 'The ready answers could not be loaded.',
    noReady: 'There are none. An admin can write some in the settings.',
    editReady: 'Edit ready answers',
    notes: 'Notes for staff',
    notesHelp: 'The customer never reads them.',
    note: 'Note',
    keepNote: 'Keep the note',
    noteFailed: 'The note was not kept.',
    manyComplaints: 'Complaints about one batch',
    complaintsOf: '%{batch}: %{smart_count} complaint |||| %{batch}: %{smart_count} complaints',
    showComplaints: 'Show these issues: %{batch}',
    lookAt: 'Look at the jars that are left before you sell more of them.',
    orderDetails: 'Order Details',
    orderFailed: 'The order could not be loaded.',
    date: 'Date',
    name: 'Name',
    mobile: 'Mobile',
    total: 'Total',
    line: '%{name} · %{quantity} × %{price}',
  },
})

declare module '../../../kit/words/words.js' {
  interface Catalogue {
    supportWords: typeof supportWords
  }
}
