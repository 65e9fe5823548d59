import { screen, within } from '@testing-library/react'
import { aSession } from '../../testing/builders.js'
import { FakeServer, ok, page } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const drawer = {
  id: 'd1',
  status: 'open',
  openedAt: '2026-11-22T04:30:00.000Z',
  openedBy: '9000000001',
  float: 500,
  sales: 0,
  refunds: 0,
  paidIn: 0,
  paidOut: 0,
  expected: 500,
  moves: [],
}

function openDrawer() {
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'admin' })))
    .on('GET /admin/drawers/current', ok({ drawer }))
    .on('GET /admin/drawers', page('drawers', []))
    .on('GET /admin/courier-work', page('courier-work', []))
    .listen()
  return openConsole('/dashboard/drawer', { rail: true })
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

it('the screen asks before text typed into one of several forms is left, and leaves when confirmed', async () => {
  const { person } = openDrawer()
  const counted = await screen.findByLabelText('Counted')
  await person.type(counted, '450')
  await person.click(screen.getByRole('link', { name: 'Parcels to look at' }))
  await person.click(within(await question()).getByRole('button', { name: 'Stay here' }))
  expect(counted).toHaveValue('450')
  await person.click(await screen.findByRole('link', { name: 'Parcels to look at' }))
  await person.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Parcels to look at' })).toBeVisible()
})

it('the screen asks nothing once every form is empty again', async () => {
  const { person } = openDrawer()
  await person.type(await screen.findByLabelText('Counted'), '450')
  await person.type(screen.getByLabelText('What for'), 'Milk')
  await person.clear(screen.getByLabelText('Counted'))
  await person.clear(screen.getByLabelText('What for'))
  await person.click(screen.getByRole('link', { name: 'Parcels to look at' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Parcels to look at' })).toBeVisible()
})
