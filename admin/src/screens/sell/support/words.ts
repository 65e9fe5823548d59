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
