/** Reasons to take one jar more. */
export const suggestions = {
  add: 'Add',
  oneMore: (jars: number, perJar: string, now: string, jar: string) =>
    `${jars === 2 ? 'Two' : jars} jars: delivery ${perJar} each instead of ${now}. One more ${jar}?`,
  freeWithOne: (jar: string) => `Delivery is free with one more ${jar}.`,
  together: (jar: string, price: string) => `Often taken together: ${jar}, ${price}`,
}
