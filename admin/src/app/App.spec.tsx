import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aSession, aSummary } from '../testing/builders.js'
import { FakeServer, ok, refusal } from '../testing/fake-server.js'
import { openConsole } from '../testing/open-console.js'

const serverWith = (session: Parameters<FakeServer['on']>[1]) =>
  new FakeServer()
    .on('GET /session', session)
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/reports/sales', 'never')
    .on('GET /admin/reports/months', 'never')
    .listen()

const menu = () => screen.findByRole('navigation', { name: 'Admin Cockpit' })

const rail = () => screen.findByRole('navigation', { name: 'Screens' })
const markedInTheRail = async () => within(await rail()).getByRole('link', { current: 'page' }).textContent

describe('who gets in', () => {
  it('sends a visitor without a session to the login, and back to where they wanted to go', async () => {
    serverWith(refusal(401, 'NO_SESSION', 'Log in first.'))
    const { left } = openConsole('/assign-stock?deliveryStatus=Packed')
    await waitFor(() => expect(left).toEqual(['/login?then=%2Fassign-stock%3FdeliveryStatus%3DPacked']))
  })

  it('sends a customer to the login without ending their session', async () => {
    const server = serverWith(ok(aSession({ role: 'user' })))
    const { left } = openConsole('/dashboard')
    await waitFor(() => expect(left).toEqual(['/login?then=%2Fdashboard']))
    expect(server.callsOf('POST /logout')).toHaveLength(0)
  })

  it('says that the server fails, and lets staff in on a later try', async () => {
    const server = serverWith({ status: 500 })
    const { left, person } = openConsole('/dashboard')
    expect(await screen.findByRole('alert')).toHaveTextContent('The workshop cannot be opened just now.')
    server.on('GET /session', ok(aSession()))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await menu()).toBeInTheDocument()
    expect(left).toEqual([])
  })

  it('shows that it is looking while the session is slow', () => {
    serverWith('never')
    openConsole('/dashboard')
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
  })
})

