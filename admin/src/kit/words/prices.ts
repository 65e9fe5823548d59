export const pricesWords = {
  prices: {
    title: 'What was paid',
    failed: 'The prices could not be loaded.',
    none: 'Nothing of it was received yet.',
    text: 'Last %{price} per %{unit} on %{day}. From %{least} to %{most} in %{smart_count} receipt. |||| Last %{price} per %{unit} on %{day}. From %{least} to %{most} in %{smart_count} receipts.',
    price: 'Price',
    quantity: 'Quantity',
    supplier: 'Supplier',
    sold: 'What was bought here',
    soldFailed: 'What was bought here could not be loaded.',
    soldNothing: 'Nothing was received from this supplier yet.',
    lastPrice: '%{price} per %{unit} on %{day}',
    soldBefore:
      '%{quantity} %{unit} in %{smart_count} receipt |||| %{quantity} %{unit} in %{smart_count} receipts',
    showHistory: 'Prices over time',
  },
} as const
