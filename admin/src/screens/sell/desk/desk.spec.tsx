import { screen, within } from '@testing-library/react'
import { type DeskOrder } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { allowing, anOrder, aSession, aShop } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const TAKE = 'POST /admin/desk/orders'
const jar = {
  Id: 'FG-0001',
  name: 'CHICKEN CP_PO HIGH 1kg',
  title: 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg',
  price: 849,
  grossWeight: 1420,
  availableStock: 3,
  unlimitedStock: false,
}
const atDesk = (part: Parameters<typeof anOrder>[0] = {}, more: Partial<DeskOrder> = {}): DeskOrder => ({
  order: anOrder({ handover: 'pickup', channel: 'counter', takenBy: '9000000002', finalPrice: 849, ...part }),
  payLink: 'https://jaadi.example/orders',
  payText: 'Order P-7KQ4-M2XD: pay here https://jaadi.example/orders',
  receipt: null,
  otherState: null,
  replaceable: [],
  replacements: [],
  ...more,
})

function serverAtDesk() {
  return new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /shop', ok({ ...aShop(), pickupHours: 'Monday to Saturday' }))
    .on('GET /admin/products', ok([jar]))
    .on(
      'GET /admin/desk/customer',
      ok({ known: true, contactName: 'Lakshmi N', address: '', city: '', state: '', postalCode: '' }),
    )
    .listen()
}

