import { Fitting } from './fit.js'

/** How far the letters of our font reach, as multiples of its size: three stand one below the other in క్ష్మీ. */
const REACH = { up: 1.03, down: 0.67 }

it('rows of Telugu do not run into each other', () => {
  const line = { text: 'లక్ష్మీ స్త్రీ', size: 10, rows: 2, rank: 0 }
  const narrow = new Fitting((text, size) => text.length * size)
  const [first, second] = narrow.fit([line], { width: 80, height: 60 })
  if (!first || !second) throw new Error('One row')
  expect(second.baseline - first.baseline).toBeGreaterThanOrEqual((REACH.up + REACH.down) * first.size)
  expect(first.baseline).toBeGreaterThanOrEqual(REACH.up * first.size)
})
