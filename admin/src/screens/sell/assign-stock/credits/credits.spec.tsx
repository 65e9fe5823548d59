import { screen, within } from '@testing-library/react'
import { type StaffOrder } from '../../../../api/api-types.js'
import { faults } from '../../../../testing/axe.js'
import { allowing, anItem, anOrder, aSession } from '../../../../testing/builders.js'
import { ok, refusal } from '../../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../../testing/open-console.js'
import { inCard, serverWith } from '../../../../testing/packing-table.js'

const paid = (part: Partial<StaffOrder> = {}) =>
  anOrder({
    ...allowing('cancelByStaff', 'credit'),
    cancellation: { full: 967.5, lessCharge: 942.5 },
    creditable: { total: 967.5, lines: [{ quantity: 1, amount: 849 }], delivery: 118.5 },
    ...part,
  })
const aCredit = (part: Partial<StaffOrder['credits'][number]> = {}): StaffOrder['credits'][number] => ({
  id: 'c1',
  kind: 'lines',
  amount: 100,
  lines: [],
  delivery: 0,
  reason: 'One jar broke',
  at: '2026-11-22T05:00:00.000Z',
  state: 'Completed',
  reference: 'UTR1',
  doneAt: '2026-11-22T05:00:00.000Z',
  creditNoteUrl: '/api/orders/P-7KQ4-M2XD/credit-notes/c1',
  by: '9000000001',
  ...part,
})

const press = async (person: Person, name: string) =>
  person.click((await inCard()).getByRole('button', { name }))

describe('cancelling an order', () => {
  const open = async (person: Person) => {
    await press(person, 'Cancel order')
    return within(await screen.findByRole('dialog', { name: 'Cancel order P-7KQ4-M2XD?' }))
  }

  it('shows the refund of either way, requires a reason, and cancels', async () => {
    const server = serverWith(paid()).on(
      'POST /admin/orders/P-7KQ4-M2XD/cancel',
      ok(anOrder({ orderStatus: 'Cancelled' })),
    )
    const { person } = openConsole('/assign-stock')
    const dialog = await open(person)
    expect(await faults()).toEqual([])
    await person.click(dialog.getByRole('radio', { name: 'Less the cancellation charge: ₹942.50' }))
    const submit = dialog.getByRole('button', { name: 'Cancel the order, ₹942.50 goes back' })
    await person.click(submit)
    const reason = dialog.getByRole('textbox', { name: /Reason/ })
    expect(reason).toHaveAccessibleDescription('Say why; the customer reads it.')
    await person.type(reason, ' Out of jars ')
    await person.click(submit)
    expect(
      await screen.findByText('The order is cancelled. Its refund waits in Refunds.'),
    ).toBeInTheDocument()
    expect(server.callsOf('POST /admin/orders/P-7KQ4-M2XD/cancel')[0]?.body).toEqual({
      reason: 'Out of jars',
      keepCharge: true,
    })
  })

  it('keeps what was typed when the server refuses', async () => {
    serverWith(paid())
      .on('POST /admin/orders/P-7KQ4-M2XD/cancel', refusal(409, 'INVALID_TRANSITION', 'The courier has it.'))
      .on('GET /orders/order/P-7KQ4-M2XD', ok(paid()))
    const { person } = openConsole('/assign-stock')
    const dialog = await open(person)
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Sorry')
    await person.click(dialog.getByRole('button', { name: /goes back$/ }))
    expect(await screen.findByText('The courier has it.')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Sorry')
  })
})

const TITLE = 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg'

describe('refunding a part', () => {
  it('shows the sum from the server, and refunds it once that was read', async () => {
    const preview = {
      amount: 849,
      lines: [{ line: 0, name: TITLE, quantity: 1, amount: 849 }],
      delivery: 0,
      left: 118.5,
    }
    const server = serverWith(paid({ items: [anItem({ title: TITLE })] }))
      .on('POST /admin/orders/P-7KQ4-M2XD/credits/preview', ok(preview))
      .on('POST /admin/orders/P-7KQ4-M2XD/credits', ok(paid({ credits: [aCredit({ amount: 849 })] })))
    const { person } = openConsole('/assign-stock')
    await press(person, 'Refund a part')
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund a part/ }))
    await person.type(dialog.getByRole('textbox', { name: /^Jars of Chicken Pickle, Cold pressed/ }), '1')
    await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'One jar broke')
    await person.click(dialog.getByRole('button', { name: 'Next' }))
    const check = within(
      await screen.findByRole('dialog', { name: 'Give ₹849.00 of order P-7KQ4-M2XD back?' }),
    )
    expect(check.getByText(`1 × ${TITLE}: ₹849.00`)).toBeInTheDocument()
    expect(check.getByText('Afterwards ₹118.50 can still go back.')).toBeInTheDocument()
    await person.click(check.getByRole('button', { name: 'Give ₹849.00 back' }))
    expect(await screen.findByText('The money goes back.')).toBeInTheDocument()
    const [call] = server.callsOf('POST /admin/orders/P-7KQ4-M2XD/credits')
    expect(call?.body).toEqual({
      kind: 'lines',
      lines: [{ line: 0, jars: 1 }],
      amount: 0,
      delivery: 0,
      reason: 'One jar broke',
      seen: 0,
      way: 'provider',
      reference: '',
    })
  })

  it('shows the server’s sentence beside its field, and keeps what was typed', async () => {
    const sentence = 'At most ₹967.50 of this order can go back.'
    serverWith(paid()).on('POST /admin/orders/P-7KQ4-M2XD/credits/preview', {
      status: 400,
      body: {
        error: sentence,
        message: sentence,
        code: 'VALIDATION_FAILED',
        details: { fields: { amount: sentence } },
      },
    })
    const { person } = openConsole('/assign-stock')
    await press(person, 'Refund a part')
    const dialog = within(await screen.findByRole('dialog', { name: /^Refund a part/ }))
    await person.click(dialog.getByRole('radio', { name: 'Goodwill' }))
    await person.type(dialog.getByRole('textbox', { name: 'Amount' }), '5000')
    await person.click(dialog.getByRole('button', { name: 'Next' }))
    await screen.findByRole('alert')
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(sentence)
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('5000')
  })
})

