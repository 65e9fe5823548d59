import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowing } from '../../testing/builders.js'
import { ok } from '../../testing/fake-server.js'
import { openConsole, type Person } from '../../testing/open-console.js'
import { inCard, packed, serverWith } from '../../testing/packing-table.js'

const ADDRESS = '/assign-stock?deliveryStatus=Packed'
const order = packed({
  ...allowing('ship', 'cancelByStaff'),
  cancellation: { full: 967.5, lessCharge: 942.5 },
})

const back = () => act(async () => window.history.back())
const where = () => window.location.pathname + window.location.search
const dialog = () => screen.queryByRole('dialog')

/** The console, at a screen that another one led to. */
async function openAt() {
  serverWith(order).on('GET /orders/order/P-7KQ4-M2XD', ok(order))
  window.history.replaceState({}, '', '/dashboard/orders')
  const { person } = openConsole(ADDRESS)
  const press = async (name: string) => person.click((await inCard()).getByRole('button', { name }))
  return { person, press }
}

it('Back closes a dialog, and leads to the screen before only once none is open', async () => {
  const { press } = await openAt()
  await press('Cancel order')
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }))
  await back()
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(where()).toBe(ADDRESS)
  await back()
  await waitFor(() => expect(where()).toBe('/dashboard/orders'))
})

it.each<[string, (person: Person) => Promise<void>]>([
  ['Back', back],
  ['Escape', (person) => person.keyboard('{Escape}')],
])('%s asks before it drops the typed reason, which stays when the dialog stays', async (_, leave) => {
  const { person, press } = await openAt()
  await press('Cancel order')
  const reason = await screen.findByRole('textbox', { name: /Reason/ })
  await person.type(reason, 'Out of jars')
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }))
  await leave(person)
  const question = { name: 'Leave without saving?' }
  await person.click(within(await screen.findByRole('dialog', question)).getByText('Stay here'))
  await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument())
  expect(reason).toHaveValue('Out of jars')
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }))
  await leave(person)
  await person.click(within(await screen.findByRole('dialog', question)).getByText('Leave without saving'))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(where()).toBe(ADDRESS)
})

it('Back closes a dialog at once when what was typed there is cleared again', async () => {
  const { person, press } = await openAt()
  await press('Cancel order')
  const reason = await screen.findByRole('textbox', { name: /Reason/ })
  await person.type(reason, 'Out')
  await person.clear(reason)
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }))
  await back()
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

it('a dialog that is closed by its button leaves nothing in the history', async () => {
  const { person, press } = await openAt()
  await press('Cancel order')
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }))
  await person.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(window.history.state).not.toHaveProperty('dialogs'))
  expect(where()).toBe(ADDRESS)
  await back()
  await waitFor(() => expect(where()).toBe('/dashboard/orders'))
})

it('the second click of a double click does not close the dialog that the first one opened', async () => {
  const { press } = await openAt()
  await press('Create Shipment')
  const beside = (await screen.findByRole('dialog')).parentElement as HTMLElement
  fireEvent.mouseDown(beside, { detail: 2 })
  fireEvent.click(beside, { detail: 2 })
  expect(dialog()).toBeInTheDocument()
})
