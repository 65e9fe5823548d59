import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import {
  aRecall,
  aRecallCustomer,
  aRecallLine,
  aRecallOrder,
  RecallServer,
} from '../../../testing/recalls.js'

const address = '/dashboard/recalls/r1'
const by = { by: '9000000001', at: '2026-11-22T10:00:00.000Z' }
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('beginning', () => {
  it('asks for batch and reason, and leads to what was found', async () => {
    const server = new RecallServer().on('POST /admin/recalls', ok(aRecall({ drill: true })))
    const { person } = openConsole('/dashboard/recalls/new?batch=RM-261121-002')
    expect(await screen.findByRole('textbox', { name: /Batch number/ })).toHaveValue('RM-261121-002')
    await person.click(screen.getByRole('button', { name: 'Begin a drill' }))
    expect(screen.getByText('Say in a few words what is wrong.')).toBeVisible()
    await person.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'Mould')
    await person.click(screen.getByRole('button', { name: 'Begin a drill' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Recall of RM-261121-002/ })).toBeVisible()
    expect(server.callsOf('POST /admin/recalls')).toMatchObject([
      { body: { batchNumber: 'RM-261121-002', reason: 'Mould', drill: true } },
    ])
  })

  it('says the sentence of a refusal, and keeps what was typed', async () => {
    new RecallServer().on('POST /admin/recalls', refusal(404, 'NOT_FOUND', 'The batch was not found.'))
    const { person } = openConsole('/dashboard/recalls/new')
    await person.type(await screen.findByRole('textbox', { name: /Batch number/ }), 'RM-1')
    await person.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'Mould')
    await person.click(screen.getByRole('button', { name: 'Begin the recall' }))
    expect(await screen.findByText('The batch was not found.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Batch number/ })).toHaveValue('RM-1')
  })
})

