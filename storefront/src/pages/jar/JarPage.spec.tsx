import { screen, waitFor, within } from '@testing-library/react'
import { leave } from '../../state/leave.js'
import { aJar, aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'
import { orders } from '../../words/orders.js'

const NUMBER = 'FG-261121-004'
const CALL = `GET /api/jars/${NUMBER}`
const PATH = `/jar/${NUMBER}`

const heading = (name: RegExp | string) => screen.findByRole('heading', { name })

describe('your jar', () => {
  it('says what is in it, until when it is good, where it came from and how to keep it', async () => {
    aServer().gives(CALL, aJar())
    openShop(PATH)
    expect(await heading(/^Chicken Pickle, /)).toBeVisible()
    expect(document.title).toContain(NUMBER)
    for (const text of ['21 Nov 2026', '20 May 2027', 'Chicken, Red chilli powder', 'Cool and dry.'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('Allergens: Mustard')).toBeVisible()
    expect(screen.getByText('Red chillies from Guntur.')).toBeVisible()
    expect(screen.queryByText(/do not eat/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      '/pickles/chicken-cp_po-medium-1kg',
    )
  })

  it('says something sensible where the owner has said nothing', async () => {
    const product = { ...aJar().product, activeFlag: false }
    const silent = {
      originNote: '',
      storageNote: '',
      allergens: [],
      ingredients: [],
      bestBefore: null,
      product,
    }
    const server = aServer()
    server.gives(CALL, aJar(silent))
    server.gives('GET /api/shop', aShop({ fssaiLicence: '00000000000000' }))
    openShop(PATH)
    expect(await screen.findByText(/^In a cool, dry place/)).toBeVisible()
    expect(screen.getByText('The ingredients of this jar are not listed yet.')).toBeVisible()
    for (const name of ['FSSAI', 'Where it came from', 'Best before', 'Allergens', 'See it in the shop'])
      expect(screen.queryByText(new RegExp(name))).toBeNull()
  })

  it.each([
    ['quarantined', 'Do not eat from this jar'],
    ['expired', 'Past its best before day: do not eat from it'],
  ] as const)('warns of a jar that is %s, with the ways to reach the shop', async (state, title) => {
    aServer().gives(CALL, aJar({ state }))
    openShop(PATH)
    expect(await heading(title)).toBeVisible()
    const page = within(screen.getByRole('main'))
    expect(await page.findByRole('link', { name: '9000000001' })).toHaveAttribute('href', 'tel:+919000000001')
    expect(page.getAllByRole('link', { name: 'hello@jaadi.example' })).toHaveLength(1)
  })

  it('leads a customer to their orders, where problems are raised', async () => {
    const server = aServer()
    server.gives(CALL, aJar())
    logInAs(server)
    const user = openShop(PATH)
    await user.click(await screen.findByRole('link', { name: 'Write to us from your order' }))
    expect(await heading(orders.title)).toBeVisible()
  })

  it('is a kind page for an unknown number', async () => {
    aServer().refuses(CALL, 404, 'NOT_FOUND', 'The jar was not found.')
    openShop(PATH)
    expect(await screen.findByText(/^We do not know a jar with this number/)).toBeVisible()
  })

  it('says when to come back to who asks too often, and offers it', async () => {
    const server = aServer()
    server.refuses(CALL, 429, 'TOO_MANY_REQUESTS', 'Too many jars at once. Please try again in 2 minutes.')
    const user = openShop(PATH)
    expect(await screen.findByText(/try again in 2 minutes/)).toBeVisible()
    server.gives(CALL, aJar())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading(/^Chicken Pickle, /)).toBeVisible()
  })

  it.each(['ops', 'admin'] as const)(
    'leads %s to the batch in the console, whatever is in it',
    async (role) => {
      const left = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
      const server = aServer()
      server.refuses('GET /api/jars/rm-261121-012', 404, 'NOT_FOUND')
      logInAs(server, role)
      openShop('/jar/rm-261121-012')
      await waitFor(() => expect(left).toHaveBeenCalledWith('/stock-receipt/RM-261121-012'))
      left.mockRestore()
    },
  )

  it('believes no cookie that claims to be staff', async () => {
    const left = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    aServer().gives(CALL, aJar())
    document.cookie = 'mobileNumber=9000000001; path=/'
    document.cookie = 'role=admin; path=/'
    openShop(PATH)
    expect(await heading(/^Chicken Pickle, /)).toBeVisible()
    expect(left).not.toHaveBeenCalled()
    left.mockRestore()
  })
})
