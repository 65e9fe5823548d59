export const subscribersWords = {
  subscribers: {
    empty: 'Nobody has subscribed yet.',
    search: 'Email begins with',
    open: 'Open',
  },
} as const
