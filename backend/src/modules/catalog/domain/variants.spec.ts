import { finishedName, isVegetarian, variantSlug, type Variant } from './variants.js'

const variant: Variant = {
  variantType: 'GONGURA CHICKEN',
  variantOil: 'CP_SO',
  variantSpicy: 'HIGH',
  variantWeight: 'Half kg',
}

it('names a finished product by type, oil, spice and weight', () =>
  expect(finishedName(variant)).toBe('GONGURA CHICKEN CP_SO HIGH Half kg'))

it('makes a slug without spaces or capitals', () =>
  expect(variantSlug(variant)).toBe('gongura-chicken-cp_so-high-half-kg'))

it('marks plain gongura alone as vegetarian', () => {
  expect(isVegetarian('GONGURA')).toBe(true)
  expect(isVegetarian('GONGURA CHICKEN')).toBe(false)
  expect(isVegetarian('CHICKEN')).toBe(false)
})
