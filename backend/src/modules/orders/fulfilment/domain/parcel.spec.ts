import { jars } from '../../../../kernel/quantity.js'
import { parcelFigures, stepsTo } from './parcel.js'

describe('figures of a parcel', () => {
  it('weigh 1500 g a jar and name every item', () =>
    expect(
      parcelFigures([
        { name: 'Gongura', quantityMilli: jars(2) },
        { name: 'Prawns', quantityMilli: jars(1) },
      ]),
    ).toEqual({ pieces: 3, weightGrams: 4_500, description: 'Gongura, Prawns' }))
  it('have at least one piece', () => expect(parcelFigures([]).pieces).toBe(1))
})

describe('steps of a delivery', () => {
  it.each([
    ['Packed', 'Shipped', ['Shipped']],
    ['Packed', 'Delivered', ['Shipped', 'Delivered']],
    ['Shipped', 'Delivered', ['Delivered']],
    ['Shipped', 'Shipped', []],
    ['Delivered', 'Shipped', []],
    ['Delivered', 'Delivered', []],
    ['Pending', 'Delivered', []],
    ['Cancelled', 'Shipped', []],
  ] as const)('from %s when found %s are %j', (current, found, steps) =>
    expect(stepsTo(current, found)).toEqual(steps),
  )
})
