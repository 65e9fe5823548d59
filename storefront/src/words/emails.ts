export const emails = {
  subscribe: 'Subscribe to our emails',
  email: 'Email',
  submit: 'Subscribe',
  sending: 'One moment…',
  /** What is agreed to by subscribing; the server keeps its version with the consent. */
  consentVersion: 'emails-1' as const,
  consent:
    'We write when a new batch is ready, about once a month. Each email has a link that ends them. We give your address to nobody.',
  failed: 'You could not be subscribed. Please try again.',
  unsubscribe: {
    title: 'End our emails',
    ask: 'Do you want no more emails from us? You can subscribe again at any time.',
    yes: 'Unsubscribe',
    badLink: 'This link does not work. Please open it again from the newest of our emails.',
    failed: 'You could not be unsubscribed. Please try again.',
    back: 'To the shop',
  },
  end: {
    title: 'Fewer messages',
    ask: 'Shall messages like this one stop? You can take it back at once.',
    yes: 'Stop them',
    undo: 'Undo',
    back: 'All my choices',
    badLink: 'This link does not work. Please open it again from the newest of our messages.',
    failed: 'They could not be stopped. Please try again.',
  },
}
