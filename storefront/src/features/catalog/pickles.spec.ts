import { aProduct } from '../../testing/builders.js'
import {
  firstJar,
  isPickle,
  jarAt,
  jarsOf,
  nearestInStock,
  otherChoice,
  picklePath,
  saving,
} from './pickles.js'

const jar = (Id: string, change: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ Id, name: `CHICKEN ${Id}`, availableStock: 5, ...change })

const small = jar('A', { variantWeight: 'Half kg', netWeight: 500, price: 469 })
const large = jar('B', { variantWeight: '1kg', netWeight: 1000, price: 849 })
const sesame = jar('C', { variantOil: 'CP_SO', variantWeight: 'Half kg', netWeight: 500, price: 449 })
const hot = jar('D', { variantSpicy: 'HIGH', variantWeight: '1kg', price: 899, availableStock: 0 })
const gongura = jar('E', { name: 'GONGURA E', variantType: 'GONGURA', price: 100 })
const hidden = jar('F', { variantWeight: 'Half kg', price: 1, activeFlag: false })
const all = [small, large, sesame, hot, gongura, hidden]
const jars = jarsOf(all, large)

it('a pickle is its jars on sale; the cheapest in stock stands for it', () => {
  expect(jars.map(({ Id }) => Id)).toEqual(['A', 'B', 'C', 'D'])
  expect(firstJar(jars)).toBe(sesame)
  expect(firstJar([hot])).toBe(hot)
  expect(firstJar([])).toBeUndefined()
})

it('an address is that of a jar or of a pickle', () => {
  expect(picklePath({ variantType: 'GONGURA CHICKEN' })).toBe('/pickles/gongura-chicken')
  expect(jarAt(all, 'chicken-b')).toBe(large)
  expect(jarAt(all, 'chicken')).toBe(sesame)
  expect(jarAt(all, 'chicken-f')).toBeUndefined()
  expect(jarAt(all, undefined)).toBeUndefined()
  expect([isPickle(large, 'chicken-b'), isPickle(sesame, 'chicken')]).toEqual([false, true])
})

it('another choice keeps the others, or as many as there are', () => {
  expect(otherChoice(jars, large, 'weight', 'Half kg')).toBe(small)
  expect(otherChoice(jars, large, 'oil', 'CP_SO')).toBe(sesame)
  expect(otherChoice(jars, large, 'spicy', 'HIGH')).toBe(hot)
  expect(otherChoice(jars, large, 'spicy', 'LOW')).toBeUndefined()
})

it('of a jar that has run out the one most like it is offered', () => {
  expect(nearestInStock(jars, hot)).toBe(large)
  expect(nearestInStock([hot], hot)).toBeUndefined()
})

it('a larger jar saves what its kilogram costs less', () => {
  expect([small, large, hot].map((one) => saving(jars, one))).toEqual([0, 89, 0])
  expect(saving([], large)).toBe(0)
})
