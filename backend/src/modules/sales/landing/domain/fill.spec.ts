import { paise } from '../../../../kernel/amounts/money.js'
import { DEFAULT_SETTINGS } from '../../../office/settings/domain/shop-settings.js'
import { factsOf, filled } from './fill.js'

const facts = factsOf(DEFAULT_SETTINGS, { lowestPaise: paise(12_495_050), chickenPerKgPaise: null })

it('puts the figures of the settings into every text, however deep', () => {
  const page = {
    facts: [{ title: '{deliveryDays} days', width: 3, picture: null }],
    list: ['{tax} {cancellationPercent}%'],
  }
  expect(filled(page, facts)).toEqual({
    facts: [{ title: '4-7 days', width: 3, picture: null }],
    list: ['No GST is collected. 3%'],
  })
})

it('groups rupees as India does, and shows paise where there are any', () => {
  expect(filled('from {price}', facts)).toBe('from ₹1,24,950.50')
  expect(
    filled('{price}', factsOf(DEFAULT_SETTINGS, { lowestPaise: paise(26_900), chickenPerKgPaise: null })),
  ).toBe('₹269')
})

it('leaves out a text that names a price which there is not, and keeps what it does not know', () => {
  expect(filled('Chicken from {chickenPrice}', facts)).toBe('')
  expect(filled('By {postman}', facts)).toBe('By {postman}')
})