describe('money given back', () => {
  it('is listed with its state and its note, and a failed one is tried again', async () => {
    const failed = aCredit({ id: 'c2', state: 'Failed', reference: null, doneAt: null, creditNoteUrl: null })
    const order = paid({ credits: [aCredit(), failed], cancelReason: 'Out of jars' })
    const server = serverWith(order).on('POST /admin/orders/P-7KQ4-M2XD/credits/c2/refund', ok(order))
    const { person } = openConsole('/assign-stock')
    const found = await inCard()
    expect(found.getByText('Given back, UTR1')).toBeInTheDocument()
    expect(found.getByText('Failed: the money is still here')).toBeInTheDocument()
    expect(found.getByText('Cancelled by us: Out of jars')).toBeInTheDocument()
    expect(found.getByRole('link', { name: 'Credit note' })).toHaveAttribute('href', aCredit().creditNoteUrl)
    await press(person, 'Try again to give ₹100.00 back')
    const dialog = within(await screen.findByRole('dialog', { name: 'Try again to give ₹100.00 back' }))
    await person.click(dialog.getByRole('radio', { name: /^By hand/ }))
    await person.type(dialog.getByRole('textbox', { name: /Refund reference/ }), 'UTR2')
    await person.click(dialog.getByRole('button', { name: 'Give ₹100.00 back' }))
    expect(await screen.findByText('The money goes back.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/orders/P-7KQ4-M2XD/credits/c2/refund')[0]?.body).toEqual({
      way: 'hand',
      reference: 'UTR2',
    })
  })

  it('is not shown to packers', async () => {
    serverWith(paid()).on('GET /session', ok(aSession({ role: 'ops' })))
    openConsole('/assign-stock')
    const found = await inCard()
    expect(found.queryByRole('button', { name: 'Refund a part' })).not.toBeInTheDocument()
    expect(found.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  })
})
