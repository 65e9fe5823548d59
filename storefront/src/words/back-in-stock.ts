/** Beside a product that has run out. */
export const backInStock = {
  notify: 'Notify me',
  dontNotify: 'Do not notify me',
  willNotify: 'We will tell you once, when it is there again.',
}
