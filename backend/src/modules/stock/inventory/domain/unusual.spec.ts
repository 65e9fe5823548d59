import { paise } from '../../../../kernel/amounts/money.js'
import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { demandUsual, distanceFrom, unusualPrice, unusualQuantity } from './unusual.js'

const chillies = { field: 'quantity', what: 'Chillies', measure: 'KG' as const, of: 'of the recipe' }

describe('a figure far from the usual ones', () => {
  it('needs confirmation when it is a thousand times what the recipe needs', () => {
    expect(unusualQuantity({ ...chillies, value: milli(1_905_000), usual: [milli(2_500)] })).toEqual([
      {
        field: 'quantity',
        sentence: 'Chillies: 1,905 kg, 762 times as much as the 2.5 kg of the recipe.',
      },
    ])
  })

  it('needs confirmation when it is a small fraction of the usual figure', () => {
    const [asked] = unusualQuantity({ ...chillies, value: milli(250), usual: [milli(25_000)] })
    expect(asked?.sentence).toBe('Chillies: 0.25 kg, 100 times less than the 25 kg of the recipe.')
  })

  it('counts jars as jars', () => {
    const looked = { field: 'quantity', what: 'Mango', measure: 'JAR' as const, of: 'of the plan' }
    const [asked] = unusualQuantity({ ...looked, value: jars(120), usual: [jars(8)] })
    expect(asked?.sentence).toBe('Mango: 120 jars, 15 times as much as the 8 jars of the plan.')
  })

  it('is compared with the highest and the lowest of the past, whichever is nearer', () => {
    const usual = [paise(18_000), paise(21_250)]
    const price = (value: number, seesCosts = true) =>
      unusualPrice(
        { field: 'price', what: 'Chillies', value: paise(value), usual, of: 'of its last receipts' },
        seesCosts,
      )
    expect(price(100_000)).toEqual([])
    expect(price(2_125_000)[0]?.sentence).toBe(
      'Chillies: ₹21,250, 100 times as much as the ₹212.50 of its last receipts.',
    )
    expect(price(180)[0]?.sentence).toBe(
      'Chillies: ₹1.80, 100 times less than the ₹180 of its last receipts.',
    )
    // A packer is asked without being told what others paid.
    expect(price(2_125_000, false)[0]?.sentence).toBe(
      'Chillies: ₹21,250, far more than the price of its last receipts.',
    )
    expect(price(180, false)[0]?.sentence).toBe(
      'Chillies: ₹1.80, far less than the price of its last receipts.',
    )
    expect(price(100_000, false)).toEqual([])
  })

  it('is refused with its sentences until a person confirms it', () => {
    const figures = [{ field: 'price', sentence: 'Far off.' }]
    expect(() => demandUsual([])).not.toThrow()
    expect(() => demandUsual(figures)).toThrow(
      expect.objectContaining({
        code: 'UNUSUAL_FIGURES',
        message: 'Far off. Is that right?',
        details: { figures },
      }) as Error,
    )
  })

  it.each([
    ['five times as much', 5, [1]],
    ['a fifth', 1, [5]],
    ['nothing at all', 0, [5]],
    ['something without a past', 1_000_000, []],
    ['something of which the recipe needs none', 3, [0]],
  ])('is not found in %s', (_, value, usual) => expect(distanceFrom(value, usual)).toBeNull())
})
