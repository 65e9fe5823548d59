import { international, telLink, whatsappLink } from './contact-links.js'

it.each([
  ['9000000001', '919000000001'],
  ['90000 00001', '919000000001'],
  ['04023456789', '914023456789'],
  ['919000000001', '919000000001'],
  ['+91 90000 00001', '919000000001'],
  ['9123456789', '919123456789'],
  ['18001234567', '9118001234567'],
  ['+44 20 7946 0000', '442079460000'],
])('the number %s is %s from abroad', (given, called) => expect(international(given)).toBe(called))

it('a link to call or to write carries the code of the country', () => {
  expect(telLink('9000000001')).toBe('tel:+919000000001')
  expect(whatsappLink('9000000001')).toBe('https://wa.me/919000000001')
})

it('a link to WhatsApp that was given as an address stays as it is', () =>
  expect(whatsappLink('https://wa.me/message/JAADI')).toBe('https://wa.me/message/JAADI'))
