import { aShop } from '../testing/builders.js'
import { fullTitle } from '../ui/product-words.js'
import { labelOf, labelsOf, learnLabels } from './variant-labels.js'

const entry = (code: string, label: string) => ({ code, label, hidden: false })

it('speaks the words that the shop comes with until the shop’s own lists are known', () =>
  expect(fullTitle({ name: 'GONGURA CHICKEN CP_SO HIGH Half kg' })).toBe(
    'Gongura Chicken Pickle, Cold pressed sesame oil, High spice, Half kg',
  ))

it('speaks the shop’s own words from then on, in its own order', () => {
  const variantOils = [entry('GHEE', 'Cow ghee'), entry('CP_PO', 'Groundnut oil')]
  learnLabels(aShop({ catalogue: { ...aShop().catalogue, variantOils } }))
  expect(labelsOf('oil').map(([code]) => code)).toEqual(['GHEE', 'CP_PO'])
  expect(fullTitle({ name: 'CHICKEN GHEE HIGH 1kg' })).toBe('Chicken Pickle, Cow ghee, High spice, 1 kg')
  expect(labelOf('oil', 'RO_PO')).toBe('RO_PO')
})
