import { withoutContacts } from './anonymous.js'

describe('free text without contacts', () => {
  it.each([
    ['Call me: 9876543210.', 'Call me: [deleted].'],
    ['Call +91 98765 43210 please', 'Call [deleted] please'],
    ['write to lakshmi.rao@example.in, thanks', 'write to [deleted], thanks'],
    ['<b>l@x.in</b>', '<b>[deleted]</b>'],
  ])('removes numbers and addresses from %j', (text, kept) => {
    expect(withoutContacts(text)).toBe(kept)
  })

  it.each(['2 jars of 500 g for ₹849', 'Order P-7KQ4-M2XD of 21-11-2026, pin 500074', 'Hot, 10/10!', ''])(
    'leaves %j unchanged',
    (text) => {
      expect(withoutContacts(text)).toBe(text)
    },
  )
})
