import { aShop } from '../testing/builders.js'
import { labelOf, labelsOf, learnLabels } from './variant-labels.js'

const entry = (code: string, label: string) => ({ code, label, hidden: false })

it('a code stands for itself until the shop’s lists are known', () => {
  expect(labelOf('oil', 'CP_SO')).toBe('CP_SO')
  expect(labelsOf('oil')).toEqual([])
})

it('a code has the shop’s own word from then on, in the shop’s own order', () => {
  const variantOils = [entry('GHEE', 'Cow ghee'), entry('CP_PO', 'Groundnut oil')]
  learnLabels(aShop({ catalogue: { ...aShop().catalogue, variantOils } }))
  expect(labelsOf('oil').map(([code]) => code)).toEqual(['GHEE', 'CP_PO'])
  expect(labelOf('oil', 'CP_PO')).toBe('Groundnut oil')
  expect(labelOf('oil', 'RO_PO')).toBe('RO_PO')
})
