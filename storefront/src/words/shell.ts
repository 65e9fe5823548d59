/** Header and what every screen shares. */
export const shell = {
  brand: 'Jaadi',
  skip: 'Skip to content',
  products: 'Products',
  cart: 'Cart',
  orders: 'Orders',
  account: 'Account',
  logIn: 'Log in',
  home: 'Jaadi, to the start page',
  mainMenu: 'Main',
  jarsInCart: (count: number) => (count === 1 ? '1 jar in the cart' : `${count} jars in the cart`),
  toCart: 'See the cart',
  loading: 'Loading…',
  tryAgain: 'Try again',
  close: 'Close',
  ok: 'OK',
  serverTrouble: 'The kitchen did not answer. Please try again in a moment.',
  offline: 'You seem to be offline. Try again when the connection is back.',
  screenTrouble: 'This screen could not be loaded. Please reload the page.',
  shopNow: 'Shop Now',
  titles: {
    landing: 'Jaadi · home-style pickles from Hyderabad',
    of: (screen: string) => `${screen} · Jaadi`,
  },
}

export const policyNames = {
  termsandconditions: 'Terms & Conditions',
  cancellationpolicy: 'Cancellation Policy',
  shippingpolicy: 'Shipping Policy',
  refundreturnpolicy: 'Refund & Return Policy',
  privacypolicy: 'Privacy Policy',
}

export type PolicySlug = keyof typeof policyNames