describe('an order at the counter', () => {
  it('knows the customer by the number, sums up the jars, and is sent with the prices that were shown', async () => {
    const server = serverAtDesk()
      .on(TAKE, { status: 201, body: atDesk({ deliveryStatus: 'Delivered' }) })
      .on('GET /admin/desk/orders/P-7KQ4-M2XD', ok(atDesk({ deliveryStatus: 'Delivered' })))
    const { person } = openConsole('/dashboard/desk')
    await person.type(await screen.findByLabelText('Mobile number'), '9876500000')
    expect(await screen.findByText(/A customer already/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Lakshmi N')
    const take = screen.getByRole('button', { name: 'Take the order' })
    expect(take).toBeDisabled()
    const more = screen.getByRole('button', { name: /^One more/ })
    for (let count = 0; count < 3; count++) await person.click(more)
    expect(more).toBeDisabled()
    await person.click(screen.getByRole('button', { name: /^One less/ }))
    expect(screen.getByText('₹1,698.00')).toBeVisible()
    expect(await faults()).toEqual([])
    await person.click(take)
    expect(await screen.findByRole('heading', { level: 1, name: 'P-7KQ4-M2XD' })).toBeVisible()
    expect(server.callsOf(TAKE)).toMatchObject([
      {
        body: {
          channel: 'counter',
          handover: 'pickup',
          customerNumber: '9876500000',
          lines: [{ Id: 'FG-0001', quantity: 2, price: 849 }],
          payment: 'cash',
          handOverNow: true,
        },
      },
    ])
  })

  it('is a sale without a name when it is paid and taken along, with the change worked out', async () => {
    const receipt = { method: 'cash', amount: 849, received: 1000, change: 151, reference: null } as const
    const sold = atDesk(
      {
        deliveryStatus: 'Delivered',
        contactName: 'Unnamed customer',
        customerId: null,
        invoiceUrl: '/invoice',
      },
      { receipt: { ...receipt, by: '9000000002', at: '2026-11-20T19:00:00.000Z' } },
    )
    const server = serverAtDesk()
      .on(TAKE, { status: 201, body: sold })
      .on('GET /admin/desk/orders/P-7KQ4-M2XD', ok(sold))
    const { person } = openConsole('/dashboard/desk')
    expect(await screen.findByText('Empty: a sale without a name.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^One more/ }))
    const received = screen.getByLabelText('Cash received')
    await person.type(received, '500')
    expect(screen.getByText('₹349.00 are missing.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take the order' })).toBeDisabled()
    await person.clear(received)
    await person.type(received, '1000')
    expect(screen.getByText('Change: ₹151.00')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Buying for a business?' }))
    await person.type(screen.getByLabelText('GSTIN'), '27AAPFU0939F1ZV')
    await person.type(screen.getByLabelText('Name of the business'), 'Rao Foods')
    await person.click(screen.getByRole('button', { name: 'Take the order' }))
    expect(await screen.findByRole('heading', { name: 'Change: ₹151.00' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute('href', '/invoice')
    expect(screen.getByText('Unnamed customer')).toBeVisible()
    expect(server.callsOf(TAKE)).toMatchObject([
      { body: { customerNumber: '', received: 1000, gstin: '27AAPFU0939F1ZV', businessName: 'Rao Foods' } },
    ])
  })

  it('needs a number when the jars are fetched later', async () => {
    const server = serverAtDesk()
    const { person } = openConsole('/dashboard/desk')
    await person.click(await screen.findByRole('button', { name: /^One more/ }))
    await person.click(screen.getByLabelText('The customer takes the jars along now'))
    await person.click(screen.getByRole('button', { name: 'Take the order' }))
    expect(await screen.findByText('Please enter a valid 10-digit mobile number')).toBeVisible()
    expect(server.callsOf(TAKE)).toEqual([])
  })

  it('begins with the number of a customer whom an address names', async () => {
    serverAtDesk()
    openConsole('/dashboard/desk#9876500000')
    expect(await screen.findByLabelText('Mobile number')).toHaveValue('9876500000')
    expect(await screen.findByDisplayValue('Lakshmi N')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true')
  })

  it.each(['chicken high', '1 kg Chicken cold', 'HIGH cp_po chick'])('finds a jar by "%s"', async (words) => {
    const other = {
      ...jar,
      Id: 'FG-0003',
      name: 'GONGURA CP_PO HIGH 1kg',
      title: 'Gongura Pickle, High spice',
    }
    serverAtDesk().on('GET /admin/products', ok([jar, other]))
    const { person } = openConsole('/dashboard/desk')
    await person.type(await screen.findByLabelText('Find a jar'), words)
    expect(await screen.findByText('Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg')).toBeVisible()
    expect(screen.queryByText(/^Gongura/)).not.toBeInTheDocument()
  })

  it('keeps what was typed when the last jar is gone meanwhile, and looks at the jars anew', async () => {
    const server = serverAtDesk().on(TAKE, refusal(409, 'OUT_OF_STOCK', 'Only 0 of it are left.'))
    const { person } = openConsole('/dashboard/desk')
    await person.type(await screen.findByLabelText('Mobile number'), '9876500000')
    await screen.findByText(/A customer already/)
    await person.click(screen.getByRole('button', { name: /^One more/ }))
    await person.click(screen.getByRole('button', { name: 'Take the order' }))
    expect(await screen.findByText('Only 0 of it are left.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Lakshmi N')
    expect(server.callsOf('GET /admin/products').length).toBeGreaterThan(1)
  })
})

describe('an order that was taken', () => {
  const open = (desk: DeskOrder) => {
    const server = serverAtDesk().on('GET /admin/desk/orders/P-7KQ4-M2XD', ok(desk))
    return { server, ...openConsole('/dashboard/desk/P-7KQ4-M2XD') }
  }

  it('is paid in cash or by UPI with its reference, and shows what the drawer has against it', async () => {
    const { server, person } = open(atDesk({ paymentStatus: 'Pending', ...allowing('collect') }))
    const closed = 'Open the cash drawer first.'
    server.on('POST /admin/desk/orders/P-7KQ4-M2XD/receipt', refusal(409, 'DRAWER_CLOSED', closed))
    expect(await screen.findByRole('heading', { name: 'Not paid: ₹849.00' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'UPI received: ₹849.00' }))
    expect(screen.getByText('Enter the reference of the UPI payment.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cash taken: ₹849.00' }))
    expect(await screen.findByText(closed)).toBeVisible()
    expect(server.callsOf('POST /admin/desk/orders/P-7KQ4-M2XD/receipt')).toMatchObject([
      { body: { method: 'cash', amount: 849 } },
    ])
    expect(await faults()).toEqual([])
  })

  it('is handed over once it is packed; until then the button says why not', async () => {
    const { server, person } = open(atDesk())
    expect(await screen.findByText('Pick-up hours: Monday to Saturday')).toBeVisible()
    const hand = await screen.findByRole('button', { name: 'Hand the jars over' })
    expect(hand).toBeDisabled()
    expect(hand).toHaveAccessibleDescription('Not now.')
    expect(person).toBeDefined()
    expect(server.callsOf('PUT /admin/desk/orders/P-7KQ4-M2XD/handed-over')).toEqual([])
  })

  it('is replaced by jars that are chosen, for a reason', async () => {
    const desk = atDesk(
      { deliveryStatus: 'Delivered', ...allowing('replace') },
      { replaceable: [{ itemIdx: 0, name: jar.title, bought: 2, left: 1 }] },
    )
    const { server, person } = open(desk)
    server.on('POST /admin/desk/orders/P-7KQ4-M2XD/replacements', {
      status: 201,
      body: atDesk({ orderId: 'P-NEW2-NEW2', replaces: 'P-7KQ4-M2XD' }),
    })
    await person.click(await screen.findByRole('button', { name: 'Make the replacement' }))
    expect(screen.getByText('Say which jars, and how many.')).toBeVisible()
    expect(screen.getByLabelText(/: how many/)).toHaveFocus()
    await person.type(
      screen.getByLabelText(/^Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg: how many/),
      '1',
    )
    expect(screen.getByLabelText(/^Why/)).toHaveAccessibleDescription('Say why.')
    await person.click(screen.getByRole('button', { name: 'Make the replacement' }))
    expect(screen.getByLabelText(/^Why/)).toHaveFocus()
    await person.type(screen.getByLabelText(/^Why/), 'Broken')
    const figure = screen.getByLabelText(/: how many/)
    for (const [typed, said] of [
      ['2', 'From 0 to 1.'],
      ['1.5', 'Write a whole number, like 12 or 1,500.'],
    ] as const) {
      await person.clear(figure)
      await person.type(figure, typed)
      await person.click(screen.getByRole('button', { name: 'Make the replacement' }))
      expect(figure).toHaveAccessibleDescription(said)
    }
    await person.clear(figure)
    await person.type(figure, '1')
    expect(await faults()).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Make the replacement' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'P-NEW2-NEW2' })).toBeVisible()
    expect(within(document.body).getByText('Order P-NEW2-NEW2 was made at no charge.')).toBeVisible()
    expect(server.callsOf('POST /admin/desk/orders/P-7KQ4-M2XD/replacements')).toMatchObject([
      { body: { lines: [{ itemIdx: 0, quantity: 1 }], reason: 'Broken' } },
    ])
  })
})
