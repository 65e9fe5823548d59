import { combinationsOf, type Favourite, lovedPickles } from './loved.js'

interface Jar {
  Id: string
  variantType: string
  variantOil: string | null
  variantSpicy: string | null
  reviewCount: number
  ratingSum: number
  left: number
}

const jar = (Id: string, variantType: string, change: Partial<Jar> = {}): Jar => ({
  Id,
  variantType,
  variantOil: 'CP_PO',
  variantSpicy: 'LOW',
  reviewCount: 0,
  ratingSum: 0,
  left: 5,
  ...change,
})
const loved = (jars: Jar[], favourites: Favourite[] = [], picks: string[] = [], most = 8) =>
  lovedPickles(jars, { picks, favourites, most, isThere: ({ left }) => left > 0 }).map(
    ({ type, taken }) => `${type}: ${taken.Id}`,
  )

describe('the row of best sellers', () => {
  it('has the pickles that most customers take first, and of each the jar that most take', () => {
    const jars = [jar('small mango', 'MANGO'), jar('large mango', 'MANGO'), jar('lemon', 'LEMON')]
    const favourites = [
      { variantType: 'LEMON', jars: [] },
      { variantType: 'MANGO', jars: ['large mango'] },
    ]
    expect(loved(jars, favourites)).toEqual(['LEMON: lemon', 'MANGO: large mango'])
    expect(loved(jars, favourites, [], 1)).toEqual(['LEMON: lemon'])
  })

  it('goes by reviews while nothing is sold, and by price after that', () => {
    const jars = [jar('cheap', 'LIME'), jar('plain', 'MANGO'), jar('praised', 'MANGO', { reviewCount: 3 })]
    expect(loved(jars)).toEqual(['MANGO: praised', 'LIME: cheap'])
    expect(loved([jar('cheap', 'MANGO'), jar('dear', 'MANGO')])).toEqual(['MANGO: cheap'])
  })

  it('takes a jar that is there, and puts a pickle that has run out last', () => {
    const jars = [jar('gone', 'MANGO', { left: 0 }), jar('there', 'MANGO'), jar('none', 'LEMON', { left: 0 })]
    const favourites = [
      { variantType: 'LEMON', jars: ['none'] },
      { variantType: 'MANGO', jars: ['gone'] },
    ]
    expect(loved(jars, favourites)).toEqual(['MANGO: there', 'LEMON: none'])
  })

  it('has what the owner picked, in that order, as far as it is sold', () => {
    const jars = [jar('mango', 'MANGO'), jar('lemon', 'LEMON'), jar('lime', 'LIME')]
    const favourites = [{ variantType: 'LEMON', jars: [] }]
    expect(loved(jars, favourites, ['LIME', 'PRAWNS', 'MANGO'])).toEqual(['LIME: lime', 'MANGO: mango'])
    expect(loved(jars, favourites, ['PRAWNS'])).toEqual(['LEMON: lemon', 'MANGO: mango', 'LIME: lime'])
  })
})

describe('oils and heats', () => {
  it('are those that are sold together, with the cheapest jar of each', () => {
    const jars = [
      jar('one', 'MANGO'),
      jar('same', 'LEMON'),
      jar('hot', 'MANGO', { variantSpicy: 'HIGH' }),
      jar('plain', 'MANGO', { variantOil: null }),
    ]
    expect(combinationsOf(jars).map(({ Id }) => Id)).toEqual(['one', 'hot'])
  })
})
