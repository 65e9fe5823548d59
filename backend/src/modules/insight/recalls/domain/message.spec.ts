import { toIstDay } from '../../../../kernel/dates/ist.js'
import { firstMessage, messageTo, PLACES } from './message.js'

const jars = [
  {
    count: 2,
    product: 'GONGURA Half kg',
    batchNumber: 'FG-261121-004',
    madeOn: toIstDay('2026-11-21'),
    bestBefore: toIstDay('2027-05-20'),
  },
  {
    count: 1,
    product: 'LEMON 1kg',
    batchNumber: 'FG-261122-001',
    madeOn: toIstDay('2026-11-22'),
    bestBefore: null,
  },
]
const lakshmi = { name: 'Lakshmi', orderIds: ['P-1', 'P-2'], jars }
const template = firstMessage({ name: 'Jaadi', phone: '9000000001' })

it('the message names customer, orders, product, batch and dates, and what to do', () => {
  const text = messageTo(template, lakshmi, false)
  expect(text).toContain('Dear Lakshmi,')
  expect(text).toContain('with orders P-1, P-2:')
  expect(text).toContain(
    '2 × GONGURA Half kg, batch FG-261121-004, made 21 Nov 2026, best before 20 May 2027\n1 × LEMON 1kg, batch FG-261122-001, made 22 Nov 2026\n',
  )
  expect(text).toContain('Please do not eat from them')
  expect(text).toContain('Jaadi, phone 9000000001')
  for (const place of PLACES) expect(text).not.toContain(place)
})

it('the message fills only its own placeholders, and none that a name contains', () =>
  expect(messageTo('{name} {other} $& {name}', { ...lakshmi, name: '{jars} $1' }, false)).toBe(
    '{jars} $1 {other} $& {jars} $1',
  ))

it('the message of a drill begins by saying so', () =>
  expect(messageTo('{orders}', { ...lakshmi, orderIds: ['P-1'] }, true)).toBe(
    'DRILL: this is only practice. Nothing is wrong with your jars.\n\norder P-1',
  ))
