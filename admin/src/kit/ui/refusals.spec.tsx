import { screen, waitFor, within } from '@testing-library/react'
import { type StaffOrder } from '../../api/api-types.js'
import { allowing, anItem, anOrder, aSession } from '../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { assigned, chooseBatch, inCard, packed, serverWith } from '../../testing/packing-table.js'

const ORDER = 'GET /orders/order/P-7KQ4-M2XD'
const TOO_LATE = 'The order was changed in another tab.'
const cancelled = anOrder({ orderStatus: 'Cancelled', deliveryStatus: 'Cancelled', ...allowing() })
const shipped = packed({ deliveryStatus: 'Shipped', waybill: '1490811', ...allowing() })

const press = async (person: Person, name: string | RegExp) =>
  person.click((await inCard()).getByRole('button', { name }))
const answer = async (person: Person, name: string | RegExp) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

interface Case {
  what: string
  call: string
  before: StaffOrder
  now: StaffOrder
  act: (person: Person) => Promise<void>
}

const cases: Case[] = [
  {
    what: 'Assign Batch',
    call: 'PUT /orders/order1/assign-stock',
    before: anOrder(),
    now: cancelled,
    act: (person) => chooseBatch(person, /FG-261121-001/),
  },
  {
    what: 'Assign by FEFO',
    call: 'PUT /admin/orders/order1/assign-by-fefo',
    before: anOrder(),
    now: cancelled,
    act: (person) => press(person, 'Assign by FEFO'),
  },
  {
    what: 'Unassign Batch',
    call: 'PUT /orders/order1/unassign-stock',
    before: anOrder({ items: [anItem(assigned)], ...allowing('unassign') }),
    now: cancelled,
    act: (person) => press(person, 'Unassign Batch'),
  },
  {
    what: 'Create Shipment',
    call: 'POST /delhivery/create-shipment',
    before: packed(),
    now: cancelled,
    act: async (person) => {
      await press(person, 'Create Shipment')
      await within(await screen.findByRole('dialog')).findByText(/The courier takes/)
      await answer(person, 'Create Shipment')
    },
  },
  {
    what: 'Mark as Delivered',
    call: 'PUT /orders/order1/delivered',
    before: packed({ deliveryStatus: 'Shipped', waybill: '1490811' }),
    now: packed({ deliveryStatus: 'Delivered', ...allowing() }),
    act: async (person) => {
      await press(person, 'Mark as Delivered')
      await answer(person, 'Delivered')
    },
  },
  {
    what: 'Cancel order',
    call: 'POST /admin/orders/P-7KQ4-M2XD/cancel',
    before: packed({ ...allowing('cancelByStaff'), cancellation: { full: 967.5, lessCharge: 942.5 } }),
    now: shipped,
    act: async (person) => {
      await press(person, 'Cancel order')
      await person.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Out of jars')
      await answer(person, /goes back$/)
    },
  },
]

it.each(cases)(
  'a refusal of $what is shown, although the card is drawn again without its button',
  async ({ call, before, now, act }) => {
    serverWith(before)
      .on('GET /admin/shipments/P-7KQ4-M2XD', ok(plan))
      .on(call, refusal(409, 'INVALID_TRANSITION', TOO_LATE))
      .on(ORDER, ok(now))
    const { person } = openConsole(`/assign-stock?deliveryStatus=${before.deliveryStatus}`)
    await act(person)
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_LATE)
    await waitFor(() => expect(screen.getAllByText(now.deliveryStatus).length).toBeGreaterThan(0))
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_LATE)
  },
)

const plan = {
  orderId: 'P-7KQ4-M2XD',
  contactName: 'Lakshmi N',
  contactNumber: '9876543210',
  address: 'Flat 402, Road No. 3',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500060',
  parcels: [{ pieces: 3, weightGrams: 4500, lengthCm: 15, widthCm: 15, heightCm: 15, charge: 132 }],
  mostParcels: 10,
  begun: false,
  charge: 132,
  fallback: false,
  charged: 118.5,
}

it('a refund that another admin completed is shown, although it is no longer due', async () => {
  const due = {
    ...anOrder({ ...cancelled, refundAmount: 942.5, refundState: 'Due', ...allowing('refund') }),
    id: 'P-7KQ4-M2XD',
    lastRefund: null,
    canRefundThroughProvider: false,
    canRefund: true,
  }
  const server: FakeServer = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/refunds-watch', ok({ refunds: [] }))
    .on('GET /admin/refunds', () => page('refunds', server.callsOf(REFUND).length === 0 ? [due] : []))
    .on(REFUND, refusal(409, 'REFUND_NOT_DUE', 'Sujatha completed this refund.'))
    .listen()
  const { person } = openConsole('/dashboard/refunds')
  await person.click(await screen.findByRole('button', { name: /^Mark as Refund Completed/ }))
  await person.click(await screen.findByRole('button', { name: 'Yes, it is refunded' }))
  await person.type(await screen.findByRole('textbox', { name: /Refund reference/ }), 'UTR42')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const told = 'Failed to update refund status: Sujatha completed this refund.'
  expect(await screen.findByRole('alert')).toHaveTextContent(told)
  expect(await screen.findByText('No eligible orders')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(told)
})

const REFUND = 'PUT /orders/order1/refund-completed'

it('a refusal disappears when it is closed, and when the same step is tried again', async () => {
  const call = 'PUT /admin/orders/order1/assign-by-fefo'
  const server = serverWith(anOrder())
    .on(call, refusal(409, 'BATCHES_MISSING', 'Two jars are missing.'))
    .on(ORDER, ok(anOrder()))
  const { person } = openConsole('/assign-stock')
  await press(person, 'Assign by FEFO')
  await person.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press(person, 'Assign by FEFO')
  expect(await screen.findByText('Two jars are missing.')).toBeInTheDocument()
  server.on(call, ok(packed()))
  await press(person, 'Assign by FEFO')
  expect(await screen.findByText('Stock assigned!')).toBeInTheDocument()
  expect(screen.queryByText('Two jars are missing.')).not.toBeInTheDocument()
})
