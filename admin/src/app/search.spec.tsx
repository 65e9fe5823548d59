import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { faults } from '../testing/axe.js'
import { aSession, aSummary } from '../testing/builders.js'
import { FakeServer, ok, page } from '../testing/fake-server.js'
import { openConsole } from '../testing/open-console.js'

const order = {
  id: 'o1',
  orderId: 'P-7KQ4-M2XD',
  contactName: 'Imran Ali',
  city: 'Hyderabad',
  orderDate: '2026-11-21T10:00:00.000Z',
  jars: 2,
  finalPrice: 1469,
  deliveryStatus: 'Packed',
}
const jar = {
  id: 'f7',
  Id: 'FG-0007',
  name: 'CHICKEN CP_PO LOW 1kg',
  title: 'Chicken Pickle, Low spice',
  availableStock: 12,
  unlimitedStock: false,
  activeFlag: true,
}

const customer = {
  id: 'c1',
  name: 'Imran Ali',
  city: 'Hyderabad',
  mobileNumber: '7012345678',
  spent: 4200,
}

const issue = {
  id: 'i1',
  orderId: 'P-7KQ4-M2XD',
  subject: 'The lid leaks',
  status: 'Open',
  lastMessage: { role: 'user', message: 'Oil all over the box' },
  updatedAt: '2026-11-22T10:00:00.000Z',
}

function open(address = '/dashboard', role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/orders', page('orders', [order]))
    .on('GET /admin/products', page('products', [jar]))
    .on('GET /admin/stock', page('stock', []))
    .on('GET /admin/reservations', page('reservations', []))
    .on('GET /admin/suppliers', { status: 500 })
    .on('GET /admin/issues', ({ query }) => page('issues', query['filter']?.includes('lid') ? [issue] : []))
    .on('GET /admin/customers', ({ query }) =>
      page('customers', query['filter']?.includes('7012') ? [customer] : []),
    )
    .listen()
  return { server, ...openConsole(address) }
}

const field = () => screen.findByRole('combobox', { name: /^Search for anything/ })
async function openSearch(person: ReturnType<typeof openConsole>['person']) {
  await person.click(await screen.findByRole('button', { name: /^Search everything/ }))
  return field()
}

it('the search finds orders, products and screens by a word, says what each is, and leaves out a list that fails', async () => {
  const { server, person } = open()
  await person.type(await openSearch(person), 'ord')
  const orders = within(await screen.findByRole('group', { name: 'Orders' }))
  expect(orders.getByRole('option')).toHaveTextContent(
    'P-7KQ4-M2XD · Imran AliHyderabad · 21 Nov 2026 · 2 jars · ₹1,469.00Packed',
  )
  expect(screen.getByRole('option', { name: /^All orders/ })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: /FG-0007 · Stock >> 12/ })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Suppliers' })).not.toBeInTheDocument()
  expect(server.callsOf('GET /admin/orders').at(-1)?.query).toMatchObject({
    filter: '{"q":"ord"}',
    range: '[0,3]',
  })
  expect(await faults()).toEqual([])
})

it('the search opens what the arrow keys choose, and offers it again next time', async () => {
  const { person } = open()
  await person.type(await openSearch(person), 'imran')
  await screen.findByRole('option', { name: /Imran Ali/ })
  await person.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?order=P-7KQ4-M2XD'))
  expect(screen.queryByRole('dialog', { name: /^Search everything/ })).not.toBeInTheDocument()
  await openSearch(person)
  const recent = within(await screen.findByRole('group', { name: 'Opened from here last' }))
  expect(recent.getByRole('option')).toHaveTextContent('P-7KQ4-M2XD · Imran Ali')
})

it('the search keeps what the arrow keys have chosen while the end of the words is looked for', async () => {
  const { server, person } = open()
  await person.type(await openSearch(person), 'lid')
  const found = () => screen.findByRole('option', { name: /The lid leaks/ })
  await found()
  await person.keyboard(' le{ArrowUp}')
  while (!(await found()).matches('.Mui-focused')) await person.keyboard('{ArrowUp}')
  expect(screen.getByText(/^Searching/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/^Searching/)).not.toBeInTheDocument())
  expect(server.callsOf('GET /admin/issues').at(-1)?.query['filter']).toBe('{"q":"lid le"}')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/support/P-7KQ4-M2XD'))
})

it('the search opens a typed id on Enter, and one that a scanner typed as an address', async () => {
  const { person } = open()
  await person.type(await openSearch(person), 'https://jaadi.example/jar/FG-261121-004{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/stock-receipt/FG-261121-004'))
})

it('the search opens by a slash and by Ctrl-K, but not by a slash that is typed into a field', async () => {
  const { person } = open('/product-list')
  await person.type(await screen.findByLabelText('Search by ID or name'), 'a/b')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(await field()).toHaveFocus()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(await field()).toBeInTheDocument()
})

it('the search says that nothing has the words', async () => {
  const { server, person } = open()
  server.on('GET /admin/orders', page('orders', [])).on('GET /admin/products', page('products', []))
  await person.type(await openSearch(person), 'zzyzx')
  expect(await screen.findByText('Nothing has these words.')).toBeInTheDocument()
})

it('the search offers to operations only the screens that they may enter', async () => {
  const { person } = open('/dashboard', 'ops')
  await person.type(await openSearch(person), 'se')
  expect(await screen.findByRole('option', { name: /^Stock reserve/ })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /^Settings/ })).not.toBeInTheDocument()
})

it('the search finds customers by a word for an admin', async () => {
  const { person } = open()
  await person.type(await openSearch(person), '7012')
  const found = within(await screen.findByRole('group', { name: 'Customers' }))
  expect(found.getByRole('option')).toHaveTextContent('Imran AliHyderabad · 7012345678 · ₹4,200.00')
})

it('the search finds issues by what was said, with their state, for packers too, and opens the conversation', async () => {
  const { person } = open('/dashboard', 'ops')
  await person.type(await openSearch(person), 'lid')
  const found = within(await screen.findByRole('group', { name: 'Issues' }))
  expect(found.getByRole('option')).toHaveTextContent(
    'The lid leaksP-7KQ4-M2XD · 22 Nov 2026 · Oil all over the boxOpen',
  )
  await person.click(found.getByRole('option'))
  await waitFor(() => expect(window.location.pathname).toContain('P-7KQ4-M2XD'))
})

it('the search does not look for customers for a packer', async () => {
  const { server, person } = open('/dashboard', 'ops')
  await person.type(await openSearch(person), 'imran')
  await screen.findByRole('group', { name: 'Orders' })
  expect(server.callsOf('GET /admin/customers')).toEqual([])
})
