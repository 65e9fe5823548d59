import { paise } from '../../../../kernel/amounts/money.js'
import { chargesIgst, splitTax, sumOfTax } from './input-tax.js'

const MAHARASHTRA = '27AAPFU0939F1ZV'

it('a seller of another state charges IGST, one of the same state its two halves', () => {
  expect(chargesIgst(MAHARASHTRA, 'Telangana')).toBe(true)
  expect(chargesIgst(MAHARASHTRA, 'Maharashtra')).toBe(false)
  expect(splitTax(paise(1001), true)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 1001 })
})

it.each([0, 1, 2, 1001, 99_999])(
  'the halves of %d paise sum up to them and differ by a paisa at most',
  (tax) => {
    const split = splitTax(paise(tax), false)
    expect(sumOfTax(split)).toBe(tax)
    expect(split.cgstPaise - split.sgstPaise).toBe(tax % 2)
  },
)
