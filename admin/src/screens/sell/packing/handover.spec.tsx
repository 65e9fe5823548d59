import { screen, within } from '@testing-library/react'
import { type Handover } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { anOrder, aSession } from '../../../testing/builders.js'
import { FakeServer, ok } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const parcel: Handover['parcels'][number] = {
  waybill: '14900000000017',
  orderId: 'P-7KQ4-M2XD',
  at: 1,
  of: 2,
  contactName: 'Lakshmi Rao',
  city: 'Hyderabad',
  pin: '500001',
  pieces: 2,
  weightGrams: 3000,
  deadWeightGrams: null,
  hasWeightPhoto: false,
}
const handover: Handover = {
  day: '2026-11-21',
  courier: 'Delhivery',
  pickup: { time: '16:00', number: '4711' },
  parcels: [parcel, { ...parcel, waybill: '14900000000018', at: 2, pieces: 1, weightGrams: 1500 }],
}

function open(answer: Handover, path = '/dashboard/handover') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/handover', ok(answer))
    .on('GET /admin/pickups', ok({ pickups: [] }))
    .listen()
  return { server, ...openConsole(path) }
}

it('shows what the courier takes next, and keeps what a parcel weighs on the scale', async () => {
  const { server, person } = open(handover)
  expect(await screen.findByText('2 parcels, 4.5 kg')).toBeInTheDocument()
  expect(screen.getByText('The van comes at 16:00, no. 4711.')).toBeInTheDocument()
  for (const name of ['Manifest to sign', 'Courier labels, 4 × 6 in', 'Courier labels, A4'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  const [first] = within(screen.getByRole('list', { name: 'Parcels to hand over' })).getAllByRole('listitem')
  const card = within(first as HTMLElement)
  expect(card.getByRole('link', { name: 'P-7KQ4-M2XD, parcel 1 of 2' })).toBeInTheDocument()
  expect(card.getByText('2 jars, 3 kg')).toBeInTheDocument()
  expect(await faults()).toEqual([])

  const WEIGH = 'PUT /admin/shipments/P-7KQ4-M2XD/parcels/14900000000017/weight'
  server.on(WEIGH, ok(anOrder()))
  await person.click(card.getByText('Dead weight'))
  await person.click(card.getByRole('button', { name: 'Enter weight' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What does the parcel weigh?' }))
  await person.type(await dialog.findByRole('textbox', { name: /Weight on the scale/ }), '2.94 kg')
  server.on('GET /admin/handover', ok({ ...handover, parcels: [{ ...parcel, deadWeightGrams: 2940 }] }))
  await person.click(dialog.getByRole('button', { name: 'Save weight' }))
  expect(await screen.findByText('Dead weight: 2,940 g')).toBeInTheDocument()
  expect(server.callsOf(WEIGH).at(-1)?.body).toEqual({ grams: 2940 })
})

it('says so when nothing waits', async () => {
  open({ ...handover, pickup: null, parcels: [] })
  expect(await screen.findByText('No parcel waits for the courier.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Manifest to sign' })).not.toBeInTheDocument()
})
