/** A product's own page, its ingredients and its reviews: what the list does not need. */
export const product = {
  share: 'Share',
  shareOnWhatsApp: 'Share on WhatsApp',
  copied: 'The link is copied.',
  copyYourself: (url: string) => `Copy this link: ${url}`,
  reviews: 'Reviews',
  allProducts: 'All products',
  notFound: 'This jar is not on our shelf (any more).',
  allergens: 'Allergens',
  shelfLife: (days: number) => `Keeps ${days} days from packing.`,
  noIngredients: 'The ingredients of this jar are not listed yet.',
  shop: 'Jaadi',
  verified: 'Verified buyer',
  reviewPhoto: 'Photo of the buyer',
  answerOf: (shop: string) => `Answer of ${shop}`,
  noReviews: 'No reviews yet.',
  stars: (rating: number) => `${rating} of 5`,
}
