import { DEFAULT_CATALOGUE, nameInWords } from './catalogue-lists.js'

describe('the readable name of a product', () => {
  it.each([
    ['GONGURA CHICKEN CP_PO LOW 1kg', 'Gongura Chicken Pickle, Cold pressed peanut oil, Low spice, 1 kg'],
    ['GONGURA RO_PO HIGH Half kg', 'Gongura Pickle, Refined peanut oil, High spice, Half kg'],
  ])('made from %s is %s', (name, words) => expect(nameInWords(name, DEFAULT_CATALOGUE)).toBe(words))

  it.each(['Turmeric powder', 'LEMON CP_PO LOW 1kg', 'CHICKEN OLIVE LOW 1kg'])(
    'made from %s is unchanged',
    (name) => expect(nameInWords(name, DEFAULT_CATALOGUE)).toBe(name),
  )
})
