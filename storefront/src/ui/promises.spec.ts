import { aShop } from '../testing/builders.js'
import { policies } from '../words/policies.js'
import { tax } from '../words/tax.js'
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

it('the policies name the seller and the grievance officer themselves, wherever the footer is', () => {
  const all = textsOf(aShop()).join()
  expect(all).toContain('Telangana. The seller is Jaadi Foods, FSSAI licence 13624010000001.')
  expect(all).toContain('Write to our grievance officer R. Devi (care@jaadi.example, 9000000003) to see')
  expect(all).not.toMatch(/\bfoot|each page/)
})

it('the policies name no licence and no officer that are not set', () => {
  const grievanceOfficer = { name: '', email: '', phone: '' }
  const texts = textsOf(aShop({ fssaiLicence: '00000000000000', grievanceOfficer })).join()
  expect(texts).toContain('The seller is Jaadi Foods.')
  expect(texts).not.toMatch(/FSSAI|grievance officer/)
  expect(texts).toContain('Write to us to see')
})

it('a photo is asked for where there is a number to send it to', () => {
  expect(textsOf(aShop()).join()).not.toMatch(/photo/i)
  const social = { ...aShop().social, whatsapp: '9000000007' }
  expect(textsOf(aShop({ social })).join()).toContain('A photo by WhatsApp to 9000000007 helps.')
})

it('the privacy policy names everybody who gets something, and every cookie', () => {
  const texts = textsOf(aShop()).join()
  for (const one of ['courier', 'payment provider', 'SMS provider', 'map service'])
    expect(texts).toContain(`The ${one} gets`)
  for (const cookie of ['mobileNumber', 'otp', 'role', 'device']) expect(texts).toContain(cookie)
})

it('no price is promised to be all that is paid', () => {
  for (const gstin of [null, '36ABCDE1234F1Z5'])
    expect(tax.fact(gstin).text).toMatch(/Only delivery is added/)
})
