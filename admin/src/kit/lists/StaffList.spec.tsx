import { screen, waitFor, within } from '@testing-library/react'
import { aSession } from '../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'
import { productServer } from '../../testing/product-form.js'

const expense = { id: 'e1', date: '2026-11-02', type: 'Fuel', amount: 1800.5, description: 'Gas' }

const jar = {
  id: 'f1',
  Id: 'FG-0001',
  name: 'CHICKEN CP_PO LOW 1kg',
  title: 'Chicken Pickle, Low spice',
  materialType: 'FG',
  variantType: 'CHICKEN',
  variantOil: 'CP_PO',
  variantSpicy: 'LOW',
  variantWeight: '1kg',
  price: 849,
  activeFlag: true,
  unlimitedStock: false,
  availableStock: 12,
}

const serverWith = (role: 'admin' | 'ops' = 'admin') =>
  new FakeServer().on('GET /session', ok(aSession({ role }))).listen()

it('the list shows that it could not be loaded, and loads on request', async () => {
  const server = serverWith().on('GET /admin/products', { status: 500 })
  const { person } = openConsole('/product-list')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded.')
  server.on('GET /admin/products', page('products', [jar]))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('FG-0001')).toBeInTheDocument()
})

it("shows the server's sentence when the role may not see a list", async () => {
  serverWith().on('GET /admin/outlets', refusal(403, 'FORBIDDEN', 'Your role does not allow this.'))
  openConsole('/outlet-list')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
})

it('leads to the login when the session has ended', async () => {
  serverWith().on('GET /admin/outlets', refusal(401, 'NO_SESSION', 'Log in first.'))
  const { left } = openConsole('/outlet-list')
  await waitFor(() => expect(left).toContain('/login?then=%2Foutlet-list'))
})

it('announces that it is loading while the server is slow', async () => {
  serverWith().on('GET /admin/outlets', 'never')
  openConsole('/outlet-list')
  expect(await screen.findByRole('status', { name: 'Loading the list…' })).toBeInTheDocument()
})

it('the list tells an empty list from one that a filter empties', async () => {
  serverWith().on('GET /admin/products', page('products', []))
  openConsole('/product-list')
  expect(await screen.findByText('No products yet.')).toBeInTheDocument()
})

describe('Clear filters', () => {
  /** The products searched for "ZZ", of which there are none. */
  async function nothingFound() {
    const server = serverWith().on('GET /admin/products', page('products', []))
    const { person } = openConsole(`/product-list?filter=${encodeURIComponent('{"q":"ZZ"}')}`)
    expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument()
    await waitFor(() => expect(searchBox()).toHaveValue('ZZ'))
    return { server, person }
  }
  const searchBox = () => screen.getByLabelText('Search by ID or name')
  const clear = () => screen.findByRole('button', { name: 'Clear filters' })
  const asked = (server: FakeServer) => server.callsOf('GET /admin/products').map(({ query }) => query.filter)

  it('the list shows that nothing matches a filter, and clears the filter', async () => {
    const { person } = await nothingFound()
    await person.click(await clear())
    expect(await screen.findByText('No products yet.')).toBeInTheDocument()
    await waitFor(() => expect(searchBox()).toHaveValue(''))
  })

  it('empties the search box also after something was typed and taken back', async () => {
    const { person } = await nothingFound()
    await person.type(searchBox(), 'Y{Backspace}')
    await person.click(await clear())
    expect(await screen.findByText('No products yet.')).toBeInTheDocument()
    await waitFor(() => expect(searchBox()).toHaveValue(''))
  })

  it('forgets what was typed a moment before, which the list had not asked for yet', async () => {
    const { server, person } = await nothingFound()
    await person.type(searchBox(), 'Y')
    await person.click(await clear())
    await waitFor(() => expect(searchBox()).toHaveValue(''))
    // What is typed next is asked for later than "ZZY" would have been.
    await person.type(searchBox(), 'FG')
    await waitFor(() => expect(asked(server).at(-1)).toBe('{"q":"FG"}'))
    const sinceCleared = asked(server).slice(asked(server).indexOf('{}'))
    expect(sinceCleared).not.toContain('{"q":"ZZY"}')
  })
})

it('shows a finished product by its variant, and what is in stock', async () => {
  productServer()
  openConsole('/product-list')
  const row = await screen.findByRole('row', { name: /FG-0007/ })
  expect(row).toHaveTextContent('Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg')
  expect(row).toHaveTextContent('₹849.00')
  expect(row).toHaveTextContent('Stock >> 12')
})

it('sorts by a head of the table, through the server', async () => {
  const server = serverWith().on('GET /admin/products', page('products', [jar]))
  const { person } = openConsole('/product-list')
  await person.click(await screen.findByText('Price'))
  await waitFor(() => expect(server.calls.at(-1)?.query.sort).toBe('["price","ASC"]'))
})

