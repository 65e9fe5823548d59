import { act, screen, waitFor, within } from '@testing-library/react'
import { aSecondFactor, aSession } from '../../testing/builders.js'
import { countBatch, CountingServer } from '../../testing/counting.js'
import { type Answer, FakeServer, ok, page, refusal } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { aStockBatch, stockServer } from '../../testing/stock.js'
import { answerUploads, uploadsSent } from '../../testing/uploads.js'

const wanted = (reason: string): Answer => ({
  status: 403,
  body: { error: 'Please enter your PIN.', message: '', code: 'PIN_WANTED', details: { reason } },
})

/** A server that changes a PIN once the present one, 135790, was shown. */
function serverWith() {
  let isShown = false
  return new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /own-second-factor', ok(aSecondFactor()))
    .on('GET /sessions', ok({ sessions: [] }))
    .on('POST /session/pin', ({ body }) => {
      isShown = (body as { pin: string }).pin === '135790'
      return isShown ? ok({ message: 'Thank you.' }) : refusal(401, 'INVALID_OTP', 'Invalid OTP')
    })
    .on('PUT /own-pin', () => (isShown ? ok({ message: 'Changed.' }) : wanted('new-pin')))
    .listen()
}

async function wantNewPin() {
  const server = serverWith()
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Change my PIN' }))
  await person.type(screen.getByLabelText('New PIN *'), '975310')
  await person.click(screen.getByRole('button', { name: 'Change PIN' }))
  return { server, person }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your present PIN, please' }))

describe('a request that wants the PIN', () => {
  it('asks for it and is sent again; nothing typed is lost', async () => {
    const { server, person } = await wantNewPin()
    const asks = await dialog()
    await person.type(asks.getByLabelText('Present PIN *'), '135790')
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Your PIN is changed/)).toBeInTheDocument()
    expect(server.callsOf('PUT /own-pin').map(({ body }) => body)).toEqual([
      { pin: '975310' },
      { pin: '975310' },
    ])
  })

  it('says that the PIN is wrong or missing, and goes on asking', async () => {
    const { server, person } = await wantNewPin()
    const asks = await dialog()
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(asks.getByText('PIN is required')).toBeInTheDocument()
    await person.type(asks.getByLabelText('Present PIN *'), '000000')
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(await asks.findByText('Invalid PIN')).toBeInTheDocument()
    expect(server.callsOf('PUT /own-pin')).toHaveLength(1)
    await person.click(asks.getByRole('button', { name: 'Cancel' }))
  })

  it('ends as refused where the person gives up, with what was typed still there', async () => {
    const { server, person } = await wantNewPin()
    await person.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Please enter your PIN.')).toBeInTheDocument()
    expect(screen.getByLabelText('New PIN *')).toHaveValue('975310')
    expect(server.callsOf('PUT /own-pin')).toHaveLength(1)
  })
})