describe('the five steps', () => {
  it('freeze everything in one click', async () => {
    const [batch] = aRecall().batches
    const frozen = [{ ...batch!, frozen: true }]
    new RecallServer().step('POST /admin/recalls/r1/freeze', { batches: frozen })
    const { person } = openConsole(address)
    const freeze = await section('1. Freeze')
    expect(freeze.getByText('16 PC on the shelf · 2 of it set aside · 4 sent')).toBeVisible()
    expect(freeze.getByText(/FG-261121-005 · GONGURA 1kg/)).toBeVisible()
    await person.click(freeze.getByRole('button', { name: 'Freeze 1 batch' }))
    expect(await freeze.findByText(/Every batch is frozen/)).toBeVisible()
    expect(freeze.queryByRole('button', { name: /^Freeze/ })).not.toBeInTheDocument()
  })

  it('hold back the parcels that are still here', async () => {
    const server = new RecallServer().step('POST /admin/recalls/r1/marks', {})
    const { person } = openConsole(address)
    const hold = await section('2. Hold parcels back')
    expect(hold.queryByText('P-7KQ4-M2XD')).not.toBeInTheDocument()
    await person.click(hold.getByRole('button', { name: 'Held back: P-2222-3333' }))
    expect(server.callsOf('POST /admin/recalls/r1/marks')).toMatchObject([
      { body: { mark: 'heldBack', orderIds: ['P-2222-3333'], done: true } },
    ])
  })

  it('reach the customers, with a message each, and mark who knows', async () => {
    const told = [aRecallCustomer({ orders: [aRecallOrder({ informed: by })] })]
    const server = new RecallServer().step('POST /admin/recalls/r1/marks', { customers: told })
    const { person } = openConsole(address)
    const call = await section('3. Tell the customers')
    expect(call.getByText('0 of 1 know')).toBeVisible()
    expect(call.getByText(/Nothing is sent until you say so/)).toBeVisible()
    expect(call.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
    expect(call.getByRole('link', { name: 'Open WhatsApp for Lakshmi Rao' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210?text=Dear%20Lakshmi%20Rao%2C%20stop',
    )
    await person.click(call.getByRole('button', { name: 'Lakshmi Rao was informed' }))
    expect(await call.findByText('1 of 1 know')).toBeVisible()
    expect(call.getByText(/^Informed 22 Nov 2026, .* by 9000000001/)).toBeVisible()
    expect(server.callsOf('POST /admin/recalls/r1/marks')).toMatchObject([
      { body: { mark: 'informed', orderIds: ['P-7KQ4-M2XD'], done: true } },
    ])
  })

  it('send the message to all after a question', async () => {
    const server = new RecallServer().step('POST /admin/recalls/r1/message', {})
    const { person } = openConsole(address)
    const call = await section('3. Tell the customers')
    await person.click(call.getByRole('button', { name: 'Send the message to all' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the message to 1 customer?' }))
    expect(server.callsOf('POST /admin/recalls/r1/message')).toEqual([])
    await person.click(await dialog.findByRole('button', { name: 'Send the message to all' }))
    expect(await screen.findByText('The message is on its way.')).toBeVisible()
    expect(server.callsOf('POST /admin/recalls/r1/message')).toHaveLength(1)
  })

  it('keep a typed message when somebody else was first', async () => {
    new RecallServer().on(
      'PUT /admin/recalls/r1/message',
      refusal(409, 'EDIT_CONFLICT', 'The message was changed by somebody else while you were editing it.'),
    )
    const { person } = openConsole(address)
    const text = await screen.findByRole('textbox', { name: 'The message' })
    await person.type(text, ' now')
    await person.click(screen.getByRole('button', { name: 'Save the message' }))
    expect(await screen.findByText(/Yours is still here/)).toBeVisible()
    expect(text).toHaveValue('Dear {name}, stop now')
  })
})

describe('the five steps, from the money on', () => {
  it('give money back after a question, or say why not', async () => {
    const server = new RecallServer().on(
      'POST /admin/recalls/r1/decisions',
      refusal(409, 'JARS_REFUNDED', 'The money for these jars of order P-7KQ4-M2XD went back already.'),
    )
    const { person } = openConsole(address)
    const money = await section('4. Money and jars')
    expect(money.getByText('₹4,618.00')).toBeVisible()
    await person.click(money.getByRole('button', { name: 'Refund P-7KQ4-M2XD' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Give ₹898.00 back for P-7KQ4-M2XD?')).toBeVisible()
    await person.click(await dialog.findByRole('button', { name: 'Refund' }))
    expect(await screen.findByText(/went back already/)).toBeVisible()
    expect(server.callsOf('POST /admin/recalls/r1/decisions')).toMatchObject([
      { body: { orderId: 'P-7KQ4-M2XD', line: 0, decision: 'refund', method: 'provider' } },
    ])
  })

  it('note money that was given by hand only with its reference', async () => {
    const decision = {
      ...by,
      kind: 'refund',
      method: 'hand',
      reference: 'UTR1',
      amount: 898,
      refund: 'done',
      lastError: null,
      order: null,
    } as const
    const customers = [
      aRecallCustomer({ orders: [aRecallOrder({ lines: [aRecallLine({ refunded: 898, decision })] })] }),
    ]
    const server = new RecallServer().step('POST /admin/recalls/r1/decisions', { customers })
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: 'P-7KQ4-M2XD was paid back by hand' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(await dialog.findByRole('button', { name: 'Paid by hand' }))
    expect(dialog.getByText('Refund reference is required.')).toBeVisible()
    await person.type(await dialog.findByRole('textbox', { name: /Refund reference/ }), 'UTR1')
    await person.click(await dialog.findByRole('button', { name: 'Paid by hand' }))
    expect(await screen.findByText(/^₹898.00 went back. UTR1/)).toBeVisible()
    expect(server.callsOf('POST /admin/recalls/r1/decisions')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Refund P-7KQ4-M2XD' })).not.toBeInTheDocument()
  })

  it('refund all open lines one after another, and tell of those that were refused', async () => {
    const two = [
      aRecallCustomer(),
      aRecallCustomer({ name: 'Sita', orders: [aRecallOrder({ orderId: 'P-4444-5555' })] }),
    ]
    const server = new RecallServer(aRecall({ customers: two }))
    server.on('POST /admin/recalls/r1/decisions', ({ body }) =>
      (body as { orderId: string }).orderId === 'P-4444-5555'
        ? refusal(409, 'NO_PROVIDER_PAYMENT', 'The payment provider knows no payment.')
        : ok(server.recall),
    )
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: 'Refund all 2 open lines (₹1,796.00)' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('2 of 2 asked for')).toBeVisible()
    expect(
      screen.getByText(/1 could not be refunded: P-4444-5555: The payment provider knows no payment\./),
    ).toBeVisible()
    expect(server.callsOf('POST /admin/recalls/r1/decisions')).toHaveLength(2)
  })

  it('note which jars came back', async () => {
    const server = new RecallServer().step('PUT /admin/recalls/r1/recovered', {})
    const { person } = openConsole(address)
    const back = await screen.findByRole('textbox', { name: 'Came back: P-7KQ4-M2XD' })
    await person.clear(back)
    await person.type(back, 'x')
    await person.click(screen.getByRole('button', { name: 'Note the jars of P-7KQ4-M2XD' }))
    expect(screen.getByText('A whole number of jars.')).toBeVisible()
    await person.clear(back)
    await person.type(back, '2')
    await person.click(screen.getByRole('button', { name: 'Note the jars of P-7KQ4-M2XD' }))
    await waitFor(() =>
      expect(server.callsOf('PUT /admin/recalls/r1/recovered')).toMatchObject([
        { body: { orderId: 'P-7KQ4-M2XD', line: 0, returned: 2, destroyed: 0 } },
      ]),
    )
  })

  it('end with a question; afterwards nothing can be done any more', async () => {
    new RecallServer().step('POST /admin/recalls/r1/close', {
      status: 'closed',
      closedBy: '9000000001',
      closedAt: '2026-11-22T10:00:00.000Z',
    })
    const { person } = openConsole(address)
    await person.click(await screen.findByRole('button', { name: 'Close the recall' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(await dialog.findByRole('button', { name: 'Close the recall' }))
    expect(await screen.findByText(/^Closed 22 Nov 2026.*What is frozen stays frozen\.$/)).toBeVisible()
    expect(
      screen.queryByRole('button', { name: /^(Freeze|Refund|Held back|Lakshmi)/ }),
    ).not.toBeInTheDocument()
  })
})

it('a drill says so, writes to no number, and tells how long it took', async () => {
  new RecallServer(
    aRecall({ drill: true, status: 'closed', closedBy: '9000000001', closedAt: '2026-11-22T09:04:00.000Z' }),
  )
  openConsole(address)
  expect(await screen.findByText(/This is a drill: nothing is frozen/)).toBeVisible()
  expect(screen.getByText(/The drill took 4 minutes\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open WhatsApp for Lakshmi Rao' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
  )
})

it('is the admin’s: operations find no recall', async () => {
  new FakeServer().on('GET /session', ok(aSession({ role: 'ops' }))).listen()
  openConsole(address)
  await waitFor(() => expect(screen.queryByText('1. Freeze')).not.toBeInTheDocument())
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Recall of')
})

it('has no accessibility faults: the list, the beginning, the steps and the letters', async () => {
  const server = new RecallServer()
  server.on('GET /admin/recalls', page('recalls', [aRecall()]))
  const { person } = openConsole('/dashboard/recalls')
  await screen.findByRole('link', { name: 'RM-261121-002' })
  expect(await faults()).toEqual([])
  await person.click(screen.getByRole('link', { name: 'New recall or drill' }))
  await screen.findByRole('button', { name: 'Begin a drill' })
  expect(await faults()).toEqual([])
  await person.click(screen.getByRole('link', { name: 'All recalls' }))
  await person.click(await screen.findByRole('link', { name: 'RM-261121-002' }))
  await section('1. Freeze')
  expect(await faults()).toEqual([])
  await person.click(screen.getByRole('link', { name: 'Print all messages' }))
  await screen.findByRole('heading', { name: 'Messages to the customers' })
  expect(await faults()).toEqual([])
})
