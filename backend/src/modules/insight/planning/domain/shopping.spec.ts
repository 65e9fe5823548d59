import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { shareOfAll } from './plan.js'
import { type Quantity } from './plan-data.js'
import { type LastBought, shoppingList } from './shopping.js'
import { aPaste, aProduct, aRaw, aRun, aWorkshop, onShelf } from './workshop.builders.js'

const workshop = aWorkshop({
  products: [
    aProduct('jar'),
    aPaste('paste'),
    aRaw('chilli'),
    aRaw('oil', { unit: 'LTR' }),
    aRaw('glass', { unit: 'PC' }),
  ],
  recipes: { jar: [10, { chilli: 0.837, oil: 3, glass: 10, paste: 1 }] },
  shelf: [onShelf('oil', 1)],
  runs: [aRun('jar', 5, { chilli: 0.2 })],
})
const bought = (name: string, rupees: number): LastBought => ({
  supplier: { id: name, name, phone: '' },
  pricePaise: rupeesToPaise(rupees),
  quantityMilli: milli(25_000),
  on: toIstDay('2026-11-01'),
})
const last = new Map([
  ['chilli', bought('Sri Lakshmi', 318)],
  ['oil', bought('Nandini', 312.5)],
])
const wanted: Quantity[] = [{ product: 'jar', quantityMilli: milli(10_000) }]
const groups = shoppingList(shareOfAll(wanted, workshop), workshop.products, last)

describe('the shopping list', () => {
  it('groups materials by their last supplier, with unknown suppliers at the end', () =>
    expect(
      groups.map(({ supplier, lines }) => [supplier?.name, lines.map(({ product }) => product.id)]),
    ).toEqual([
      ['Nandini', ['oil']],
      ['Sri Lakshmi', ['chilli']],
      [undefined, ['glass']],
    ]))

  it('rounds up to quantities that are sold, at the last price', () => {
    const lines = groups.flatMap((group) => group.lines)
    expect(
      lines.map(({ missingMilli, buyMilli, estimatePaise }) => [missingMilli, buyMilli, estimatePaise]),
    ).toEqual([
      [2000, 2000, rupeesToPaise(625)],
      [1037, 1100, rupeesToPaise(349.8)],
      [10_000, 10_000, null],
    ])
  })

  it('states the use of each material, including runs under way', () =>
    expect(groups.flatMap(({ lines }) => lines.map(({ neededFor }) => neededFor))).toEqual([
      ['jar'],
      ['jar', 'R-jar'],
      ['jar'],
    ]))
})
