/** Above the list of products: what narrows it, and how it is shown. */
export const filters = {
  search: 'Search jars',
  views: 'What the list shows',
  everyJar: 'Every jar',
  byPickle: 'By pickle',
  from: 'from',
  filters: 'Filters',
  names: { type: 'Type', oil: 'Oil', spicy: 'Spice', weight: 'Weight', food: 'Veg or non-veg' },
}
