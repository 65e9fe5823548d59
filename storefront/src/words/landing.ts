/** What the landing page says beside its owner's own words, which come from the server. */
export const landing = {
  heroAlt: 'A brown and cream stoneware jar between two glass jars of pickle on a kitchen shelf',
  failed: 'The start page could not be loaded.',
  from: (price: string) => `from ${price}`,
  othersFrom: (price: string) => `others from ${price}`,
  inCart: (count: number) => `${count} in the cart`,
  ratingOfAll: (average: string, count: number) => `${average} of 5 stars from ${count} reviews`,
  saidBy: (who: string, jar: string) => `${who}\u00a0· on ${jar}`,
}
