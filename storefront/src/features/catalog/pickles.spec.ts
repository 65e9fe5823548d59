import { aPickle, aProduct } from '../../testing/builders.js'
import {
  firstJar,
  isPickle,
  jarAt,
  jarsOf,
  nearestInStock,
  otherChoice,
  pickleOfOld,
  picklePath,
  saving,
  withPickle,
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

it('the address of a jar that is gone leads to its pickle, if a jar of that is on sale', () => {
  expect(pickleOfOld(all, 'chicken-cp_po-low-1kg')?.variantType).toBe('CHICKEN')
  expect(pickleOfOld([hidden], 'chicken-cp_po-low-1kg')).toBeUndefined()
  expect(pickleOfOld(all, 'chickens')).toBeUndefined()
  expect(pickleOfOld(all)).toBeUndefined()
})

it('a jar shows its own pictures before those of its pickle, and its own text instead of its story', () => {
  const picture = (url: string) => ({ upload: null, url, alt: '', width: null, height: null, widths: [] })
  const pickle = aPickle({ story: '<p>Sour</p>', pictures: [picture('/pot.jpg')] })
  const own = { ...small, image: '/jar.jpg', pictures: [picture('/jar.jpg')], description: '<p>Hot</p>' }
  expect(withPickle(own, pickle)).toMatchObject({ description: '<p>Hot</p>', image: '/jar.jpg' })
  expect(withPickle(own, pickle).pictures.map(({ url }) => url)).toEqual(['/jar.jpg', '/pot.jpg'])
  const bare = withPickle({ ...small, description: '<p></p>' }, pickle)
  expect(bare).toMatchObject({ description: '<p>Sour</p>', image: '/pot.jpg' })
  expect(withPickle(small, null)).toBe(small)
})
