/** What is said where a jar is taken, whatever screen shows it. */
export const taking = {
  plus: (product: string) => `Add one: ${product}`,
  minus: (product: string) => `Take one away: ${product}`,
  quantity: 'Quantity',
  added: (product: string, quantity: number) =>
    quantity === 1 ? `${product} is in the cart.` : `${quantity} × ${product} are in the cart.`,
  notAdded: 'The cart could not be changed. Please try again.',
}
