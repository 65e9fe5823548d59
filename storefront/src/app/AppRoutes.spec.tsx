import { act, render, screen, waitFor } from '@testing-library/react'
import { leave } from '../state/leave.js'
import { aShop } from '../testing/builders.js'
import { aServer, logInAs, openShop } from '../testing/open-shop.js'
import { FaultBoundary } from './FaultBoundary.js'
import { Footer } from './screens.js'

const policies = [
  ['termsandconditions', 'Terms & Conditions'],
  ['cancellationpolicy', 'Cancellation Policy'],
  ['shippingpolicy', 'Shipping Policy'],
  ['refundreturnpolicy', 'Refund & Return Policy'],
  ['privacypolicy', 'Privacy Policy'],
] as const

describe('a screen whose code does not arrive', () => {
  function Missing(): never {
    throw new TypeError('Failed to fetch dynamically imported module')
  }

  it('says that there is no network, and opens by itself when the network is back', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const reload = jest.spyOn(leave, 'reload').mockImplementation(() => undefined)
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(
      <FaultBoundary>
        <Missing />
      </FaultBoundary>,
    )
    expect(screen.getByText(/^You seem to be offline\./)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(reload).toHaveBeenCalledTimes(1)
    for (const spy of [quiet, reload, onLine]) spy.mockRestore()
  })
})

describe('the routes', () => {
  it.each(['/', '/nowhere', '/userhomepage/nowhere'])('lead from %s to the home container', async (path) => {
    aServer()
    openShop(path)
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
    expect(location.pathname).toBe('/userhomepage')
  })

  it.each(['/', '/nowhere', '/login', '/loginpage-1'])('open the console for staff at %s', async (path) => {
    const server = aServer()
    logInAs(server, 'admin')
    const toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    openShop(path)
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    toConsole.mockRestore()
  })

  it.each([
    ['/assign-stock?deliveryStatus=Packed', '/assign-stock?deliveryStatus=Packed'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['/login?then=/login', '/dashboard'],
  ])('lead staff who were sent to the login from %s to %s', async (then, target) => {
    const server = aServer()
    logInAs(server, 'admin')
    const toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    openShop(`/login?then=${encodeURIComponent(then)}`)
    await waitFor(() => expect(toConsole).toHaveBeenCalledWith(target))
    toConsole.mockRestore()
  })

  it('forward a customer from /login to the home container', async () => {
    const server = aServer()
    logInAs(server)
    openShop('/login')
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
  })

  it.each([
    ['/user-account', 'Account'],
    ['/assign-stock', /./],
    ['https://evil.example/user-account', /./],
  ])('lead a customer who was sent to the login from %s only to their own screens', async (then, heading) => {
    const server = aServer()
    logInAs(server)
    openShop(`/login?then=${encodeURIComponent(then)}`)
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect(location.pathname).toBe(then === '/user-account' ? then : '/userhomepage')
  })

  it.each(['user-account'])('keep a visitor out of /%s', async (path) => {
    aServer()
    openShop(`/${path}`)
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it.each(policies)('show %s with the subscribe box', async (slug, name) => {
    aServer()
    openShop(`/userhomepage/${slug}`)
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Subscribe to our emails' })).toBeVisible()
  })

  it.each([
    '/userhomepage',
    '/userhomepage/privacypolicy',
    '/pickles/chicken-cp_po-medium-1kg',
    '/jar/FG-261121-004',
    '/unsubscribe/a-token',
  ])('show the footer at %s', async (path) => {
    aServer()
    openShop(path)
    expect(await screen.findByRole('contentinfo')).toBeVisible()
  })

  it.each([
    ['a visitor', '/about', 'About Us'],
    ['a visitor', '/login', 'OTP Login'],
    ['a visitor', '/loginpage-1', 'OTP Login'],
    ['a customer', '/user-account', 'Account'],
  ])('show %s no footer at %s', async (who, path, name) => {
    const server = aServer()
    if (who === 'a customer') logInAs(server)
    openShop(path)
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible()
    await Footer.preload()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('show the social pages of the settings as icons with names', async () => {
    const server = aServer()
    const social = { ...aShop().social, youtube: null, whatsapp: '9000000007' }
    server.gives('GET /api/shop', aShop({ social }))
    openShop()
    const link = await screen.findByRole('link', { name: 'Instagram' })
    expect(link).toHaveAttribute('href', 'https://instagram.example/jaadi')
    expect(link).toHaveTextContent('')
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919000000007',
    )
    expect(screen.queryByRole('link', { name: 'YouTube' })).not.toBeInTheDocument()
  })

  it('show no legal facts that are not set', async () => {
    const server = aServer()
    const nobody = { name: '', email: '', phone: '' }
    server.gives('GET /api/shop', aShop({ fssaiLicence: '00000000000000', grievanceOfficer: nobody }))
    openShop()
    const facts = await screen.findByText('Jaadi Foods · No GST is collected.')
    // A dot ends a line and never begins one.
    expect(facts.textContent).toBe('Jaadi Foods\u00a0· No GST is collected.')
    expect(screen.queryByText('Grievance officer')).not.toBeInTheDocument()
  })

  it('name the legal facts in the footer', async () => {
    aServer()
    const user = openShop()
    expect(await screen.findByText(/Jaadi Foods · FSSAI licence 13624010000001/)).toBeVisible()
    // Folded, for phones; wide screens show it open.
    for (const part of ['Grievance officer', 'Contact']) await user.click(screen.getByText(part))
    expect(screen.getByText('R. Devi')).toBeVisible()
    expect(screen.getByText('L.B Nagar, Hyderabad, Telangana')).toBeVisible()
  })

  it('move between the tabs with Back and Forward', async () => {
    aServer()
    const user = openShop()
    await user.click(await screen.findByRole('link', { name: 'Explore Products' }))
    await screen.findByRole('heading', { name: 'Products', level: 1 })
    act(() => history.back())
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
    act(() => history.forward())
    expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  })

  it('toggle the about text of the landing page, whose price comes from the shop', async () => {
    aServer()
    const user = openShop()
    expect(await screen.findByText('Chicken pickles start at ₹849 per kg')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'About us', expanded: false }))
    expect(screen.getByRole('heading', { name: 'One kitchen, one stove' })).toBeVisible()
  })
})
