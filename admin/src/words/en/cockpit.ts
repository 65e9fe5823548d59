export const cockpitWords = {
  summary: {
    toPack: 'Orders to pack',
    toShip: 'Packed, to ship',
    unpaid: 'Waiting for payment',
    lowStock: 'Low on stock',
    openIssues: 'Open issues',
    reviewsWaiting: 'Reviews waiting',
    paymentsToLookAt: 'Payments to look at',
    failed: 'The counts could not be loaded.',
  },
} as const
