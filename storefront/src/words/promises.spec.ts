import { aShop } from '../testing/builders.js'
import { policies } from './policies.js'
import { promisesOf, withPromises } from './promises.js'

const textsOf = (shop: Parameters<typeof promisesOf>[0]) =>
  Object.values(policies)
    .flatMap(({ parts }) => withPromises(parts, promisesOf(shop)))
    .flatMap(({ lines }) => lines)

it('the policies say the owner’s figures until the shop is known', () => {
  const texts = textsOf(null)
  expect(texts).toContain('Orders are processed in 1-2 business days.')
  expect(texts).toContain('Refunds take 7-10 business days and go back the way you paid.')
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
})

it('the policies say what the shop has set', () => {
  const terms = { ...aShop().terms, cancellationPercent: 5, refundDays: { min: 3, max: 3 } }
  const texts = textsOf(aShop({ terms }))
  expect(texts.some((text) => text.startsWith('5% of the product price is deducted'))).toBe(true)
  expect(texts).toContain('Refunds take 3 business days and go back the way you paid.')
})

it('the policies say that GST is in the prices once the shop collects it', () => {
  expect(textsOf(aShop()).join()).toContain('No GST is collected.')
  const texts = textsOf(aShop({ gstin: '36ABCDE1234F1Z5' })).join()
  expect(texts).toContain('Prices include GST.')
  expect(texts).not.toContain('No GST is collected.')
})
