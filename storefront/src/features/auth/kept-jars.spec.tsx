import { screen, waitFor, within } from '@testing-library/react'
import { keepChoice, keptChoices } from '../../state/pending-choice.js'
import { aCart, aLine, aProduct } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const NUMBER = '9876543210'
const CHICKEN = 'Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg'

function aServerThatLogsIn(number = NUMBER) {
  const server = aServer()
  server.gives('POST /api/send-otp', { role: 'user', message: 'OTP sent', resendAfterSeconds: 30 })
  server.on('POST /api/verify-otp', () => {
    logInAs(server)
    return { body: { message: 'OTP verified successfully', role: 'user', mobileNumber: number } }
  })
  server.on('POST /api/cart/add', ({ body }) => {
    const filled = aCart({ cartItems: [aLine({}, { Id: String(body['Id']) })] })
    server.gives('GET /api/cart/items', filled)
    return { body: filled }
  })
  return server
}
async function logIn(user: ReturnType<typeof openShop>, number = NUMBER) {
  await user.type(await screen.findByLabelText('Mobile number'), `${number}{Enter}`)
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}')
}
const kept = () => screen.findByRole('region', { name: /kept for you$/ })

describe('the login of a visitor who picked a jar', () => {
  it('says which jar waits and how many, and puts it into the cart', async () => {
    const server = aServerThatLogsIn()
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await screen.findByRole('button', { name: /^Add one/ }))
    expect(await within(await kept()).findByText(`1 × ${CHICKEN}`)).toBeVisible()
    expect(screen.getByText('1 jar is kept for you')).toBeVisible()
    await logIn(user)
    const said = await screen.findByText(`${CHICKEN} is in the cart.`)
    expect(said.closest('[role=status]')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the cart' })).toBeVisible()
    expect(server.sent('POST', '/api/cart/add')).toHaveLength(1)
    expect(keptChoices()).toEqual([])
  })

  it('still says so after a reload, and keeps each jar once', async () => {
    const server = aServerThatLogsIn()
    server.gives('GET /api/products', { products: [aProduct(), aProduct({ Id: 'FG-0002' })] })
    for (const Id of ['FG-0001', 'FG-0002', 'FG-0001']) keepChoice({ Id })
    const user = openShop('/login')
    expect(await screen.findByText('2 jars are kept for you')).toBeVisible()
    await logIn(user)
    await waitFor(() => expect(server.sent('POST', '/api/cart/add')).toHaveLength(2))
  })

  it('says that the jar was sold out meanwhile', async () => {
    const server = aServerThatLogsIn()
    server.refuses('POST /api/cart/add', 409, 'OUT_OF_STOCK', 'Chicken Pickle: none left.')
    keepChoice({ Id: 'FG-0001' })
    const user = openShop('/login')
    await logIn(user)
    expect(await screen.findByText('Chicken Pickle: none left.')).toBeVisible()
  })

  it('keeps nothing that is not wanted any more', async () => {
    const server = aServerThatLogsIn()
    keepChoice({ Id: 'FG-0001' })
    keepChoice({ Id: 'FG-0009', notify: true })
    const user = openShop('/login')
    await user.click(within(await kept()).getByRole('button', { name: 'Do not keep it' }))
    expect(screen.queryByRole('region', { name: /kept for you$/ })).toBeNull()
    // To be told of a jar that has run out is another wish.
    expect(keptChoices()).toMatchObject([{ Id: 'FG-0009', notify: true }])
    await logIn(user)
    await waitFor(() => expect(keptChoices()).toEqual([]))
    expect(server.sent('POST', '/api/cart/add')).toHaveLength(0)
  })

  it.each([
    ['that its customer will be told', 'We will tell you once, when it is there again.'],
    ['why not', 'You wait for 50 jars already.'],
  ])('says which jar is waited for, and after the login %s', async (_, said) => {
    const server = aServerThatLogsIn()
    if (said.startsWith('We')) server.gives('PUT /api/back-in-stock/FG-0001', { products: ['FG-0001'] })
    else server.refuses('PUT /api/back-in-stock/FG-0001', 409, 'WAITS_FULL', said)
    keepChoice({ Id: 'FG-0001', notify: true })
    const user = openShop('/login')
    expect(await screen.findByText(`Log in, and we tell you when ${CHICKEN} is there again.`)).toBeVisible()
    expect(screen.queryByRole('region', { name: /kept for you$/ })).toBeNull()
    await logIn(user)
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('gives a jar that was picked in an ended session to nobody else', async () => {
    const server = aServerThatLogsIn('9876500000')
    document.cookie = 'mobileNumber=9876543210; path=/'
    keepChoice({ Id: 'FG-0001' })
    document.cookie = 'mobileNumber=; path=/; max-age=0'
    const user = openShop('/login')
    await logIn(user, '9876500000')
    await waitFor(() => expect(location.pathname).toBe('/userhomepage'))
    expect(server.sent('POST', '/api/cart/add')).toHaveLength(0)
    expect(keptChoices()).toEqual([])
  })

  it('keeps the jar where the login was left, and says nothing to a visitor who picked none', async () => {
    aServerThatLogsIn()
    keepChoice({ Id: 'FG-0001' })
    const user = openShop('/login')
    await kept()
    await user.click(screen.getByRole('link', { name: 'Back to the shop' }))
    await screen.findByRole('heading', { name: 'Products' })
    expect(keptChoices()).toHaveLength(1)
    sessionStorage.clear()
    await user.click(screen.getByRole('button', { name: /^Add one/ }))
    expect(within(await kept()).getByText('1 jar is kept for you')).toBeVisible()
  })
})
