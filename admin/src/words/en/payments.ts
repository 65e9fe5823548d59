export const paymentsWords = {
  paymentStates: { open: 'Open', resolved: 'Resolved' },
} as const
