import { drawnJar, finishedName, type Variant, variantSlug } from './variants.js'

const variant: Variant = {
  variantType: 'GONGURA CHICKEN',
  variantOil: 'CP_SO',
  variantSpicy: 'HIGH',
  variantWeight: 'Half kg',
}

it('a finished product is named by type, oil, spice and weight', () =>
  expect(finishedName(variant)).toBe('GONGURA CHICKEN CP_SO HIGH Half kg'))

it("a variant's slug has no spaces or capitals", () =>
  expect(variantSlug(variant)).toBe('gongura-chicken-cp_so-high-half-kg'))

it("a product shows the drawn jar of its variant, or the shop's mark when that has no drawing", () => {
  expect(drawnJar(variant)).toBe('/images/products/gongura-chicken-cp_so-high-half-kg.svg')
  expect(drawnJar({ ...variant, variantType: 'MANGO' })).toBe('/favicon.svg')
})
