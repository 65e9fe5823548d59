import { shareOfAll } from './plan.js'
import { type Quantity } from './plan-data.js'
import { type SharedRun } from './share-out.js'
import { aPaste, aProduct, aRaw, aRun, aWorkshop, onShelf, type WrittenRecipes } from './workshop.builders.js'

const RECIPES: WrittenRecipes = {
  hot: [10, { chilli: 2, oil: 3, glass: 10 }],
  mild: [10, { chilli: 1, oil: 3, glass: 10 }],
  paste: [4, { ginger: 3 }],
  rich: [10, { paste: 2, oil: 1 }],
}
const PRODUCTS = [
  ...['hot', 'mild', 'rich'].map((id) => aProduct(id)),
  aPaste('paste'),
  ...['chilli', 'oil', 'ginger'].map((id) => aRaw(id)),
  aRaw('glass', { unit: 'PC' }),
]

const want = (written: Record<string, number>): Quantity[] =>
  Object.entries(written).map(
    ([product, quantity]) => ({ product, quantityMilli: quantity * 1000 }) as Quantity,
  )

function share(
  written: Record<string, number>,
  shelf: Record<string, number>,
  runs = [] as ReturnType<typeof aRun>[],
) {
  const batches = Object.entries(shelf).map(([product, quantity]) => onShelf(product, quantity))
  return shareOfAll(want(written), aWorkshop({ products: PRODUCTS, recipes: RECIPES, shelf: batches, runs }))
}

const missing = ({ components }: SharedRun) =>
  Object.fromEntries(
    components.flatMap(({ product, missingMilli }) => (missingMilli > 0 ? [[product, missingMilli]] : [])),
  )

describe('stock on the shelf', () => {
  it('goes to the first run, and the rest to the second', () => {
    const { runs } = share({ hot: 10, mild: 10 }, { chilli: 2.5, oil: 20, glass: 40 })
    expect(runs.map(({ makeableMilli }) => makeableMilli)).toEqual([10_000, 5000])
    expect(runs.map(missing)).toEqual([{}, { chilli: 500 }])
  })

  it('is not kept for a run that cannot be made while another can', () => {
    const { runs } = share({ hot: 10, rich: 10 }, { chilli: 0.4, oil: 1.6, glass: 40, paste: 2 })
    // Two jars of hot take 0.6 of the oil; rich takes the rest, and hot lacks oil too.
    expect(runs.map(({ makeableMilli }) => makeableMilli)).toEqual([2000, 10_000])
    expect(runs.map(missing)).toEqual([{ chilli: 1600, oil: 2400 }, {}])
  })

  it('that suffices for no run is kept for the first that lacks it', () => {
    const { runs } = share({ hot: 10, mild: 10 }, { oil: 4, glass: 15 })
    expect(runs.map(missing)).toEqual([{ chilli: 2000 }, { chilli: 1000, oil: 2000, glass: 5000 }])
  })

  it('goes to runs under way before all others', () => {
    const { runs, underWay } = share({ mild: 10 }, { chilli: 1, oil: 3, glass: 10 }, [
      aRun('hot', 10, { chilli: 0.2, oil: 4 }),
    ])
    expect(runs.map(missing)).toEqual([{ chilli: 200, oil: 3000 }])
    expect(underWay).toEqual([{ reservationId: 'R-hot', missing: [{ product: 'oil', quantityMilli: 1000 }] }])
  })
})

describe('a product that is cooked first', () => {
  it('is available to the runs that need it, wherever it is in the list', () => {
    const { runs } = share({ rich: 10, paste: 2 }, { oil: 1, ginger: 1.5 })
    expect(runs.map(({ recipe, makeableMilli }) => [recipe.product, makeableMilli])).toEqual([
      ['rich', 10_000],
      ['paste', 2000],
    ])
    expect(runs[0]?.components[0]).toMatchObject({ takenMilli: 0, cookedFirstMilli: 2000, missingMilli: 0 })
  })

  it('is available only as far as it can be made itself', () => {
    const { runs } = share({ rich: 10, paste: 2 }, { oil: 1, ginger: 0.75 })
    expect(runs.map(({ makeableMilli }) => makeableMilli)).toEqual([5000, 1000])
  })

  it('may also come from runs under way', () => {
    const { runs } = share({ rich: 10 }, { oil: 1, paste: 0.5 }, [aRun('paste', 1.5)])
    expect(runs[0]?.components[0]).toMatchObject({ takenMilli: 500, cookedFirstMilli: 1500 })
  })
})
