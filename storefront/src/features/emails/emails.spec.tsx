import { screen } from '@testing-library/react'
import { aShop } from '../../testing/builders.js'
import { aServer, openShop } from '../../testing/open-shop.js'

const THANKS = 'Thank you. You will hear from us when a new batch is ready.'
const openBox = () => openShop('/userhomepage/privacypolicy')
const box = () => screen.findByLabelText('Email')
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' })

function aMailingServer() {
  const server = aServer()
  server.gives('GET /api/shop', aShop({ emailSubscriptions: true }))
  return server
}

it('the subscribe box only clears its field, and sends nothing, as long as the owner takes no subscriptions', async () => {
  const server = aServer()
  const user = openBox()
  const field = await box()
  expect(field).toBeRequired()
  expect(screen.queryByText(/We give your address to nobody/)).not.toBeInTheDocument()
  await user.type(field, 'a@b.example')
  await user.click(subscribe())
  expect(field).toHaveValue('')
  expect(server.sent('POST', '/api/subscribe')).toEqual([])
})

describe('the subscribe box of a shop that takes subscriptions', () => {
  it('needs an email, and says what is agreed to without a box to tick', async () => {
    aMailingServer()
    openBox()
    expect(await box()).toBeRequired()
    expect(await box()).toHaveAttribute('type', 'email')
    expect(await screen.findByText(/We give your address to nobody/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('sends the address with the version of the text, clears the field and says so', async () => {
    const server = aMailingServer()
    server.gives('POST /api/subscribe', { message: THANKS })
    const user = openBox()
    await user.type(await box(), 'a@b.example')
    await user.click(subscribe())
    expect(await screen.findByText(THANKS)).toHaveAttribute('role', 'status')
    expect(await box()).toHaveValue('')
    expect(server.sent('POST', '/api/subscribe')[0]?.body).toEqual({
      email: 'a@b.example',
      consentVersion: 'emails-1',
    })
  })

  it('brings a refused address back, with what is wrong beside it', async () => {
    const server = aMailingServer()
    const sentence = 'Please enter a valid email address'
    server.refuses('POST /api/subscribe', 400, 'VALIDATION_FAILED', sentence, { fields: { email: sentence } })
    const user = openBox()
    await user.type(await box(), 'a@b')
    await user.click(subscribe())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await box()).toHaveValue('a@b')
    expect(await box()).toBeInvalid()
  })

  it('loses nothing when the server is away', async () => {
    const server = aMailingServer()
    server.unreachable('POST /api/subscribe')
    const user = openBox()
    await user.type(await box(), 'a@b.example')
    await user.click(subscribe())
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    expect(await box()).toHaveValue('a@b.example')
  })
})

describe('the link that ends the emails', () => {
  const link = `/unsubscribe/${'t'.repeat(43)}`

  it('asks before it ends them, and says that it did', async () => {
    const server = aServer()
    server.gives('POST /api/unsubscribe', { message: 'You will get no more emails from us.' })
    const user = openShop(link)
    const button = await screen.findByRole('button', { name: 'Unsubscribe' })
    expect(server.sent('POST', '/api/unsubscribe')).toHaveLength(0)
    await user.click(button)
    expect(await screen.findByText('You will get no more emails from us.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument()
    expect(server.sent('POST', '/api/unsubscribe')[0]?.body).toEqual({ token: 't'.repeat(43) })
  })

  it('says so when it is none of ours', async () => {
    const server = aServer()
    server.refuses('POST /api/unsubscribe', 404, 'NOT_FOUND')
    const user = openShop(link)
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText(/This link does not work/)).toBeVisible()
  })
})

describe('the link of a message that ends such messages', () => {
  const open = () => openShop('/unsubscribe?token=sealed')
  const stop = () => screen.findByRole('button', { name: 'Stop them' })

  function anEndingServer() {
    const server = aServer()
    server.on('POST /api/unsubscribe', ({ body }) => ({
      body: { message: body['undo'] ? 'They come again.' : 'No more emails about your orders.' },
    }))
    return server
  }

  it('ends them with one tap without a login, says what is off, and takes it back', async () => {
    const server = anEndingServer()
    const user = open()
    const button = await stop()
    expect(server.sent('POST', '/api/unsubscribe')).toHaveLength(0)
    await user.click(button)
    expect(await screen.findByText('No more emails about your orders.')).toHaveRole('status')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('They come again.')).toBeVisible()
    expect(server.sent('POST', '/api/unsubscribe').map(({ body }) => body)).toEqual([
      { token: 'sealed' },
      { token: 'sealed', undo: true },
    ])
  })

  it.each([400, 404])('says so when it is none of ours (%i)', async (status) => {
    const server = aServer()
    server.refuses('POST /api/unsubscribe', status, 'NOT_FOUND')
    const user = open()
    await user.click(await stop())
    expect(await screen.findByText(/This link does not work/)).toBeVisible()
  })

  it('keeps the button when the server is away', async () => {
    const server = aServer()
    server.unreachable('POST /api/unsubscribe')
    const user = open()
    await user.click(await stop())
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    expect(await stop()).toBeEnabled()
  })
})
