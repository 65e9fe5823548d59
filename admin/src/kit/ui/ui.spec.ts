import { telLink, whatsAppLink } from './contact-links.js'
import { formatDateTime, formatMoney, formatQuantity } from './format.js'
import { dayInIndia, daysBefore, isDay, monthOf } from './ist.js'
import { plainText } from './plain-text.js'

it('writes rupees with Indian grouping and two decimals', () => {
  expect(formatMoney(124950)).toBe('₹1,24,950.00')
  expect(formatMoney(1249.5)).toBe('₹1,249.50')
  expect(formatMoney(-20.5)).toBe('-₹20.50')
})

it('writes 0 without a minus', () => {
  expect(formatMoney(-0)).toBe('₹0.00')
  expect(formatMoney(-0.001)).toBe('₹0.00')
  expect(formatQuantity(-0)).toBe('0')
})

it('writes quantities without needless decimals', () => {
  expect(formatQuantity(3)).toBe('3')
  expect(formatQuantity(0.005)).toBe('0.005')
})

it("shows instants by India's clock", () => {
  expect(formatDateTime('2026-11-20T19:00:00.000Z')).toMatch(/^21 Nov 2026, 12:30\s?am$/)
})

it('begins the day in India five and a half hours before UTC does', () => {
  expect(dayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(dayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})

it('counts days across months and leap days', () => {
  expect(daysBefore('2026-03-05', 7)).toBe('2026-02-26')
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
})

it('knows a calendar day from what only looks like one', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2026-02-29')).toBe(false)
  expect(isDay('5/3/2026')).toBe(false)
})

it('knows the last day of each month', () => {
  expect(monthOf('2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(monthOf('2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

it('shows a description as plain text on one line', () =>
  expect(plainText('<p>Hot &amp; sour</p><ul><li>1 kg</li><li>jar</li></ul>')).toBe('Hot & sour 1 kg jar'))

it.each([
  ['9876543210', '919876543210'],
  ['098765 43210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
  ['919876543210', '919876543210'],
  ['040 2345 6789', ''],
  ['', ''],
  [null, ''],
])('a message by WhatsApp to %s opens the chat with "%s"', (number, called) =>
  expect(whatsAppLink('Two sacks & salt', number)).toBe(
    `https://wa.me/${called}?text=Two%20sacks%20%26%20salt`,
  ),
)

it('a link to call a number has the code of the country', () => {
  expect(telLink('9876543210')).toBe('tel:+919876543210')
  expect(telLink('040 2345 6789')).toBe('tel:+914023456789')
})
