import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../testing/axe.js'
import { aSession } from '../../testing/builders.js'
import { ok, page, refusal } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { jar, productServer, salt } from '../../testing/product-form.js'

const JAR = 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg'

const asked = (server: ReturnType<typeof productServer>) =>
  server.callsOf('GET /admin/products').at(-1)?.query ?? {}
const counting = () => productServer().on('GET /admin/products/counts', ok({ counts: [18, 1, 2, 1234] }))
const tabs = async () => within(await screen.findByRole('group', { name: 'Views of the list' }))

describe('the tabs of a list', () => {
  it('tell how much waits behind each in one call, and leave a search as it is', async () => {
    const server = counting()
    const { person } = openConsole(`/product-list?filter=${encodeURIComponent('{"q":"chicken"}')}`)
    const soldOut = await (await tabs()).findByRole('button', { name: 'Sold out (1)' })
    expect((await tabs()).getByRole('button', { name: 'Inactive (1,234)' })).toBeInTheDocument()
    expect((await tabs()).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
    expect(server.callsOf('GET /admin/products/counts')).toHaveLength(1)
    await person.click(soldOut)
    await waitFor(() => expect(asked(server).filter).toBe('{"q":"chicken","soldOut":true}'))
    expect(soldOut).toHaveAttribute('aria-pressed', 'true')
    expect(decodeURIComponent(window.location.search)).toContain('"soldOut":true')
    await person.click((await tabs()).getByRole('button', { name: 'On sale (18)' }))
    await waitFor(() =>
      expect(asked(server).filter).toBe('{"q":"chicken","materialType":"FG","activeFlag":true}'),
    )
    expect(await faults()).toEqual([])
  })

  it('stand there without numbers when the server cannot count', async () => {
    productServer()
    openConsole('/product-list')
    expect(await screen.findByText('FG-0007')).toBeInTheDocument()
    expect((await tabs()).getByRole('button', { name: 'Sold out' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('shows what a list is filtered by, in words, and takes it away on request', async () => {
  const server = counting()
  const filter = { q: 'chicken', materialType: 'RM' }
  const { person } = openConsole(`/product-list?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)
  const chips = within(await screen.findByRole('group', { name: 'What the list is filtered by' }))
  expect(chips.getByText('Material type: Raw Product')).toBeInTheDocument()
  await person.click(chips.getByRole('button', { name: 'Take away: Search by ID or name: chicken' }))
  await waitFor(() => expect(asked(server).filter).toBe('{"materialType":"RM"}'))
  expect(screen.getByLabelText('Search by ID or name')).toHaveValue('')
})

it('a person keeps views and columns of a list, which nobody else has', async () => {
  const server = counting()
  const tools = () => screen.findByRole('button', { name: 'Views and columns' })
  const { person } = openConsole(`/product-list?filter=${encodeURIComponent('{"materialType":"RM"}')}`)
  await screen.findByText('FG-0007')
  await person.click(await tools())
  const panel = within(await screen.findByRole('dialog', { name: 'Views and columns' }))
  await person.type(panel.getByLabelText('Name of this view'), ' Sacks {Enter}')
  await person.type(panel.getByLabelText('Name of this view'), 'Sacks{Enter}')
  expect(panel.getByText('There is a view of this name. Choose another.')).toBeInTheDocument()
  // The name of a row and its actions stay.
  expect(panel.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
  await person.click(panel.getByRole('checkbox', { name: 'Price' }))
  expect(await faults()).toEqual([])
  await person.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument())

  await person.click((await tabs()).getByRole('button', { name: 'Sold out (1)' }))
  await waitFor(() => expect(asked(server).filter).toBe('{"soldOut":true}'))
  const view = (await tabs()).getByRole('button', { name: 'Sacks' })
  expect(view).toHaveAttribute('aria-pressed', 'false')
  await person.click(view)
  await waitFor(() => expect(asked(server).filter).toBe('{"materialType":"RM"}'))
  expect(view).toHaveAttribute('aria-pressed', 'true')
  await person.click(await tools())
  await person.click(await screen.findByRole('button', { name: 'Forget the view Sacks' }))
  await person.click(screen.getByRole('button', { name: 'Close' }))
  expect((await tabs()).queryByRole('button', { name: 'Sacks' })).not.toBeInTheDocument()
})

describe('how a person wants a list', () => {
  const HIDDEN = 'jaadi.list.products.9000000001'
  const sacks = { name: 'Sacks', filter: { materialType: 'RM' }, sort: { field: 'Id', order: 'ASC' } }
  const own = (...lists: object[]) => ok({ lists })
  const sent = (server: ReturnType<typeof productServer>) => server.callsOf('PUT /own-lists/products')
  const hidePrice = async (person: Person) => {
    await person.click(await screen.findByRole('button', { name: 'Views and columns' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Price' }))
    await person.click(screen.getByRole('button', { name: 'Close' }))
  }
  const priceIsHidden = () =>
    waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument())

  it('is the same on every device of theirs, and is read once for all lists', async () => {
    const server = productServer()
      .on('GET /own-lists', own({ list: 'products', views: [sacks], hidden: ['price'] }))
      .on('GET /admin/orders', page('orders', []))
    const { person } = openConsole('/product-list', { rail: true })
    expect(await screen.findByRole('columnheader', { name: 'ID' })).toBeInTheDocument()
    await priceIsHidden()
    await person.click((await tabs()).getByRole('button', { name: 'Sacks' }))
    await waitFor(() => expect(asked(server)).toMatchObject({ filter: '{"materialType":"RM"}' }))
    await person.click(screen.getByRole('link', { name: 'All orders' }))
    await waitFor(() => expect(server.callsOf('GET /admin/orders')).not.toEqual([]))
    expect(server.callsOf('GET /own-lists')).toHaveLength(1)
    expect(sent(server)).toEqual([])
  })

  it('is sent list by list, so that devices do not lose what others keep', async () => {
    const server = productServer().on(
      'GET /own-lists',
      own({ list: 'products', views: [sacks], hidden: [] }, { list: 'orders', views: [], hidden: ['city'] }),
    )
    const { person } = openConsole('/product-list')
    await (await tabs()).findByRole('button', { name: 'Sacks' })
    await hidePrice(person)
    await waitFor(() => expect(sent(server)).toHaveLength(1))
    expect(sent(server)[0]?.body).toEqual({ views: [sacks], hidden: ['price'] })
    expect(server.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('is taken over once from a browser that kept it alone, beside what another device has', async () => {
    localStorage.clear()
    const old = { ...sacks, name: 'Old sacks' }
    localStorage.setItem(HIDDEN, JSON.stringify({ views: [old, { ...sacks, filter: {} }], hidden: ['Id'] }))
    localStorage.setItem('jaadi.list.products.9000000002', JSON.stringify({ hidden: ['price'] }))
    const server = productServer()
      .on('GET /session', ok({ ...aSession(), mobileNumber: '9000000001' }))
      .on('GET /own-lists', own({ list: 'products', views: [sacks], hidden: ['stock'] }))
    openConsole('/product-list', { keeps: true })
    await waitFor(() => expect(sent(server)[0]?.body).toEqual({ views: [sacks, old], hidden: ['stock'] }))
    await waitFor(() => expect(localStorage.getItem(HIDDEN)).toContain('"sent"'))
    expect((await tabs()).getByRole('button', { name: 'Old sacks' })).toBeInTheDocument()
    cleanup()
    server.on('GET /own-lists', own({ list: 'products', views: [sacks], hidden: [] }))
    openConsole('/product-list', { keeps: true })
    await (await tabs()).findByRole('button', { name: 'Sacks' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Old sacks' })).not.toBeInTheDocument())
    expect(sent(server)).toHaveLength(1)
    expect(localStorage.getItem('jaadi.list.products.9000000002')).toBe('{"hidden":["price"]}')
  })

  it('stays on the device when it cannot be sent, and is sent at the next visit or with the next network', async () => {
    const server = productServer().on('PUT /own-lists/products', { status: 503 })
    const { person } = openConsole('/product-list')
    await hidePrice(person)
    await priceIsHidden()
    expect(await screen.findByText(/^Kept on this device\. Your other devices/)).toBeInTheDocument()
    server.on('GET /own-lists', own({ list: 'products', views: [], hidden: ['Id'] }))
    for (const name of ['offline', 'online']) fireEvent(window, new Event(name))
    await waitFor(() => expect(sent(server)).toHaveLength(2))
    await priceIsHidden()
    cleanup()
    server.on('PUT /own-lists/products', ok({}))
    openConsole('/product-list', { keeps: true })
    await waitFor(() => expect(sent(server)).toHaveLength(3))
    expect(sent(server)[2]?.body).toEqual({ views: [], hidden: ['price'] })
    await priceIsHidden()
  })

  it('gives way to what the server has where it is refused, and the person is told why', async () => {
    const server = productServer().on(
      'PUT /own-lists/products',
      refusal(400, 'VALIDATION_FAILED', 'Views are kept for 50 lists.'),
    )
    await hidePrice(openConsole('/product-list').person)
    expect(await screen.findByText('Views are kept for 50 lists.')).toBeInTheDocument()
    cleanup()
    openConsole('/product-list', { keeps: true })
    expect(await screen.findByRole('columnheader', { name: 'Price' })).toBeInTheDocument()
    expect(sent(server)).toHaveLength(1)
  })

  it('works where the server does not answer and where the browser keeps nothing', async () => {
    productServer().on('GET /own-lists', 'never')
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await hidePrice(openConsole('/product-list').person)
    await priceIsHidden()
    refuse.mockRestore()
  })
})

describe('chosen rows', () => {
  it('are counted in a bar, are saved alone, and are chosen no longer under another filter', async () => {
    const server = counting()
    const { person } = openConsole('/product-list')
    await person.click(await screen.findByRole('checkbox', { name: `Choose: ${JAR}` }))
    const bar = within(await screen.findByRole('region', { name: 'The chosen ones' }))
    expect(bar.getByRole('status')).toHaveTextContent('1 chosen')
    URL.createObjectURL = () => 'blob:'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    await person.click(bar.getByRole('button', { name: 'Export the chosen' }))
    await waitFor(() => expect(asked(server).filter).toBe('{"id":["p1"]}'))
    await person.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('2 chosen'))
    expect(await faults()).toEqual([])
    await person.click((await tabs()).getByRole('button', { name: 'Sold out (1)' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'The chosen ones' })).not.toBeInTheDocument(),
    )
  })

  it('cannot be chosen where nothing is done with several', async () => {
    productServer().on('GET /session', ok(aSession({ role: 'ops' })))
    openConsole('/product-list')
    expect(await screen.findByText('FG-0007')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: /^Choose/ })).not.toBeInTheDocument()
  })
})

it('a record leads to its neighbours in the order of the list it was opened from, over the end of a page', async () => {
  const rows = [1, 2, 3].map((at) => ({ ...jar, id: `p${at}`, Id: `FG-${at}`, title: `Jar ${at}` }))
  const server = productServer().on('GET /admin/products', ({ query }) => {
    const [first = 0, last = 0] = JSON.parse(query.range ?? '[0,1]') as number[]
    return page('products', rows.slice(first, last + 1), rows.length)
  })
  for (const row of rows) server.on(`GET /admin/products/${row.id}`, ok(row))
  const { person } = openConsole('/product-list?filter={}&sort=name&order=DESC&page=1&perPage=2')
  await person.click(await screen.findByText('Jar 2'))
  const next = await screen.findByRole('link', { name: 'Next: Jar 3' })
  expect(screen.getByRole('link', { name: 'Previous: Jar 1' })).toHaveAttribute(
    'href',
    '/product-entry?id=p1',
  )
  expect(next).toHaveAttribute('href', '/product-entry?id=p3')
  expect(server.callsOf('GET /admin/products').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ range: '[2,3]', sort: '["name","DESC"]' }),
  )
})

it('a record that was opened by its address has no neighbours', async () => {
  sessionStorage.clear()
  productServer()
  openConsole(`/product-entry?id=${salt.id}`)
  expect(await screen.findByRole('heading', { name: 'Edit Product' })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'In the order of the list' })).not.toBeInTheDocument()
})