describe('what is more than a click', () => {
  const PIN = 'Your PIN, please'
  const CHECK = 'POST /api/admin/imports/products/check'
  const LONG_AGO = { ...(wanted('long-ago') as { status: number; body: unknown }) }
  /** The server wants the PIN for a call until it was shown. */
  const wantPinFor = (route: string) => {
    const { fetch } = globalThis
    let isShown = false
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(String(input), 'http://localhost')
      const asked = `${init?.method ?? 'GET'} ${pathname.replace('/api', '')}`
      if (asked === 'POST /session/pin') isShown = true
      else if (asked !== route || isShown) return fetch(input, init)
      return Promise.resolve(isShown ? Response.json({}) : Response.json(LONG_AGO.body, LONG_AGO))
    }
  }
  const asks = () => screen.findByRole('dialog', { name: PIN })
  const show = async (person: Person) => {
    await asks()
    await person.type(screen.getByLabelText('PIN *'), '246810{Enter}')
  }
  const giveUp = async (person: Person) =>
    person.click(within(await asks()).getByRole('button', { name: 'Cancel' }))

  it('an import is sent again whole', async () => {
    new FakeServer().on('GET /session', ok(aSession())).listen()
    wantPinFor('')
    const { person } = openConsole('/dashboard/import')
    const answers = { [CHECK]: LONG_AGO }
    answerUploads(answers)
    const file = new File(['materialType,name'], 'products.csv')
    await person.upload(await screen.findByLabelText('Choose CSV file'), file)
    await asks()
    answers[CHECK] = { status: 400, body: { error: 'No lines.', code: 'BAD_REQUEST' } }
    await show(person)
    expect(await screen.findByText('No lines.')).toBeVisible()
    expect(uploadsSent().map(({ file: sent }) => sent)).toEqual([file, file])
  })

  it('a file is saved once the PIN is there, and never shown as an error of the server', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    new FakeServer()
      .on('GET /session', ok(aSession()))
      .on('GET /admin/costs/products.csv', ok('Product'))
      .listen()
    wantPinFor('GET /admin/costs/products.csv')
    const { person } = openConsole('/dashboard/costs?month=2026-11')
    const file = await screen.findByRole('link', { name: 'Save as CSV' })
    await person.click(file)
    await giveUp(person)
    expect(await screen.findByText('Please enter your PIN.')).toBeVisible()
    expect(saved).toHaveLength(0)
    await person.click(file)
    await show(person)
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('counted lines are kept for whoever gives up, and sent after the PIN', async () => {
    const server = new CountingServer()
    wantPinFor('PUT /admin/counts/c1/lines')
    const { person } = openConsole('/dashboard/count/c1')
    await screen.findByText('0 counted · 2 to count')
    await countBatch(person, 'FG-261121-001', '12')
    await giveUp(person)
    expect(await screen.findByText('1 not sent yet')).toBeVisible()
    expect(screen.getByText(/^What you counted is kept/)).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('dialog', { name: PIN })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Enter PIN' }))
    await show(person)
    expect(await screen.findByText('Everything is sent')).toBeVisible()
    expect(server.arrived).toHaveLength(1)
  })

  it('a sack that waited on this device goes on waiting, and is received after the PIN', async () => {
    const body = { productId: 'p2', quantity: 25 }
    const kept = {
      key: 'k1',
      by: aSession().mobileNumber,
      what: 'Rock salt, 25 KG',
      keptAt: '2026-11-21',
      body,
    }
    localStorage.setItem('jaadi.receipt/k1', JSON.stringify(kept))
    const server = stockServer()
    const batch = aStockBatch({ batchNumber: 'RM-261122-007' })
    server.on('POST /stock', ok({ message: '', batchNumber: batch.batchNumber, stock: batch }))
    wantPinFor('POST /stock')
    const { person } = openConsole('/stock-receipt', { keeps: true })
    await giveUp(person)
    expect(await screen.findByText(/^It is kept, and sent once/)).toHaveTextContent('Rock salt, 25 KG')
    await person.click(screen.getByRole('button', { name: 'Enter PIN' }))
    await show(person)
    expect(await screen.findByText('Rock salt, 25 KG: received as batch RM-261122-007.')).toBeVisible()
    expect(new Set(server.callsOf('POST /stock').map(({ key }) => key))).toEqual(new Set(['k1']))
  })

  it('a list that somebody gave up asks no more by itself, and again when it is wanted', async () => {
    new FakeServer()
      .on('GET /session', ok(aSession()))
      .on('GET /admin/subscribers', page('subscribers', []))
      .listen()
    wantPinFor('GET /admin/subscribers')
    const { person } = openConsole('/dashboard/subscribers')
    await giveUp(person)
    const again = await screen.findByRole('button', { name: 'Try again' })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(screen.queryByRole('dialog', { name: PIN })).not.toBeInTheDocument()
    await person.click(again)
    await show(person)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
  })
})

it('refuses a new PIN of too few digits before anything is sent', async () => {
  const server = serverWith()
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Change my PIN' }))
  await person.type(screen.getByLabelText('New PIN *'), '12')
  await person.click(screen.getByRole('button', { name: 'Change PIN' }))
  expect(screen.getByText('The PIN is 6 to 12 digits.')).toBeInTheDocument()
  expect(server.callsOf('PUT /own-pin')).toHaveLength(0)
})

it('a device whose session ended for a new PIN is told so at the login', async () => {
  const body = { error: 'x', message: 'x', code: 'NO_SESSION', details: { ended: 'new-pin' } }
  new FakeServer().on('GET /session', { status: 401, body }).listen()
  const { left } = openConsole('/dashboard/sessions')
  await waitFor(() => expect(left).toEqual(['/login?then=%2Fdashboard%2Fsessions&ended=pin']))
})
