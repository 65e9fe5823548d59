/** What differs from the cart that its customer saw; loaded with the press of a button. */
export const cartChanges = {
  price: (product: string, before: string, now: string) => `${product}: ${before} is now ${now}.`,
  quantity: (product: string, before: number, now: number) => `${product}: quantity ${before} is now ${now}.`,
  added: (product: string, now: number) => `${product}: ${now} more in the cart than you saw.`,
  removed: (product: string) => `${product}: not in the cart any more.`,
  delivery: (before: string, now: string) => `Delivery: ${before} is now ${now}.`,
  few: (product: string, left: number) => `${product}: only ${left} left.`,
  gone: (product: string) => `${product}: none left.`,
  notSold: (product: string) => `${product}: no longer sold.`,
  emptied: 'The cart is empty now, so nothing was ordered.',
  checkAgain: 'Nothing is ordered yet. Please check the cart and press Place Order again.',
}
