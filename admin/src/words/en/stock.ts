export const stockWords = {
  stock: {
    refresh: 'Stock Refresh',
    refreshed: 'Stock quantities refreshed successfully.',
    refreshFailed: 'Failed to refresh stock quantities.',
    drift:
      '%{smart_count} counter was wrong and is right now. |||| %{smart_count} counters were wrong and are right now.',
  },
} as const
