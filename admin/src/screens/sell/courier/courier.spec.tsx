import { screen, waitFor, within } from '@testing-library/react'
import { type CaredParcel, type CourierWork } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const PATH = '/admin/courier-work/P-7KQ4-M2XD'
const WHY = 'Look at the jars that came back first.'
const at = '2026-11-21T06:30:00.000Z'

const parcel: CaredParcel = {
  reference: 'JDI-1',
  booking: 1,
  waybill: '14900000000017',
  trackingUrl: null,
  weightGrams: 3000,
  deadWeightGrams: null,
  hasWeightPhoto: false,
  boxCm: [15, 15, 15],
  pieces: 2,
  bookedAt: at,
  cancelledAt: null,
  progress: 'returned',
  courierStatus: 'RTO',
  progressAt: at,
  expectedAt: null,
  trackedAt: at,
  scans: [{ at, status: 'RTO', place: 'Hyderabad' }],
  trouble: 'returned',
  settledAs: null,
  inspectedAt: null,
  lookAgainAt: null,
  claim: null,
  jarsIn: 2,
  jarsOut: [
    {
      itemIdx: 0,
      name: 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg',
      stockId: 'batch1',
      batchNumber: 'FG-261121-004',
      quantity: 2,
      standing: 'quarantined',
    },
  ],
  whyNot: {
    inspect: null,
    reship: WHY,
    refund: null,
    madeGood: null,
    wait: 'The courier does not have it any more.',
    giveUp: 'The courier does not have it any more.',
    claim: null,
    claimPaid: 'Nothing was claimed.',
    claimRefused: 'Nothing was claimed.',
  },
}
const work: CourierWork = {
  id: 'order1',
  orderId: 'P-7KQ4-M2XD',
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  city: 'Guntur',
  deliveryStatus: 'Shipped',
  kind: 'returned',
  since: at,
  parcel: 'JDI-1',
  waybill: '14900000000017',
  courierStatus: 'RTO',
  place: 'Hyderabad',
  jars: 2,
  finalPrice: 1131,
  claimed: 0,
  claims: [],
  parcels: [parcel],
  refundEverything: 1131,
  refundLessCharge: 1101,
}

function open() {
  const server = new FakeServer().on('GET /session', ok(aSession())).on(`GET ${PATH}`, ok(work)).listen()
  return { server, ...openConsole('/dashboard/courier/P-7KQ4-M2XD') }
}

it('a returned parcel shows where it is, its possible steps, and why others are not', async () => {
  open()
  const card = within(await screen.findByRole('region', { name: 'JDI-1' }))
  expect(card.getByText('Came back')).toBeVisible()
  expect(card.getByText(/Last seen: RTO, Hyderabad/)).toBeVisible()
  expect(card.getByRole('button', { name: 'Look at its jars' })).toBeEnabled()
  expect(card.getByRole('button', { name: 'Send it again' })).toBeDisabled()
  expect(card.getByRole('button', { name: 'Send it again' })).toHaveAccessibleDescription(WHY)
  expect(await faults()).toEqual([])
})

it('the inspection asks how many jars of each batch are whole, and keeps what was typed when it is refused', async () => {
  const { server, person } = open()
  const sentence = 'Each jar is whole or written off: 2 in all.'
  server.on(`POST ${PATH}/inspect`, refusal(400, 'VALIDATION_FAILED', sentence))
  await person.click(await screen.findByRole('button', { name: 'Look at its jars' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Look at its jars' }))
  expect(dialog.getByText(/This batch is in quarantine/)).toBeVisible()
  expect(dialog.getByText(/^Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg, batch/)).toBeVisible()
  expect(dialog.queryByLabelText('Why')).not.toBeInTheDocument()
  await person.clear(dialog.getByLabelText('Written off'))
  await person.type(dialog.getByLabelText('Written off'), '1')
  await person.type(dialog.getByLabelText('Why'), 'Broken')
  expect(await faults()).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Look at its jars' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(dialog.getByLabelText('Why')).toHaveValue('Broken')
  await person.clear(dialog.getByLabelText('Whole, back on the shelf'))
  await person.type(dialog.getByLabelText('Whole, back on the shelf'), '1')
  server.on(`POST ${PATH}/inspect`, ok(work))
  await person.click(dialog.getByRole('button', { name: 'Look at its jars' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const jars = [{ itemIdx: 0, stockId: 'batch1', back: 1, writtenOff: 1, reason: 'Broken' }]
  expect(server.callsOf(`POST ${PATH}/inspect`).at(-1)?.body).toEqual({ parcel: 'JDI-1', jars })
  // What staff see afterwards is what the server says.
  expect(server.callsOf(`GET ${PATH}`).length).toBeGreaterThan(1)
})

it('an inspection that waits for the owner is out of hand: its dialog closes, and the reason stays', async () => {
  const { server, person } = open()
  const sentence = 'This is worth more than ₹2,000, so it waits for the owner’s yes.'
  server.on(`POST ${PATH}/inspect`, refusal(409, 'WAITS_FOR_OWNER', sentence))
  await person.click(await screen.findByRole('button', { name: 'Look at its jars' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Look at its jars' }))
  await person.click(dialog.getByRole('button', { name: 'Look at its jars' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByText(sentence)).toBeVisible()
})

it('the refund of a parcel says how much goes back either way, and sends the chosen one', async () => {
  const { server, person } = open()
  server.on(`POST ${PATH}/refund`, ok(work))
  await person.click(await screen.findByRole('button', { name: 'Give the money back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give the money back' }))
  expect(dialog.getByRole('radio', { name: 'Everything: ₹1,131.00' })).toBeChecked()
  await person.click(dialog.getByRole('radio', { name: 'Less the charge: ₹1,101.00' }))
  await person.click(dialog.getByRole('button', { name: 'Give the money back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.callsOf(`POST ${PATH}/refund`)).toMatchObject([
    { body: { parcel: 'JDI-1', give: 'less-charge' } },
  ])
})

it('the parcels in trouble are all listed unless a kind is chosen, with the courier’s last scan and its place', async () => {
  const server = new FakeServer().on('GET /session', ok(aSession())).listen()
  server.on('GET /admin/courier-work', page('courier-work', [work]))
  openConsole('/dashboard/courier')
  expect(await screen.findByText('RTO, Hyderabad')).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'What is the matter' })).toHaveTextContent('All')
})

it('the parcels in trouble say that they could not be loaded, and load again', async () => {
  const server = new FakeServer().on('GET /session', ok(aSession())).listen()
  const { person } = openConsole('/dashboard/courier/P-7KQ4-M2XD')
  expect(await screen.findByRole('alert')).toBeVisible()
  server.on(`GET ${PATH}`, ok(work))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'JDI-1' })).toBeVisible()
})
