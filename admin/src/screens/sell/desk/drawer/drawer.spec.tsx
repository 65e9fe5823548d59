import { cleanup, screen, within } from '@testing-library/react'
import { type Drawer } from '../../../../api/api-types.js'
import { faults } from '../../../../testing/axe.js'
import { aSession } from '../../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../../testing/fake-server.js'
import { openConsole } from '../../../../testing/open-console.js'

const at = '2026-11-21T06:30:00.000Z'
const by = '9000000002'
const drawer: Drawer = {
  id: 'drawer2',
  status: 'open',
  openedAt: at,
  openedBy: by,
  float: 500,
  sales: 849,
  refunds: 120.5,
  paidIn: 0,
  paidOut: 200,
  expected: 1028.5,
  counted: null,
  difference: null,
  note: '',
  closedBy: null,
  closedAt: null,
  moves: [
    { id: 'm1', kind: 'sale', amount: 849, orderId: 'P-7KQ4-M2XD', reason: '', by, at },
    { id: 'm2', kind: 'out', amount: 200, orderId: null, reason: 'Stamps', by, at },
  ],
}
const closed = {
  ...drawer,
  id: 'drawer1',
  status: 'closed',
  expected: 700,
  counted: 690.5,
  difference: -9.5,
  note: 'A coin rolled away',
  closedBy: by,
  closedAt: at,
  moves: [],
}

function open(current: Drawer | null) {
  const server = new FakeServer()
    .on('GET /admin/people', ok([{ mobileNumber: by, name: 'Padma' }]))
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/drawers/current', ok({ drawer: current }))
    .on('GET /admin/drawers', page('drawers', [closed]))
    .listen()
  return { server, ...openConsole('/dashboard/drawer') }
}

it('the drawer shows what it has to hold and why, and what was missing on days before', async () => {
  open(drawer)
  expect(await screen.findByText('₹1,028.50')).toBeVisible()
  // Somebody has a name, and nothing has no minus.
  expect(screen.getByText(/^Opened .* by Padma$/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(by)
  expect(document.body).not.toHaveTextContent('-₹0.00')
  const moves = within(screen.getByRole('region', { name: 'Today’s cash' }))
  expect(moves.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Taken out Stamps.*-₹200\.00$/),
    expect.stringMatching(/^Sale P-7KQ4-M2XD.*₹849\.00$/),
  ])
  expect(await screen.findByText('₹9.50 are missing.')).toBeVisible()
  expect(screen.getByText('A coin rolled away')).toBeVisible()
  expect(await faults()).toEqual([])
})

it("is opened with an amount in rupees, and shows the server's objection", async () => {
  const { server, person } = open(null)
  server.on('POST /admin/drawers', refusal(409, 'DRAWER_OPEN', 'Somebody opened the drawer already.'))
  await person.type(await screen.findByLabelText('Cash in the drawer'), '5,00')
  await person.click(screen.getByRole('button', { name: 'Open the drawer' }))
  expect(
    screen.getByText('Write rupees like 1,500 or 49.50. A comma only separates thousands.'),
  ).toBeVisible()
  expect(server.callsOf('POST /admin/drawers')).toEqual([])
  await person.clear(screen.getByLabelText('Cash in the drawer'))
  await person.type(screen.getByLabelText('Cash in the drawer'), '500')
  await person.click(screen.getByRole('button', { name: 'Open the drawer' }))
  expect(await screen.findByText('Somebody opened the drawer already.')).toBeVisible()
  expect(screen.getByLabelText('Cash in the drawer')).toHaveValue('500')
  expect(server.callsOf('POST /admin/drawers')).toMatchObject([{ body: { float: 500 } }])
  expect(await faults()).toEqual([])
})

it('the drawer books cash with its reason, and is closed after one more question', async () => {
  const { server, person } = open(drawer)
  server.on('POST /admin/drawers/moves', ok(drawer)).on('POST /admin/drawers/drawer2/close', ok(closed))
  await person.type(await screen.findByLabelText('Amount'), '20.50')
  // The tab is closed by mistake: what was typed is there again.
  cleanup()
  openConsole('/dashboard/drawer', { keeps: true })
  expect(await screen.findByLabelText('Amount')).toHaveValue('20.50')
  await person.click(screen.getByRole('button', { name: 'Take out' }))
  expect(screen.getByText('Say what for.')).toBeVisible()
  await person.type(screen.getByLabelText(/^What for/), ' Tape ')
  await person.click(screen.getByRole('button', { name: 'Take out' }))
  expect(await screen.findByText('Booked.')).toBeVisible()
  expect(server.callsOf('POST /admin/drawers/moves')).toMatchObject([
    { body: { kind: 'out', amount: 20.5, reason: 'Tape' } },
  ])
  await person.type(screen.getByLabelText('Counted'), '1000')
  await person.click(screen.getByRole('button', { name: 'Close the drawer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the drawer?' }))
  expect(server.callsOf('POST /admin/drawers/drawer2/close')).toEqual([])
  server.on('GET /admin/drawers/current', ok({ drawer: null }))
  await person.click(dialog.getByRole('button', { name: 'Close the drawer' }))
  expect(await screen.findByText('The drawer is closed.')).toBeVisible()
  expect(server.callsOf('POST /admin/drawers/drawer2/close')).toMatchObject([{ body: { counted: 1000 } }])
})
