import { drawnJar, finishedName, type Variant, variantSlug } from './variants.js'

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

it('shows the drawn jar of a variant, and the mark for one nobody has drawn', () => {
  expect(drawnJar(variant)).toBe('/images/products/gongura-chicken-cp_so-high-half-kg.svg')
  expect(drawnJar({ ...variant, variantType: 'MANGO' })).toBe('/favicon.svg')
})
