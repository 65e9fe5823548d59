/** What search engines, shared links, the browser's own frame and a browser without JavaScript say of a screen. */
export const head = {
  landing:
    'Home-style chicken, mutton, prawns and gongura pickles from L.B Nagar, Hyderabad. Small batches, glass jars, three oils, three heats, sent all over India.',
  fromPrice: (price: string) => `Chicken pickles start at ${price} per kg.`,
  products: (count: number) =>
    `Home-style pickles in glass jars, ${count} to choose from: chicken, mutton, prawns and gongura, by oil, heat and weight. Packed in Hyderabad, sent all over India.`,
  product: (title: string, price: string) => `${title}: ${price}, sent all over India.`,
  pickle: (title: string, price: string, jars: number) =>
    `${title} from ${price}, in ${jars === 1 ? '1 jar' : `${jars} jars`} to choose from, sent all over India.`,
  sharedPickle: (title: string, price: string) => `${title} · from ${price}`,
  shared: (title: string, price: string) => `${title} · ${price}`,
  cardAlt: 'Jaadi: jars of home-style pickle from Hyderabad',
  pickles: 'Pickles',
  noScript: 'Please switch JavaScript on to order here',
  orCall: 'or call us:',
  noSuchJar: 'This jar is not on our shelf (any more). See all our pickles.',
}
