import { aShop } from '../testing/builders.js'
import { labelOf, labelsOf, learnLabels } from './variant-labels.js'

const entry = (code: string, label: string) => ({ code, label, hidden: false })

it('speaks the words that the shop comes with until the shop’s own lists are known', () =>
  expect(labelOf('oil', 'CP_SO')).toBe('Cold pressed sesame oil'))

it('speaks the shop’s own words from then on, in its own order', () => {
  const variantOils = [entry('GHEE', 'Cow ghee'), entry('CP_PO', 'Groundnut oil')]
  learnLabels(aShop({ catalogue: { ...aShop().catalogue, variantOils } }))
  expect(labelsOf('oil').map(([code]) => code)).toEqual(['GHEE', 'CP_PO'])
  expect(labelOf('oil', 'CP_PO')).toBe('Groundnut oil')
  expect(labelOf('oil', 'RO_PO')).toBe('RO_PO')
})
