import { screen, within } from '@testing-library/react'
import { faults } from '../../testing/axe.js'
import { aSession } from '../../testing/builders.js'
import { FakeServer, ok } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const supplier = { _id: 's1', name: 'Sri Lakshmi Spices' }
const spices = {
  ...supplier,
  id: 's1',
  phone: '',
  gstin: '',
  fssai: '',
  email: '',
  address: '',
  notes: '',
  products: [],
  activeFlag: true,
  version: 0,
}
const product = { _id: 'p9', Id: 'RM-0009', name: 'Chilli powder', priceUnit: 'KG' }
const sold = { product, batches: 2, quantity: 35.5, lastPrice: 212.5, lastReceivedOn: '2026-11-21' }
const purchase = {
  _id: 'b2',
  batchNumber: 'RM-261121-001',
  receivedOn: '2026-11-21',
  price: 212.5,
  quantity: 25,
}
const older = { ...purchase, _id: 'b1', batchNumber: 'RM-260901-001', receivedOn: '2026-09-01', price: 180 }
const PRICES = 'GET /admin/products/p9/price-history'

function open(rows: object[], history: object) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/suppliers/s1', ok(spices))
    .on('GET /admin/suppliers/s1/purchases', ok(rows))
    .on(PRICES, ok(history))
    .listen()
  return { server, ...openConsole('/dashboard/suppliers/s1') }
}

it('the page of a supplier shows what it sold, each last price, and the prices over time on request', async () => {
  const purchases = [
    { ...purchase, supplier },
    { ...older, supplier: null },
  ]
  const { server, person } = open([sold], { priceUnit: 'KG', purchases })
  expect(await screen.findByText('₹212.50 per KG on 21 Nov 2026')).toBeInTheDocument()
  expect(screen.getByText('35.5 KG in 2 receipts')).toBeInTheDocument()
  expect(server.callsOf(PRICES)).toHaveLength(0)
  await person.click(screen.getByText('Prices over time'))
  const figure = within(await screen.findByRole('region', { name: 'What was paid' }))
  expect(figure.getByRole('img').getAttribute('aria-label')).toBe(
    'Last ₹212.50 per KG on 21 Nov 2026. From ₹180.00 to ₹212.50 in 2 receipts.',
  )
  await person.click(figure.getByText('As a table'))
  expect(
    figure.getByRole('row', { name: '21 Nov 2026 ₹212.50 25 KG Sri Lakshmi Spices' }),
  ).toBeInTheDocument()
  expect(await faults()).toEqual([])
})

it('the prices of a supplier say that nothing was bought, or that they cannot be loaded', async () => {
  open([], {})
  expect(await screen.findByText('Nothing was received from this supplier yet.')).toBeInTheDocument()
})