it('leads to the other pages, and shows as many rows as one chooses', async () => {
  const server = serverWith().on('GET /admin/products', page('products', [jar], 60))
  const { person } = openConsole('/product-list')
  expect(await screen.findByText('1-25 of 60')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Go to page 3' }))
  expect(await screen.findByText('51-60 of 60')).toBeInTheDocument()
  await person.selectOptions(screen.getByLabelText('Rows per page:'), '50')
  await waitFor(() => expect(server.calls.at(-1)?.query.range).toBe('[0,49]'))
})

it('sorts on a phone by the name of a column, either way', async () => {
  const wide = window.matchMedia
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
  try {
    const server = serverWith().on('GET /admin/products', page('products', [jar]))
    const { person } = openConsole('/product-list')
    await person.click(await screen.findByRole('button', { name: 'Views and columns' }))
    await person.selectOptions(await screen.findByLabelText('Sort by'), 'Price, descending')
    await waitFor(() => expect(server.calls.at(-1)?.query.sort).toBe('["price","DESC"]'))
  } finally {
    window.matchMedia = wide
  }
})

it('filters through the server as one types', async () => {
  const server = serverWith().on('GET /admin/products', page('products', [jar]))
  const { person } = openConsole('/product-list')
  await person.type(await screen.findByLabelText('Search by ID or name'), 'FG')
  await waitFor(() => expect(server.calls.at(-1)?.query.filter).toBe('{"q":"FG"}'))
})

it('shows the expenses of this month unless other days are chosen', async () => {
  const server = serverWith().on('GET /admin/expenses', page('expenses', []))
  openConsole('/expenses')
  expect(await screen.findByText('No expenses found.')).toBeInTheDocument()
  const filter = JSON.parse(server.callsOf('GET /admin/expenses')[0]?.query.filter ?? '{}')
  expect(filter.from).toMatch(/^\d{4}-\d{2}-01$/)
})

it('shows the reviews that wait unless others are chosen', async () => {
  const server = serverWith().on('GET /admin/reviews', page('reviews', []))
  const { person } = openConsole('/admin-review-approval')
  expect(await screen.findByText('No pending reviews.')).toBeInTheDocument()
  expect(server.callsOf('GET /admin/reviews')[0]?.query.filter).toBe('{"approved":[null]}')
  await person.click(screen.getByRole('combobox', { name: 'Approval status' }))
  await person.click(await screen.findByRole('option', { name: 'Rejected' }))
  await waitFor(() => expect(server.calls.at(-1)?.query.filter).toBe('{"approved":[false]}'))
})

describe('the export', () => {
  const saved: Promise<string>[] = []
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = (blob) => `blob:${saved.push((blob as Blob).text())}`
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  it('holds every row, not only the page on the screen', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => ({ ...expense, id: `e${at}` }))
    serverWith().on('GET /admin/expenses', ({ query }) => {
      const [first = 0, last = 0] = JSON.parse(query.range ?? '[]') as number[]
      return page('expenses', rows.slice(first, last + 1), rows.length)
    })
    const { person } = openConsole('/expenses')
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const lines = (await saved[0]!).trim().split('\r\n')
    expect(lines[0]).toBe('Date,Type,Amount,Description,Vendor,GSTIN,Bill number,GST,Paid from')
    expect(lines).toHaveLength(1201)
  })

  it('the export saves nothing when a part of it fails, and says so', async () => {
    const server = serverWith().on('GET /admin/expenses', page('expenses', [expense]))
    const { person } = openConsole('/expenses')
    const button = await screen.findByRole('button', { name: 'Export CSV' })
    await waitFor(() => expect(button).toBeEnabled())
    server.on('GET /admin/expenses', { status: 500 })
    await person.click(button)
    expect(await screen.findByText('The export failed. Nothing was saved.')).toBeInTheDocument()
    expect(saved).toHaveLength(0)
  })
})

it('the list is read again when a person comes back to it', async () => {
  const server = serverWith().on('GET /admin/products', page('products', [jar]))
  openConsole('/product-list')
  expect(await screen.findByText('FG-0001')).toBeInTheDocument()
  server.on('GET /admin/products', page('products', [jar, { ...jar, id: 'f2', Id: 'FG-0002' }]))
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('FG-0002')).toBeInTheDocument()
  server.on('GET /admin/products', { status: 500 })
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(server.callsOf('GET /admin/products')).toHaveLength(3))
  expect(screen.getByText('FG-0002')).toBeInTheDocument()
})

describe('a row', () => {
  it('opens by a click anywhere on it, but not by its own buttons or by a dialog that these open', async () => {
    productServer()
    const { person } = openConsole('/product-list')
    const row = await screen.findByRole('row', { name: /FG-0007/ })
    await person.click(within(row).getByRole('button', { name: /^Delete/ }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/product-list')
    await person.click(within(await screen.findByRole('row', { name: /FG-0007/ })).getByText('Final Product'))
    await waitFor(() => expect(window.location.pathname).toBe('/product-entry'))
  })
})