describe('the cockpit', () => {
  const wide = window.matchMedia
  afterEach(() => {
    window.matchMedia = wide
  })

  it('leads from each entry of the menu to an address without anything to fill in', async () => {
    serverWith(ok(aSession()))
    openConsole('/dashboard', { rail: true })
    await menu()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/dashboard/support', '/dashboard/courier']))
    expect(links.filter((href) => href?.includes(':'))).toEqual([])
  })

  it('offers every entry of the menu, and asks to choose one', async () => {
    serverWith(ok(aSession()))
    openConsole('/dashboard')
    const entries = within(await menu()).getAllByRole('listitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Product list',
      'Stock receipt',
      'Stock reserve',
      'Stock assign',
      'BOM',
      'Outlet list',
      'Employee creation',
      'Expenses',
      'Refund process',
      'Customer support',
      'Product review',
      'Logout',
    ])
    expect(screen.getByText('Select a menu option')).toBeInTheDocument()
  })

  it('hides from ops what only an admin may do', async () => {
    serverWith(ok(aSession({ role: 'ops' })))
    openConsole('/dashboard', { rail: true })
    const entries = within(await menu()).getAllByRole('listitem')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Product list',
      'Stock receipt',
      'Stock reserve',
      'Stock assign',
      'BOM',
      'Outlet list',
      'Customer support',
      'Logout',
    ])
    expect(await screen.findByRole('link', { name: /Orders to pack/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Payments to look at/ })).not.toBeInTheDocument()
  })

  it('tells ops at a deep link who can open that screen', async () => {
    serverWith(ok(aSession({ role: 'ops' })))
    openConsole('/expenses')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your role cannot open this screen.')
  })

  it('shows the counts as links to where they are worked off', async () => {
    serverWith(ok(aSession()))
    openConsole('/dashboard')
    const toShip = await screen.findByRole('link', { name: /Packed, to ship/ })
    expect(toShip).toHaveTextContent('3')
    expect(toShip).toHaveAttribute(
      'href',
      `/dashboard/orders?${new URLSearchParams({ filter: '{"work":"to-ship"}' })}`,
    )
  })

  it('says that the counts failed, and counts again on request', async () => {
    const server = serverWith(ok(aSession())).on('GET /dashboard/summary', { status: 500 })
    const { person } = openConsole('/dashboard')
    expect(await screen.findByRole('alert')).toHaveTextContent('The counts could not be loaded.')
    server.on('GET /dashboard/summary', ok(aSummary({ toPack: 7 })))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Orders to pack/ })).toHaveTextContent('7')
  })

  it('leads to the login when the session ended meanwhile', async () => {
    serverWith(ok(aSession())).on('GET /dashboard/summary', refusal(401, 'NO_SESSION', 'Log in first.'))
    const { left } = openConsole('/dashboard')
    await waitFor(() => expect(left).toContain('/login?then=%2Fdashboard'))
  })

  it('opens a chosen panel and marks its entry', async () => {
    serverWith(ok(aSession()))
    const { person } = openConsole('/dashboard', { rail: true })
    await person.click(within(await menu()).getByRole('link', { name: 'Customer support' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer support' })).toBeInTheDocument()
    expect(await markedInTheRail()).toBe('Customer support')
    expect(screen.queryByText('Select a menu option')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Admin Cockpit' })).not.toBeInTheDocument()
  })

  it.each([
    ['/dashboard/orders', 'All orders'],
    ['/dashboard/count', 'Count the shelf'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/jobs', 'Jobs'],
    ['/dashboard/audit', 'Audit log'],
  ])('marks the entry of %s and no other', async (address, name) => {
    serverWith(ok(aSession()))
    openConsole(address, { rail: true })
    expect(await markedInTheRail()).toBe(name)
  })

  it('shows in the rail the group of the open screen, and others when they are opened', async () => {
    serverWith(ok(aSession()))
    const { person } = openConsole('/bom', { rail: true })
    const menu = within(await rail())
    expect(menu.getByRole('link', { name: 'Cook plan' })).toBeInTheDocument()
    expect(menu.queryByRole('link', { name: 'Payouts' })).not.toBeInTheDocument()
    await person.click(menu.getByRole('button', { name: 'Money' }))
    expect(menu.getByRole('link', { name: 'Payouts' })).toBeInTheDocument()
  })

  it('says in the rail how much waits, by entry and by group, each thing once', async () => {
    serverWith(ok(aSession())).on(
      'GET /dashboard/summary',
      ok(aSummary({ toPack: 2, toShip: 1, openIssues: 4, reviewsWaiting: 0 })),
    )
    const { person } = openConsole('/bom', { rail: true })
    const menu = within(await rail())
    expect(await menu.findByRole('link', { name: /Customer support\s*4 waiting/ })).toBeInTheDocument()
    expect(menu.getByRole('link', { name: /All orders\s*3 waiting/ })).toBeInTheDocument()
    await person.click(menu.getByRole('button', { name: 'Sell' }))
    expect(menu.getByRole('button', { name: /Sell\s*7 waiting/ })).toBeInTheDocument()
  })

  it('folds the rail to its pictures, and keeps it so in this browser', async () => {
    serverWith(ok(aSession()))
    const { person } = openConsole('/bom', { rail: true })
    await person.click(within(await rail()).getByRole('button', { name: 'Show the pictures only' }))
    const menu = within(await rail())
    expect(menu.getByRole('link', { name: 'Payouts' })).toHaveAttribute('title', 'Payouts')
    expect(localStorage.getItem('console.rail')).toBe('folded')
    await person.click(menu.getByRole('button', { name: 'Show the names of the screens' }))
    expect(menu.queryByRole('link', { name: 'Payouts' })).not.toBeInTheDocument()
  })

  it('is light or dark as the device is or as one chooses, and keeps it so in this browser', async () => {
    serverWith(ok(aSession()))
    const { person } = openConsole('/bom', { rail: true })
    const looks = within(within(await rail()).getByRole('group', { name: 'Light or dark' }))
    expect(looks.getByRole('button', { name: 'System', pressed: true })).toBeInTheDocument()
    const look = () => document.documentElement.getAttribute('data-look')
    for (const name of ['Light', 'Dark']) {
      await person.click(looks.getByRole('button', { name }))
      await waitFor(() => expect(look()).toBe(name.toLowerCase()))
    }
    cleanup()
    document.documentElement.removeAttribute('data-look')
    openConsole('/bom', { keeps: true, rail: true })
    expect(within(await rail()).getByRole('button', { name: 'Dark', pressed: true })).toBeInTheDocument()
    await waitFor(() => expect(look()).toBe('dark'))
  })

  it('leads from a record back to its list, and not from the list itself', async () => {
    serverWith(ok(aSession()))
    openConsole('/dashboard/suppliers/64b7f0c2a1b2c3d4e5f60718')
    expect(await screen.findByRole('link', { name: 'Back to Suppliers' })).toHaveAttribute(
      'href',
      '/dashboard/suppliers',
    )
    cleanup()
    openConsole('/dashboard/suppliers')
    await screen.findByRole('heading', { level: 1, name: 'Suppliers' })
    expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument()
  })

  it('has all screens of the role on a phone behind More', async () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') })
    serverWith(ok(aSession({ role: 'ops' })))
    const { person } = openConsole('/dashboard')
    const bar = within(await rail())
    expect(await bar.findByRole('link', { name: /^Orders\s*15 waiting/ })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    expect(bar.getAllByRole('link')).toHaveLength(4)
    await person.click(screen.getByRole('button', { name: 'More' }))
    const all = within(await screen.findByRole('navigation', { name: 'More' }))
    expect(all.getByRole('link', { name: 'Trace' })).toBeInTheDocument()
    expect(all.queryByRole('region', { name: 'Money' })).not.toBeInTheDocument()
    await person.click(all.getByRole('link', { name: 'Trace' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Trace' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'More' })).not.toBeInTheDocument())
  })

  it('says of an unknown address that there is no such screen', async () => {
    serverWith(ok(aSession()))
    openConsole('/nowhere')
    expect(await screen.findByRole('heading', { name: 'There is no such screen.' })).toBeInTheDocument()
  })
})

describe('logging out', () => {
  it('ends the session on the server and goes to the login', async () => {
    const server = serverWith(ok(aSession())).on('POST /logout', ok({ message: 'Logged out' }))
    const { left, person } = openConsole('/dashboard')
    await person.click(within(await menu()).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(left).toEqual(['/login']))
    expect(server.callsOf('POST /logout')).toHaveLength(1)
  })

  it('stays, and says so, when the server could not end the session', async () => {
    serverWith(ok(aSession())).on('POST /logout', { status: 500 })
    const { left, person } = openConsole('/dashboard')
    await person.click(within(await menu()).getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText(/You are still logged in/)).toBeInTheDocument()
    expect(left).toEqual([])
  })
})
