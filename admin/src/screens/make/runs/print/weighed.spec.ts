import { weighed } from './weighed.js'

describe('a reserved quantity on paper', () => {
  it.each([
    [0.001, 'KG', '1 grams'],
    [0.5, 'KG', '500 grams'],
    [0.999, 'KG', '999 grams'],
    [1, 'KG', '1 KG'],
    [1.25, 'KG', '1.25 KG'],
    [0, 'KG', '0 KG'],
    [0.25, 'LTR', '250 ml'],
    [1, 'LTR', '1 LTR'],
    [2, 'PC', '2 PC'],
  ])('%d %s reads %s', (quantity, unit, text) => expect(weighed(quantity, unit)).toBe(text))
})
