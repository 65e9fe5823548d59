import { grams } from '../../../../kernel/amounts/weight.js'
import { weightSlab } from './weight-slab.js'

describe('weight slab', () => {
  it.each([
    [0, 500],
    [1, 500],
    [500, 500],
    [501, 1000],
    [1499, 1500],
    [1500, 1500],
    [20_001, 20_500],
  ])('charges %i g as %i g', (weight, slab) => expect(weightSlab(grams(weight))).toBe(slab))
})
