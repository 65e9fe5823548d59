import fc from 'fast-check'
import { FavouriteCounts, LEAST_CUSTOMERS } from './favourites.js'

const JARS = [
  { _id: 'c1', variantType: 'CHICKEN' },
  { _id: 'c2', variantType: 'CHICKEN' },
  { _id: 'g1', variantType: 'GONGURA' },
  { _id: 'm1', variantType: 'MUTTON' },
  { _id: 'p1', variantType: 'PRAWNS' },
]
type Basket = readonly [customer: string, ...products: string[]]

function counted(...baskets: readonly Basket[]) {
  const counts = new FavouriteCounts(JARS)
  for (const [customer, ...products] of baskets) counts.add({ customer, products })
  return counts.favourites()
}

it('the pickle that most customers take comes first, and of it the jar that most take', () => {
  expect(
    counted(['a', 'c1'], ['b', 'c2'], ['c', 'c2'], ['d', 'c2'], ['a', 'g1'], ['b', 'g1'], ['c', 'g1']),
  ).toEqual([
    { variantType: 'CHICKEN', jars: ['c2', 'c1'], others: [] },
    { variantType: 'GONGURA', jars: ['g1'], others: [] },
  ])
})

it('equally loved pickles stand in the order of their names, their jars in that of the catalogue', () => {
  const three = ['a', 'b', 'c'].flatMap((one): Basket[] => [
    [one, 'p1'],
    [one, 'm1'],
  ])
  expect(counted(...three).map(({ variantType }) => variantType)).toEqual(['MUTTON', 'PRAWNS'])
  expect(counted(['a', 'c2'], ['b', 'c1'], ['c', 'c2'])[0]?.jars).toEqual(['c1', 'c2'])
})

it('what two customers took together does not show, however often they took it', () => {
  const often = Array.from({ length: 9 }, (): Basket => ['a', 'c1', 'g1'])
  const others: Basket[] = [
    ['b', 'c1', 'g1'],
    ['c', 'c1'],
    ['d', 'g1'],
  ]
  expect(counted(...often, ...others).map(({ others: together }) => together)).toEqual([[], []])
  const [most, next] = counted(...often, ...others, ['c', 'g1', 'c2'])
  expect([most?.others, next?.others]).toEqual([['CHICKEN'], ['GONGURA']])
})

it('two jars of one pickle are nothing that is taken together, and a product that is gone does not count', () => {
  expect(counted(['a', 'c1', 'c2', 'x'], ['b', 'c1', 'c2', 'x'], ['c', 'c1', 'c2', 'x'])).toEqual([
    { variantType: 'CHICKEN', jars: ['c1', 'c2'], others: [] },
  ])
})

it('any orders: the same result in any order and twice over, and nothing of fewer than three customers', () => {
  const basket = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    fc.array(fc.constantFrom(...JARS.map(({ _id }) => _id), 'x'), { maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(basket, { maxLength: 30 }), (told) => {
      const baskets = told.map(([customer, products]): Basket => [customer, ...products])
      const found = counted(...baskets)
      expect(counted(...baskets.toReversed(), ...baskets)).toEqual(found)
      const pickleOf = (id: string) => JARS.find(({ _id }) => _id === id)?.variantType
      for (const { variantType, others } of found)
        for (const wanted of [variantType, ...others]) {
          const takers = baskets
            .filter(([, ...products]) =>
              [variantType, wanted].every((pickle) => products.some((id) => pickleOf(id) === pickle)),
            )
            .map(([customer]) => customer)
          expect(new Set(takers).size).toBeGreaterThanOrEqual(LEAST_CUSTOMERS)
        }
    }),
  )
})
