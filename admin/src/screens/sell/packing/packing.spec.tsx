import { screen, waitFor, within } from '@testing-library/react'
import { type PickList, type StaffOrder } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { anItem } from '../../../testing/builders.js'
import { ok, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'
import { assigned, packed, part, serverWith } from '../../../testing/packing-table.js'

const at = '2026-11-21T06:30:00.000Z'
const JARS = 'POST /admin/orders/P-7KQ4-M2XD/jars'
const jars = (id: string, count = 1) => ({
  id,
  batchNumber: part.batchNumber,
  jars: count,
  by: '9000000002',
  at,
})
const parcel = (packing: StaffOrder['packing'] = null) =>
  packed({
    packing,
    items: [anItem({ ...assigned, quantity: 3, allocations: [{ ...part, quantity: 3 }] })],
  })
const list: PickList = {
  day: '2026-11-21',
  jars: 3,
  places: [
    {
      outlet: 'Kitchen',
      jars: 3,
      lines: [
        {
          batchNumber: part.batchNumber,
          product: 'Chicken Pickle, 1 kg',
          image: '/images/products/chicken.svg',
          bestBefore: '2027-05-20',
          blocked: 'A lid leaks',
          jars: 3,
          orders: [{ orderId: 'P-7KQ4-M2XD', contactName: 'Lakshmi N', jars: 3 }],
        },
      ],
    },
  ],
  orders: [
    { orderId: 'P-7KQ4-M2XD', contactName: 'Lakshmi N', city: 'Hyderabad', jars: 3, packed: 0 },
    { orderId: 'P-AAAA-BBBB', contactName: 'Asha R', city: 'Guntur', jars: 1, packed: 0 },
  ],
}

const serverPacking = (order: StaffOrder) =>
  serverWith(order)
    .on('GET /orders/order/P-7KQ4-M2XD', ok(order))
    .on('GET /admin/packing/pick-list', ok(list))

async function type(person: Person, text: string) {
  await person.type(await screen.findByLabelText('Batch number on the jar'), `${text}{Enter}`)
}

describe('the pack view', () => {
  it('refuses a jar that does not belong in the parcel, and does not count it', async () => {
    const sentence = 'FG-200101-001 does not belong in this parcel. It takes FG-261121-001.'
    serverPacking(parcel()).on(JARS, refusal(409, 'WRONG_BATCH', sentence))
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await type(person, 'FG-200101-001')
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByText('0 of 3 in the box')).toBeInTheDocument()
    expect(await faults()).toEqual([])
  })

  it('waits for a scan as soon as it is open', async () => {
    serverPacking(parcel())
    openConsole('/dashboard/packing/P-7KQ4-M2XD')
    expect(await screen.findByLabelText('Batch number on the jar')).toHaveFocus()
  })

  it('goes on to the next box of a run by itself, and ends with the courier and papers of all', async () => {
    const full = { startedAt: at, doneAt: at, doneBy: '9000000002', jars: [jars('j1', 3)] }
    const other = { ...parcel(), _id: 'order2', orderId: 'P-AAAA-BBBB', contactName: 'Asha R' }
    const otherFull = { ...other, packing: full as StaffOrder['packing'] }
    const server = serverPacking(parcel())
      .on(JARS, ok(parcel(full as StaffOrder['packing'])))
      .on('GET /orders/order/P-AAAA-BBBB', ok(other))
      .on('POST /admin/orders/P-AAAA-BBBB/jars', () => {
        server.on('GET /orders/order/P-AAAA-BBBB', ok(otherFull))
        return ok(otherFull)
      })
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD?run=P-7KQ4-M2XD,P-AAAA-BBBB')
    expect(await screen.findByText('Box 1 of 2')).toBeVisible()
    await type(person, part.batchNumber)
    expect(await screen.findByText(/^Order P-7KQ4-M2XD is packed/)).toBeVisible()
    expect(await screen.findByText('Box 2 of 2')).toBeVisible()
    const field = await screen.findByLabelText('Batch number on the jar')
    await waitFor(() => expect(field).toHaveFocus())
    await person.keyboard(`${part.batchNumber}{Enter}`)
    expect(await screen.findByText('Packed: all 3 jars are in the box.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Create Shipments' })).toHaveFocus()
    expect(screen.getByText('Packing slip, A4')).toHaveAttribute(
      'href',
      expect.stringContaining('slips?orders=P-7KQ4-M2XD%2CP-AAAA-BBBB'),
    )
  })

  it('asks the server nothing for what is no batch number', async () => {
    const server = serverPacking(parcel())
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await type(person, 'a jar')
    expect(screen.getByText(/This is not a batch number/)).toBeInTheDocument()
    expect(server.callsOf(JARS)).toEqual([])
  })

  it('takes the address of the code on a jar, and counts down', async () => {
    const server = serverPacking(parcel()).on(
      JARS,
      ok(parcel({ jars: [jars('a')], doneAt: null, doneBy: null })),
    )
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await type(person, 'https://jaadi.example/jar/FG-261121-001')
    expect(await screen.findByText('FG-261121-001 is in the box: 1 of 3')).toBeInTheDocument()
    expect(server.callsOf(JARS)[0]?.body).toMatchObject({ batchNumber: 'FG-261121-001', jars: 1 })
    await person.click(screen.getByRole('button', { name: 'All 3 of this batch' }))
    await waitFor(() => expect(server.callsOf(JARS).at(-1)?.body).toMatchObject({ jars: 2 }))
  })

  it('sends a count that was not answered again under the same id', async () => {
    let tries = 0
    const server = serverPacking(parcel()).on(JARS, () =>
      tries++ === 0 ? { status: 503 } : ok(parcel({ jars: [jars('a')], doneAt: null, doneBy: null })),
    )
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await type(person, 'FG-261121-001')
    expect(await screen.findByText('1 of 3 in the box')).toBeInTheDocument()
    const ids = server.callsOf(JARS).map(({ body }) => (body as { id: string }).id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('keeps the keyboard where it was when the last jar closes the box', async () => {
    const full = { startedAt: at, doneAt: at, doneBy: '9000000002', jars: [jars('j1', 3)] }
    serverPacking(parcel()).on(JARS, ok(parcel(full as StaffOrder['packing'])))
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await type(person, part.batchNumber)
    expect(await screen.findByText('Packed: all 3 jars are in the box.')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await person.tab()
    expect(screen.getByRole('button', { name: 'Create Shipment' })).toHaveFocus()
  })

  it('takes the last count out again', async () => {
    const server = serverPacking(parcel({ jars: [jars('a')], doneAt: null, doneBy: null })).on(
      'DELETE /admin/orders/P-7KQ4-M2XD/jars/a',
      ok(parcel()),
    )
    const { person } = openConsole('/dashboard/packing/P-7KQ4-M2XD')
    await person.click(await screen.findByRole('button', { name: 'Take one out' }))
    expect(await screen.findByText('0 of 3 in the box')).toBeInTheDocument()
    expect(server.callsOf('DELETE /admin/orders/P-7KQ4-M2XD/jars/a')).toHaveLength(1)
  })

  it('ends with the courier, the papers and the next order', async () => {
    serverPacking(parcel({ jars: [jars('a', 3)], doneAt: at, doneBy: '9000000002' }))
    openConsole('/dashboard/packing/P-7KQ4-M2XD')
    expect(await screen.findByText('Packed: all 3 jars are in the box.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create Shipment' })).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Address label, 4 × 6 in' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /Next: order P-AAAA-BBBB/ })).toHaveAttribute(
      'href',
      '/dashboard/packing/P-AAAA-BBBB',
    )
    expect(await faults()).toEqual([])
  })
})

describe('the pick list', () => {
  it('shows what to fetch, its place and orders, and what must not be packed', async () => {
    serverPacking(parcel())
    openConsole('/dashboard/packing?day=2026-11-21')
    expect(await screen.findByRole('heading', { name: 'Kitchen: 3 jars to fetch' })).toBeInTheDocument()
    expect(screen.getByText('3 × Chicken Pickle, 1 kg')).toBeInTheDocument()
    expect(screen.getByText('Do not pack: A lid leaks')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /P-7KQ4-M2XD · Lakshmi N/ })).toHaveAttribute(
      'href',
      '/dashboard/packing/P-7KQ4-M2XD',
    )
    expect(await faults()).toEqual([])
  })

  it('shows that the list could not be loaded, and that nothing is to be fetched', async () => {
    const server = serverPacking(parcel()).on('GET /admin/packing/pick-list', { status: 500 })
    const { person } = openConsole('/dashboard/packing')
    expect(await screen.findByRole('alert')).toHaveTextContent('The pick list could not be loaded.')
    server.on('GET /admin/packing/pick-list', ok({ ...list, jars: 0, places: [], orders: [] }))
    await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing has to be fetched.')).toBeInTheDocument()
  })
})
