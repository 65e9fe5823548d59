import { addressOf } from './jump.js'

const list = (screen: string, filter: object) =>
  `${screen}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
const order = '/assign-stock?order=P-7KQ4-M2XD'
const orders = (q: string) => list('/dashboard/orders', { q })
const products = (q: string) => list('/product-list', { q })
const batch = (batchNumber: string) => `/stock-receipt/${batchNumber}`
const stock = (q: string) => list('/stock-receipt', { q })
const run = (id: string) => `/dashboard/runs/${id}`
const reservations = (reservationId: string) => list('/reservation-list', { reservationId })

it.each([
  // As it stands on the paper, and as a thumb types it.
  ['P-7KQ4-M2XD', order],
  ['p-7kq4-m2xd ', order],
  ['p7kq4m2xd', order],
  ['7KQ4-M2XD', order],
  ['FG-0007', products('FG-0007')],
  ['fg 7', products('FG-0007')],
  ['rm0012', products('RM-0012')],
  ['rm-261121-004', batch('RM-261121-004')],
  ['FG261121-001', batch('FG-261121-001')],
  ['fg261121001', batch('FG-261121-001')],
  ['SG-261121-1204', batch('SG-261121-1204')],
  // As a scanner types what a label's QR code holds.
  ['https://jaadi.example/jar/FG-261121-001', batch('FG-261121-001')],
  ['HTTPS://JAADI.EXAMPLE/JAR/RM-261121-004?s=1', batch('RM-261121-004')],
  ['https://jaadi.example/stock-receipt/sg-261121-002', batch('SG-261121-002')],
  ['R-261121-03', run('R-261121-03')],
  ['r 261121 103', run('R-261121-103')],
  ['9876500000', orders('9876500000')],
  ['+91 98765 00000', orders('9876500000')],
  ['JDI-261121-7KQ4M2XDAB', orders('JDI-261121-7KQ4M2XDAB')],
  ['1234567890123', orders('1234567890123')],
  ['count', '/dashboard/count'],
  ['trace', '/dashboard/trace'],
  ['Cook plan', '/dashboard/cook-plan'],
  ['recall', '/dashboard/recalls'],
  ['Recalls', '/dashboard/recalls'],
  ['costs', '/dashboard/costs'],
  // In part.
  ['p-7k', orders('P-7K')],
  ['P-7KQ4-M2', orders('P-7KQ4-M2')],
  ['jdi-2611', orders('JDI-2611')],
  ['fg-00', products('FG-00')],
  ['fg-261121', stock('FG-261121')],
  ['rm-261121-00', stock('RM-261121-00')],
  ['sg-261121-', stock('SG-261121-')],
  ['r-2611', reservations('R-2611')],
  ['R-261121-0', reservations('R-261121-0')],
  // Words.
  ['Turmeric', products('Turmeric')],
  ['rock salt', products('rock salt')],
  ['a&b', products('a&b')],
  ['import', '/dashboard/import'],
  ['Suppliers', '/dashboard/suppliers'],
  ['supplier sri lakshmi', list('/dashboard/suppliers', { q: 'sri lakshmi' })],
])('%j leads to %s', (typed, address) => expect(addressOf(typed)).toBe(address))
