import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { completeDraft, contradictions, missingFields, type ProductDraft } from './draft.js'

const finished: ProductDraft = {
  materialType: 'FG',
  name: 'what the form sent',
  variantType: 'PRAWNS',
  variantOil: 'CP_PO',
  variantSpicy: 'LOW',
  variantWeight: '1kg',
  netWeight: grams(1000),
  grossWeight: grams(1420),
  pricePaise: paise(139_900),
}

it('requires variant, weights and price of a finished product', () => {
  expect(missingFields({ materialType: 'FG' })).toEqual({
    variantType: 'Variant type is required',
    variantWeight: 'Weight is required',
    variantOil: 'Oil is required',
    variantSpicy: 'Spice level is required',
    netWeight: 'Net weight is required',
    grossWeight: 'Gross weight is required',
    price: 'Price is required',
  })
  expect(missingFields(finished)).toEqual({})
})

it('requires name, description and unit of a material, but no price', () =>
  expect(Object.keys(missingFields({ materialType: 'RM' }))).toEqual(['name', 'description', 'priceUnit']))

it('generates the name of a finished product whatever was sent', () =>
  expect(completeDraft(finished, false)).toMatchObject({
    name: 'PRAWNS CP_PO LOW 1kg',
    priceUnit: 'PC',
    vegetarian: false,
  }))

it('gives a material no variant', () =>
  expect(completeDraft({ ...finished, materialType: 'RM', name: 'Salt' }, true)).toMatchObject({
    name: 'Salt',
    variantType: null,
    variantWeight: null,
  }))

it("sets the vegetarian mark by the shop's list unless staff set it", () => {
  expect(completeDraft(finished, true).vegetarian).toBe(true)
  expect(completeDraft({ ...finished, vegetarian: false }, true).vegetarian).toBe(false)
})

it('refuses a jar that weighs less than its contents', () => {
  expect(contradictions({ ...finished, grossWeight: grams(999) })).toEqual({
    grossWeight: 'The gross weight is at least the net weight',
  })
  expect(contradictions({ ...finished, grossWeight: grams(1000) })).toEqual({})
})

it('refuses a price above the MRP', () => {
  expect(contradictions({ ...finished, mrpPaise: paise(139_800) })).toEqual({
    mrp: 'The MRP is at least the price',
  })
  expect(contradictions({ ...finished, mrpPaise: paise(139_900) })).toEqual({})
  expect(contradictions({ ...finished, mrpPaise: null })).toEqual({})
})
