import { screen, waitFor, within } from '@testing-library/react'
import { type CourierWorkRow } from '../../../api/api-types.js'
import { formatDay } from '../../../kit/ui/format.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const address = '/dashboard/courier/claims'
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const row: CourierWorkRow = {
  id: 'o1',
  orderId: 'P-7KQ4-M2XD',
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  city: 'Guntur',
  deliveryStatus: 'Shipped',
  kind: 'lost',
  since: dayAgo(14),
  parcel: 'JDI-1',
  waybill: '1490',
  courierStatus: 'LOST',
  place: null,
  jars: 2,
  finalPrice: 898,
  claimed: 500,
  claims: [{ parcel: 'JDI-1', amount: 500, reference: 'CLM-1', note: 'Photos sent', at: dayAgo(12) }],
}

function open(role: 'admin' | 'ops' = 'admin') {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/courier-claims', page('courier-claims', [row]))
  server.listen()
  return { server, ...openConsole(address) }
}

it('the claims list what the courier has not answered: amount, number, age, order and note', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Claims on the courier' })).toBeVisible()
  expect(await screen.findByText('₹500.00')).toBeVisible()
  for (const text of ['CLM-1', 'Photos sent', /, 12 days$/]) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'P-7KQ4-M2XD' })).toHaveAttribute(
    'href',
    '/dashboard/courier/P-7KQ4-M2XD',
  )
  expect(await faults()).toEqual([])
})

it('a claim of today shows no age', async () => {
  const today = { ...row, claims: row.claims.map((claim) => ({ ...claim, at: dayAgo(0) })) }
  const { server } = open()
  server.on('GET /admin/courier-claims', page('courier-claims', [today]))
  expect(await screen.findByText(formatDay(dayAgo(0)))).toBeVisible()
})

it('a paid claim is noted with its amount, which begins with what was claimed', async () => {
  const { server, person } = open()
  server.on('POST /admin/courier-work/P-7KQ4-M2XD/claim-paid', ok({}))
  await person.click(await screen.findByRole('button', { name: 'The courier paid: CLM-1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Rupees')).toHaveValue('500')
  await person.clear(dialog.getByLabelText('Rupees'))
  await person.type(dialog.getByLabelText('Rupees'), '450')
  await person.click(dialog.getByRole('button', { name: 'The courier paid' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.callsOf('POST /admin/courier-work/P-7KQ4-M2XD/claim-paid')).toMatchObject([
    { body: { parcel: 'JDI-1', amount: 450 } },
  ])
})

it('a refused claim is noted with its reason, and what was typed stays when the server refuses', async () => {
  const { server, person } = open()
  server.on(
    'POST /admin/courier-work/P-7KQ4-M2XD/claim-refused',
    refusal(409, 'COURIER_STEP', 'The courier has paid.'),
  )
  await person.click(await screen.findByRole('button', { name: 'The courier refused it: CLM-1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText('Why the courier refused it'), 'Too late')
  await person.click(dialog.getByRole('button', { name: 'The courier refused it' }))
  expect(await screen.findByText('The courier has paid.')).toBeVisible()
  expect(dialog.getByLabelText('Why the courier refused it')).toHaveValue('Too late')
})

it('claims are shown to operations, and answered by admins', async () => {
  open('ops')
  expect(await screen.findByText('CLM-1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^The courier/ })).not.toBeInTheDocument()
})
